import { expect, test } from 'vitest'
import { columnsFor, type FigureDay, netOf, sumsOf } from './figures.rules'
import { figuresSearch } from './figures-search'

function day(change: Partial<Record<keyof FigureDay, unknown>>): FigureDay {
  const nothing = { deposits: 0, withdrawals: 0, stake: 0, win: 0, rounds: 0, minutes: 0 }
  return { day: '2026-11-15', ...nothing, ...change } as FigureDay
}

test('a day on which more was staked than won is a loss', () => {
  expect(netOf(day({ stake: 1_000, win: 400 }))).toBe(-600)
})

test('the sums are those of all days', () => {
  const days = [day({ deposits: 5, minutes: 30 }), day({ deposits: 7, stake: 3, minutes: 45 })]
  expect(sumsOf(days)).toMatchObject({ deposits: 12, stake: 3, win: 0, minutes: 75 })
})

test('gains stand on the line of nothing and losses hang from it', () => {
  expect(columnsFor([300, -100])).toEqual({
    columns: [
      { top: 0, size: 75 },
      { top: 75, size: 25 },
    ],
    zero: 75,
    high: 300,
    low: -100,
  })
})

test('days without anything draw nothing', () => {
  expect(columnsFor([0, 0]).columns.every(({ size }) => size === 0)).toBe(true)
})

test.each([
  { raw: { days: '7' }, gives: { days: 7 } },
  { raw: { days: 90 }, gives: { days: 90 } },
  { raw: { days: 30 }, gives: {} },
  { raw: { days: 'x' }, gives: {} },
])('the address $raw shows $gives', ({ raw, gives }) => {
  expect(figuresSearch(raw)).toEqual(gives)
})
