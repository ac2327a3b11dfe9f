import { compile } from '@camellia/engines/slot/compile'
import { TITLES } from '@camellia/engines/titles/titles'
import { expect, test } from 'vitest'
import { clockText, moneyOf, openingBet, payRanges, seenBalance, stepBet } from './slot.rules'

const BETS = [200, 500, 1_000, 5_000]

test('a bet steps along the list and stays in it', () => {
  expect(stepBet(BETS, 500, 1)).toBe(1_000)
  expect(stepBet(BETS, 200, -1)).toBe(200)
  expect(stepBet(BETS, 5_000, 1)).toBe(5_000)
})

test('a game opens with the bet that was chosen in it, and the first time with a small one', () => {
  expect(openingBet(BETS, 1_000)).toBe(1_000)
  expect(openingBet(BETS)).toBe(500)
  expect(openingBet(BETS, 300)).toBe(500)
  expect(openingBet([200])).toBe(200)
})

test('fractions of a won are dropped', () => {
  expect(moneyOf(200, 133)).toBe(266)
  expect(moneyOf(100, 1)).toBe(1)
})

test('the clock shows hours when there are any', () => {
  expect(clockText(768_000, true)).toBe('00:12:48')
  expect(clockText(768_000, false)).toBe('12:48')
  expect(clockText(3_661_000, false)).toBe('01:01:01')
})

test('a paytable names every count that pays, and each pays what the engine pays for it', () => {
  expect(payRanges({ 8: 40, 10: 90, 12: 400 }, 30)).toEqual([
    { counts: '12+', cents: 400 },
    { counts: '10–11', cents: 90 },
    { counts: '8–9', cents: 40 },
  ])
  expect(payRanges({ 3: 1, 4: 2, 5: 3 }, 5).map(({ counts }) => counts)).toEqual(['5', '4', '3'])
  for (const def of [TITLES['thunder-pantheon'], TITLES['bingsu-pop']]) {
    if (!def) throw new Error('the title is there')
    const slot = compile(def)
    const cells = slot.rows.reduce((sum, rows) => sum + rows, 0)
    def.symbols.forEach(({ id }, symbol) => {
      for (const { counts, cents } of payRanges(def.pays[id] ?? {}, cells)) {
        const [from = 0, to = counts.endsWith('+') ? cells : from] = counts.split('–').map(parse)
        for (let n = from; n <= to; n++) expect(slot.pays[symbol]?.[n]).toBe(cents)
      }
    })
  }
})

function parse(count: string): number {
  return Number.parseInt(count, 10)
}

test('a win is not in the balance before it was seen', () => {
  expect(seenBalance(50_000, { balance: 58_000, win: 9_000 }, false)).toBe(49_000)
  expect(seenBalance(50_000, undefined, false)).toBe(50_000)
})

test('a round of an earlier visit takes nothing from a balance that has moved since', () => {
  const round = { balance: 600_000, win: 578_500 }
  expect(seenBalance(600_000, round, true)).toBe(21_500)
  expect(seenBalance(100, round, true)).toBe(100)
  expect(seenBalance(undefined, round, true)).toBeUndefined()
})
