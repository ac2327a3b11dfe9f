import type { ListedRound } from '@camellia/contract/round'
import type { Won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { netOf } from '../site/round-result'
import { csvOf, firstBoard, freeSpinsOf, timesOf, toneOf } from './history.rules'

const round: ListedRound = {
  id: '01a1dd29-a2ac-7fd8-8564-f00000000001',
  game: 'crimson-fortune',
  stake: 1_000 as Won,
  win: 1_500 as Won,
  cancelStake: 0 as Won,
  status: 'FINISHED',
  choice: {},
  drawn: null,
  event: null,
  seedId: '01a1dd29-a2ac-7fd8-8564-f00000000002',
  nonce: 1,
  balanceBefore: 50_000 as Won,
  balanceAfter: 50_500 as Won,
  createdAt: '2026-11-15T02:00:00.000Z',
  gift: false,
}

test.each([
  { change: {}, tone: 'won' },
  { change: { win: 1_000 as Won }, tone: 'plain' },
  { change: { gift: true }, tone: 'gift' },
  { change: { status: 'CANCEL' as const }, tone: 'cancelled' },
])('a round with $change looks $tone', ({ change, tone }) => {
  expect(toneOf({ ...round, ...change })).toBe(tone)
})

test('the stake of a gift was not the player’s', () => {
  expect(netOf(round)).toBe(500)
  expect(netOf({ ...round, gift: true })).toBe(1_500)
  expect(timesOf(1_234, 1_000)).toBe(1.23)
})

test('an open bet has no result yet, and what was given back is not lost', () => {
  const open = { ...round, status: 'PENDING' as const, win: 0 as Won }
  expect(netOf(open)).toBeNull()
  expect(netOf({ ...open, status: 'LOSE' })).toBe(-1_000)
  expect(netOf({ ...open, status: 'CANCEL' })).toBe(0)
  const words = { head: ['x'], nameOf: () => 'game', statusOf: () => 'waits' }
  const [, line] = csvOf([open], words).split('\r\n')
  expect(line?.split(',').slice(3, 7)).toEqual(['1000', '', '0', ''])
})

test('the first board shows what won on it, and free spins are counted with those they brought', () => {
  const outcome = {
    ...{ def: 'd', variant: '96' as const, rtp: 9_600, bet: 1_000, cents: 150 },
    events: [
      { type: 'reveal' as const, set: 'A', grid: [[1], [2]] },
      {
        type: 'win' as const,
        wins: [{ symbol: 1, count: 1, cells: [[0, 0]] as const, cents: 150 }],
        cents: 150,
      },
      { type: 'fsStart' as const, spins: 10, cells: [], cents: 0 },
      { type: 'fsMore' as const, spins: 5, cells: [], cents: 0 },
    ],
  }
  expect(firstBoard(outcome)).toEqual({ grid: [[1], [2]], lit: new Set(['0:0']) })
  expect(freeSpinsOf(outcome)).toBe(15)
})

test('a file of rounds begins with its head and runs no formulas', () => {
  const file = csvOf([round], {
    head: ['시간', '게임'],
    nameOf: () => '=cmd()',
    statusOf: () => '당첨',
  })
  expect(file.split('\r\n')).toEqual([
    '\uFEFF시간,게임',
    `2026-11-15 11:00:00,"'=cmd()",${round.id},1000,1500,0,500,50000,50500,당첨`,
    '',
  ])
})
