import type { Overrides } from '@camellia/contract/role'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import {
  changedIn,
  holds,
  NO_PERSON_DRAFT,
  nextSetting,
  overrideChange,
  setTo,
  takenBack,
} from './person.rules'

const person: Overrides = {
  id: 7 as MemberId,
  code: 'store1',
  name: '성수점',
  kind: 'PARTNER',
  role: { id: 5 as RoleId, name: '매장' },
  permissions: ['Faq.read'],
  granted: ['Level.up'],
  withheld: [],
  mine: true,
}

test('a setting decides before the role', () => {
  expect(holds(person, 'Faq.read', 'ROLE')).toBe(true)
  expect(holds(person, 'Faq.read', 'WITHHELD')).toBe(false)
  expect(holds(person, 'Faq.write', 'GRANTED')).toBe(true)
})

test('what is set is sent with what was seen, and undo takes it back', () => {
  const once = setTo(person, NO_PERSON_DRAFT, 'Faq.read', 'WITHHELD')
  const draft = setTo(person, once, 'Level.up', 'ROLE')
  expect(overrideChange(person, draft)).toEqual({
    id: 7,
    before: { granted: ['Level.up'], withheld: [] },
    after: { granted: [], withheld: ['Faq.read'] },
  })
  expect(changedIn(person, takenBack(draft))).toEqual(['Faq.read'])
  expect(changedIn(person, takenBack(takenBack(draft)))).toEqual([])
})

test('back to what it was is no change', () => {
  const draft = setTo(person, NO_PERSON_DRAFT, 'Level.up', 'WITHHELD')
  expect(changedIn(person, setTo(person, draft, 'Level.up', 'GRANTED'))).toEqual([])
})

test('the three settings go round in both directions', () => {
  expect(nextSetting('WITHHELD')).toBe('ROLE')
  expect(nextSetting('ROLE', -1)).toBe('WITHHELD')
})
