import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import {
  BLANK,
  isReady,
  readRate,
  SELECTED_MAX,
  sentRate,
  sentWords,
  targetOf,
  withPerson,
} from './message.rules'

const person = (id: number) => ({ id: id as MemberId, code: `code${id}`, name: `이름${id}` })
const ko = { title: '제목', content: '내용' }
const said = { ...BLANK, kind: 'ALL', words: { ko } } as const

test.each([
  { change: {}, ready: true, because: 'everyone was chosen' },
  { change: { kind: undefined }, ready: false, because: 'nobody was chosen yet' },
  { change: { kind: 'ROLE' }, ready: false, because: 'which role?' },
  { change: { kind: 'ROLE', role: 3 as RoleId }, ready: true, because: 'a role is chosen' },
  { change: { kind: 'LINE' }, ready: false, because: 'whose line?' },
  { change: { kind: 'LINE', partner: person(5) }, ready: true, because: 'a partner is chosen' },
  { change: { kind: 'SELECTED' }, ready: false, because: 'nobody is chosen' },
  { change: { kind: 'SELECTED', people: [person(1)] }, ready: true, because: 'one is enough' },
  {
    change: { words: { ko: { title: '제목', content: '  ' } } },
    ready: false,
    because: 'blanks say nothing',
  },
  {
    change: { words: { ko, en: { title: 'Title', content: '' } } },
    ready: false,
    because: 'a text is written by half',
  },
  {
    change: { words: { ko, en: { title: ' ', content: '' } } },
    ready: true,
    because: 'a language nobody wrote in is left out',
  },
] as const)('$change is ready: $ready, $because', ({ change, ready }) => {
  expect(isReady({ ...said, ...change })).toBe(ready)
})

test('what is sent is the Korean text and the others that are written', () => {
  const en = { title: ' Title ', content: 'Text' }
  expect(sentWords({ ko, en, fr: { title: '', content: '' } })).toEqual({
    ...ko,
    translations: { en: { title: 'Title', content: 'Text' } },
  })
  expect(sentWords({ en })).toBeUndefined()
})

test('chosen people are written to at once, not in the background', () => {
  expect(targetOf({ ...said, kind: 'SELECTED', people: [person(1)] })).toBeUndefined()
  expect(targetOf({ ...said, kind: 'LINE', partner: person(5) })).toEqual({
    kind: 'LINE',
    partner: 5,
  })
})

test('nobody is chosen twice, and not more than may be written to at once', () => {
  const one = withPerson([], person(1))
  expect(withPerson(one, person(1))).toHaveLength(1)
  const most = Array.from({ length: SELECTED_MAX }, (_, index) => person(index + 1))
  expect(withPerson(most, person(999))).toHaveLength(SELECTED_MAX)
})

test('rates are of what was sent, and nothing divides by nothing', () => {
  expect(sentRate({ sent: 1, total: 3 })).toBe(3_333)
  expect(sentRate({ sent: 0, total: 0 })).toBe(10_000)
  expect(readRate({ read: 1, sent: 4 })).toBe(2_500)
  expect(readRate({ read: 0, sent: 0 })).toBe(0)
})
