import { readSeeds } from '@camellia/contract/fairness'
import { bet } from '@camellia/contract/play'
import { listRounds } from '@camellia/contract/round'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing-site'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => expect(await site.close()).toEqual([]))

test('all rounds of a revealed seed are read page by page, and nobody else reads them', async () => {
  const player = await site.login('player1')
  const spin = () =>
    site.call(bet, { game: 'crimson-fortune', stake: 1_000, choice: {}, variant: '96' }, player)
  const rotate = (clientSeed: string) => site.rotate(player, clientSeed)
  await spin()
  await rotate('mine')
  for (let n = 0; n < 7; n++) await spin()
  const { revealed } = (await rotate('next')).data
  if (!revealed) throw new Error('a pair was in use')
  await spin()
  expect(revealed).toMatchObject({ clientSeed: 'mine', nonce: 7 })
  const page = async (before?: string, as = player) =>
    (await site.call(listRounds, { seed: revealed.id, size: 5, ...(before && { before }) }, as))
      .data
  const first = await page()
  const second = await page(first.items.at(-1)?.id)
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  const rounds = [...first.items, ...second.items]
  expect(rounds).toHaveLength(7)
  expect(rounds.every(({ seedId }) => seedId === revealed.id)).toBe(true)
  expect(new Set(rounds.map(({ nonce }) => nonce)).size).toBe(7)
  const other = await site.login('player2')
  expect((await page(undefined, other)).items).toEqual([])
  expect((await site.call(readSeeds, {}, player)).data.revealed[0]?.id).toBe(revealed.id)
})
