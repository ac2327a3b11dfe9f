import { expect, test } from 'vitest'
import { type Command, commandsLike, deedNamed } from './palette.rules'

const command = (label: string, group = ''): Command => ({
  id: label,
  group,
  label,
  icon: 'search',
  run: () => {},
})

const COMMANDS = [
  { ...command('대시보드', '이동'), words: '/dashboard' },
  command('어둡게', '테마'),
  command('English', '언어'),
]

test.each([
  { text: '', found: ['대시보드', '어둡게', 'English'], because: 'nothing typed shows all' },
  { text: '테마 어', found: ['어둡게'], because: 'words may come from group and name' },
  { text: 'eng', found: ['English'], because: 'small letters do' },
  { text: 'ㄷㅅㅂㄷ', found: ['대시보드'], because: 'initials do' },
  { text: 'dash', found: ['대시보드'], because: 'its address does' },
  { text: 'zzz', found: [], because: 'no such thing' },
])('"$text" finds $found: $because', ({ text, found }) => {
  expect(commandsLike(COMMANDS, text).map(({ label }) => label)).toEqual(found)
})

const DEEDS = [
  { id: 'pay', names: ['지급', 'pay'] },
  { id: 'block', names: ['차단', 'block'] },
  { id: 'unblock', names: ['차단 해제', 'unblock'] },
]

test.each([
  ['pay player1', 'pay', 'player1'],
  ['player1 지급', 'pay', 'player1'],
  ['차단 해제 moon', 'unblock', 'moon'],
  ['차단 moon', 'block', 'moon'],
  ['지급 ', 'pay', ''],
])('"%s" is %s for "%s"', (text, id, who) => {
  expect(deedNamed(DEEDS, text)).toMatchObject({ deed: { id }, who })
})

test.each(['payday', 'player1', '지급'])('"%s" names no deed yet', (text) => {
  expect(deedNamed(DEEDS, text)).toBeUndefined()
})
