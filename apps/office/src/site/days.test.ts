import { expect, test } from 'vitest'
import { daysIn, spanBetween, spanOf } from './days'

const NOW = new Date('2026-11-14T15:30:00Z')

test('a day begins at midnight in Seoul, whatever the clock of the browser says', () => {
  expect(spanOf('today', NOW)).toEqual({ from: '2026-11-14T15:00:00.000Z' })
  expect(spanOf('today', new Date('2026-11-14T14:59:59.999Z'))).toEqual({
    from: '2026-11-13T15:00:00.000Z',
  })
})

test('yesterday ends where today begins', () => {
  expect(spanOf('yesterday', NOW)).toEqual({
    from: '2026-11-13T15:00:00.000Z',
    until: '2026-11-14T15:00:00.000Z',
  })
})

test('the last days count today as one of them', () => {
  expect(spanOf('3', NOW)).toEqual({ from: '2026-11-12T15:00:00.000Z' })
  expect(spanOf('7', NOW)).toEqual({ from: '2026-11-08T15:00:00.000Z' })
})

test('all days have neither beginning nor end', () => {
  expect(spanOf(undefined, NOW)).toEqual({})
})

test('both ends of a range are inside, and either may be open', () => {
  expect(spanBetween('2026-11-01', '2026-11-02')).toEqual({
    from: '2026-10-31T15:00:00.000Z',
    until: '2026-11-02T15:00:00.000Z',
  })
  expect(spanBetween(undefined, '2026-11-02')).toEqual({ until: '2026-11-02T15:00:00.000Z' })
})

test('an address says the days as a word or a number, and other days are dropped', () => {
  expect(daysIn('yesterday')).toBe('yesterday')
  expect(daysIn(3)).toBe('3')
  expect(daysIn(99)).toBeUndefined()
  expect(daysIn(undefined)).toBeUndefined()
})
