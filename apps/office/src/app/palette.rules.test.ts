import { expect, test } from 'vitest'
import { type Command, commandsLike } from './palette.rules'

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
