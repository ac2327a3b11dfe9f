import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profile } from '@camellia/contract/access'
import * as contract from '@camellia/contract/play'
import { tableName } from '@camellia/engines/slot/book'
import { encodeTable } from '@camellia/engines/slot/book-file'
import { makeBookTable } from '@camellia/engines/slot/fast/make-books'
import { TITLES } from '@camellia/engines/titles/titles'
import { verify } from '@camellia/engines/verify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
const dist = mkdtempSync(join(tmpdir(), 'camellia-books-'))
const game = 'thunder-pantheon'

beforeAll(async () => {
  const title = TITLES[game]
  if (!title) throw new Error('the title is there')
  mkdirSync(join(dist, 'books'))
  for (const kind of ['spin', 'buy'] as const) {
    const file = join(dist, 'books', `${tableName(game, kind)}.book`)
    writeFileSync(file, encodeTable(makeBookTable(title, kind)))
  }
  site = await startSite({ dist })
  player = await site.login('player1')
}, 120_000)
afterAll(async () => {
  expect(await site.close()).toEqual([])
  rmSync(dist, { recursive: true })
})

const spin = (choice: { buy?: boolean } = {}, code: contract.SlotCode = game) =>
  site.call(contract.bet, { game: code, stake: 200, choice, variant: '96' }, player)

test('a round from a book is confirmed offline by its proof, and no byte of it can be changed', async () => {
  const rounds = []
  for (let i = 0; i < 60; i++) rounds.push((await spin()).data.round)
  const bought = (await spin({ buy: true })).data.round
  expect(bought).toMatchObject({ stake: 65 * 200, outcome: { bet: 200 } })
  const { data } = await site.rotate(player, 'next')
  const claimOf = ({ outcome, ...round }: contract.Round) => ({
    ...round,
    stake: Number(outcome.bet),
    serverSeed: data.revealed?.serverSeed ?? '',
    outcome,
  })
  for (const round of [...rounds, bought]) {
    expect(verify(claimOf(round))).toMatchObject({ commitHolds: true, outcomeHolds: true })
  }
  const { outcome } = bought
  const book = outcome.book as Record<string, unknown>
  for (const changed of [
    { ...outcome, cents: Number(outcome.cents) + 1 },
    { ...outcome, book: { ...book, book: Number(book.book) + 1 } },
    { ...outcome, book: { ...book, start: Number(book.start) + 1 } },
    { ...outcome, book: { ...book, payout: Number(book.payout) + 100 } },
  ]) {
    const holds = (() => {
      try {
        return verify(claimOf({ ...bought, outcome: changed })).outcomeHolds
      } catch {
        return false
      }
    })()
    expect(holds).toBe(false)
  }
})

test('a title whose table is not there is not played, and costs nothing', async () => {
  const before = (await site.call(profile, {}, player)).data.balance
  expect((await spin({}, 'bingsu-pop')).code).toBe('GAME_DISABLED')
  expect((await site.call(profile, {}, player)).data.balance).toBe(before)
})

test('another table than the published one stops the start', async () => {
  const [name, bad] = [
    `${tableName(game, 'spin')}.book`,
    mkdtempSync(join(tmpdir(), 'camellia-bad-')),
  ]
  const title = TITLES[game]
  if (!title) throw new Error('the title is there')
  const table = makeBookTable(title, 'buy')
  table.payouts[7] = (table.payouts[7] ?? 0) + 1
  mkdirSync(join(bad, 'books'))
  writeFileSync(join(bad, 'books', name), encodeTable(table))
  await expect(startSite({ dist: bad })).rejects.toThrow('not the published one')
  rmSync(bad, { recursive: true })
}, 60_000)
