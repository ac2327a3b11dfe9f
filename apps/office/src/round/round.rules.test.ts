import type { StaffRound } from '@camellia/contract/round'
import type { SlotOutcome } from '@camellia/engines/slot/engine'
import type { SlotEvent } from '@camellia/engines/slot/event'
import { expect, test } from 'vitest'
import { amountOf, canReplay, netOf, slotOutcome, stepAt, stepsOf, timesOf } from './round.rules'

const round = { stake: 1_000, win: 2_500, balanceBefore: 5_000, balanceAfter: 6_500 } as StaffRound

test('a player has more afterwards by the win without the stake', () => {
  expect(netOf(round)).toBe(1_500)
})

test('a gift adds its win: the stake was not the player’s', () => {
  expect(netOf({ ...round, gift: true, balanceAfter: 7_500 as StaffRound['win'] })).toBe(2_500)
})

test('a win is told as a multiple, a loss is not', () => {
  expect(timesOf(round)).toBe(2.5)
  expect(timesOf({ ...round, win: 0 as StaffRound['win'] })).toBeNull()
})

test('only what a slot wrote is read as one', () => {
  expect(slotOutcome({ ball: 3, result: 'ODD' })).toBeUndefined()
  expect(slotOutcome({ bet: 200, cents: 0, events: [] })).toBeDefined()
})

test('parts of a won are dropped', () => {
  expect(amountOf(250, 200)).toBe(500)
  expect(amountOf(1, 250)).toBe(2)
})

test('reels that tumble keep what stayed below what fell, and each stop has its own wins', () => {
  const win = { symbol: 1, count: 2, cents: 50 }
  const events: SlotEvent[] = [
    {
      type: 'reveal',
      set: 'A',
      grid: [
        [1, 2],
        [1, 3],
      ],
    },
    {
      type: 'win',
      wins: [
        {
          ...win,
          cells: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      cents: 50,
    },
    {
      type: 'tumble',
      removed: [
        [0, 0],
        [1, 0],
      ],
      fell: [[4], [5]],
    },
    { type: 'final', cents: 50 },
  ]
  const [first, second, last] = stepsOf(events)
  expect(first).toMatchObject({ kind: 'BOARD', fell: false, wins: [{ symbol: 1 }] })
  expect(first?.kind === 'BOARD' && [...first.lit]).toEqual(['0.0', '1.0'])
  expect(second).toMatchObject({
    fell: true,
    wins: [],
    grid: [
      [4, 2],
      [5, 3],
    ],
  })
  expect(last).toMatchObject({ kind: 'NOTE', event: { type: 'final' } })
})

test('the list follows a replay: a win belongs to the stop of the reels it was won by', () => {
  const steps = stepsOf([
    { type: 'reveal', set: 'A', grid: [[1]] },
    { type: 'win', wins: [], cents: 50 },
    { type: 'final', cents: 50 },
  ])
  expect([undefined, 0, 1, 2].map((event) => stepAt(steps, event))).toEqual([-1, 0, 0, 1])
})

test('a round of an older definition is read, not replayed: its symbols may be others now', () => {
  const outcome = { def: 'a1' } as SlotOutcome
  expect(canReplay(outcome, 'a1')).toBe(true)
  expect(canReplay(outcome, 'b2')).toBe(false)
  expect(canReplay(outcome, undefined)).toBe(false)
})
