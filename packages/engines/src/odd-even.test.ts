import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { ODD_EVEN_RTP, playOddEven, settleOddEven } from './odd-even'
import { drawFrom } from './stream'

const PICKS = ['ODD', 'EVEN'] as const

test.each(PICKS)('the published return of %s is the exact one', (pick) => {
  const balls = Array.from({ length: 10 }, (_, i) => i + 1)
  const paid = balls.map((ball) => settleOddEven(won(100), { pick }, ball).win)
  const paidBack = paid.reduce((sum, win) => sum + win, 0) / (100 * balls.length)
  expect(paidBack * 10_000).toBeCloseTo(ODD_EVEN_RTP, 9)
  expect(ODD_EVEN_RTP).toBe(9_750)
})

test('the same seeds, nonce, stake and choice give the same round again', () => {
  const own = { serverSeed: new Uint8Array(32).fill(7), clientSeed: 'mine', nonce: 3 }
  const seeds = { ...own, game: 'odd-even', stream: 2 as const }
  const play = () => playOddEven(won(1_000), { pick: 'ODD' }, drawFrom(seeds))
  expect(play()).toEqual(play())
})

test('a fraction of a won stays with the house', () => {
  expect(settleOddEven(won(101), { pick: 'ODD' }, 1).win).toBe(196)
})
