import { readSeeds } from '@camellia/contract/fairness'
import { bet } from '@camellia/contract/play'
import { listRounds, PROOF_BYTES_MAX, readProofs, readRound } from '@camellia/contract/round'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing-site'
import { leftOf } from './round.rules'
import { selectProofs } from './round.sql'

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

test('a list names rounds without what was drawn; as many as fit come with it', async () => {
  const player = await site.login('player3')
  const spin = { game: 'crimson-fortune', stake: 1_000, choice: {}, variant: '96' } as const
  for (let n = 0; n < 3; n++) expect((await site.call(bet, spin, player)).code).toBe('SUCCESS')
  await site.call(bet, { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } }, player)
  const { items } = (await site.call(listRounds, { size: 10 }, player)).data
  expect(items.map(({ drawn }) => drawn?.result ?? null)).toEqual([
    expect.stringMatching(/ODD|EVEN/),
    ...[null, null, null],
  ])
  expect(Object.keys(items[1] ?? {})).not.toContain('outcome')
  const ids = items.map(({ id }) => id)
  const whole = (await site.call(readProofs, { ids }, player)).data
  expect(whole.left).toEqual([])
  expect(whole.rounds.map(({ id }) => id)).toEqual(ids)
  for (const round of whole.rounds) {
    const alone = await site.call(readRound, { id: round.id }, player)
    expect(alone.data.round).toEqual(round)
  }
  const other = await site.login('player1')
  expect((await site.call(readProofs, { ids }, other)).data).toEqual({ rounds: [], left: [] })
})

test('what does not fit into an answer is left for the next, and one always comes', async () => {
  const id = site.idOf('player3')
  const ids = await site.db.system(async (tx) => {
    const rows = await tx.sql<{ id: string }[]>`
      select id from round where member_id = ${id} order by id desc`
    return rows.map((row) => row.id)
  })
  const sizes = async (bytes: number) => {
    const rows = await site.db.system((tx) => selectProofs(tx, { member: id, ids, bytes }))
    return { came: rows.length, left: leftOf(ids, rows).length }
  }
  expect(await sizes(PROOF_BYTES_MAX)).toEqual({ came: 4, left: 0 })
  expect(await sizes(1)).toEqual({ came: 1, left: 3 })
  const some = await sizes(20_000)
  expect(some.came + some.left).toBe(4)
})
