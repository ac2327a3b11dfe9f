import { expect, test } from 'vitest'
import { losingShares, type NodeRates, rollingShares, WHOLE } from './commission.rules'

const node = (rolling: number, losing = 0): NodeRates => ({ rolling, losing, lossFee: 0 })
/** The worked example of settlement.md 4: head office, sub-HQ, distributor, store, player. */
const partners = [node(350, 5_000), node(300, 4_000), node(250, 3_000), node(200, 2_000)]
const path = [...partners, node(50)]
const wonOf = (numerator: number) => Math.floor(numerator / WHOLE)

test('the rolling of the worked example, to the won', () => {
  expect(rollingShares(path, 1_000_000).map(wonOf)).toEqual([5_000, 5_000, 5_000, 15_000, 5_000])
})

test('the losing of the worked example, to the won', () => {
  const shares = losingShares(partners, { stake: 1_000_000, win: 950_000 }).map(wonOf)
  expect(shares).toEqual([1_500, 1_500, 1_500, 3_000])
  expect(15_000 - shares.reduce((sum, share) => sum + share)).toBe(7_500)
})

test('a line that won pays no losing', () => {
  expect(losingShares(partners, { stake: 1_000, win: 5_000 })).toEqual([0, 0, 0, 0])
})

test('all rolling together is the rate at the top', () => {
  const shares = rollingShares(path, 999_983)
  expect(shares.reduce((sum, share) => sum + share)).toBe(350 * 999_983)
})
