import { expect, test } from 'vitest'
import { boxOf, dayOf, momentOf } from './seoul.rules'

test('a box shows Seoul time and gives the same moment back', () => {
  expect(boxOf('2026-11-15T05:30:00.000Z')).toBe('2026-11-15T14:30')
  expect(momentOf('2026-11-15T14:30')).toBe('2026-11-15T05:30:00.000Z')
})

test('half a date is no moment', () => {
  expect(momentOf('')).toBeUndefined()
})

test('an evening in Greenwich is the next day in Seoul', () => {
  expect(dayOf('2026-11-14T16:00:00.000Z')).toBe('2026-11-15')
})
