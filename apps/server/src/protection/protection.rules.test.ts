import { expect, test } from 'vitest'
import { awayUntil, checkDeposit, hoursUntil } from './protection.rules'
import type { LimitRow } from './protection.sql'

const now = new Date('2026-03-01T00:00:00Z')
const row = { breakUntil: null, excludedUntil: null, realityMinutes: 60, now }
const later = new Date('2026-09-01T00:00:00Z')
const sooner = new Date('2026-03-02T00:00:00Z')
const past = new Date('2026-02-28T00:00:00Z')

test.each([
  [null, 1_000, 0],
  [1_000, 999, 0],
  [1_000, 1_000, 0],
  [1_000, 1_001, 24],
  [1_000, null, 24],
  [null, null, 0],
])('from %s to %s a bound waits %i hours', (from, to, hours) => {
  expect(hoursUntil(from, to)).toBe(hours)
})

test('whoever is away is away until the later of break and exclusion', () => {
  expect(awayUntil({ ...row, breakUntil: sooner, excludedUntil: later })).toEqual(later)
  expect(awayUntil({ ...row, breakUntil: sooner })).toEqual(sooner)
  expect(awayUntil({ ...row, breakUntil: past })).toBeUndefined()
  expect(awayUntil(undefined)).toBeUndefined()
})

const limit: LimitRow = {
  kind: 'DEPOSIT',
  period: 'DAY',
  value: 100_000,
  used: 60_000,
  nextAt: null,
  nextValue: null,
}

test('a deposit up to the bound is taken, one won more is not', () => {
  expect(() => checkDeposit(row, [limit], 40_000)).not.toThrow()
  expect(() => checkDeposit(row, [limit], 40_001)).toThrow('LIMIT_REACHED')
  expect(() => checkDeposit(row, [{ ...limit, kind: 'LOSS' }], 40_001)).not.toThrow()
  expect(() => checkDeposit({ ...row, breakUntil: sooner }, [], 1)).toThrow('SELF_EXCLUDED')
})
