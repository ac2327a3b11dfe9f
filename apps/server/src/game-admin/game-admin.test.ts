import { listGames, listVendors } from '@camellia/contract/game'
import * as contract from '@camellia/contract/game-admin'
import { bet } from '@camellia/contract/play'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
let admin: CallAs
const game = 'crimson-fortune'
const reason = '점검'

beforeAll(async () => {
  site = await startSite()
  player = await site.login('player1')
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const spin = (stake = 1_000) => site.call(bet, { game, stake, choice: {}, variant: '96' }, player)
const listed = async () =>
  (await site.call(listGames, {}, {})).data.find(({ code }) => code === game)

test('a closed title takes no bet until it is opened again', async () => {
  expect(
    (await site.call(contract.switchGames, { games: [game], on: false, reason }, admin)).code,
  ).toBe('SUCCESS')
  expect((await spin()).code).toBe('GAME_DISABLED')
  expect(await listed()).toMatchObject({ open: false })
  await site.call(contract.switchGames, { games: [game], on: true, reason }, admin)
  expect((await spin()).code).toBe('SUCCESS')
  expect(
    (await site.call(contract.switchGames, { games: [game, 'nothing'], on: false, reason }, admin))
      .code,
  ).toBe('NOT_FOUND')
  expect(await listed()).toMatchObject({ open: true })
})

test('a closed vendor closes all of its titles, and the site says maintenance', async () => {
  await site.call(contract.switchVendor, { vendor: 'HOUSE', on: false, reason }, admin)
  expect((await spin()).code).toBe('GAME_DISABLED')
  expect((await site.call(listVendors, { gameType: ['SLOT'] }, {})).code).toBe('MAINTENANCE')
  const { data } = await site.call(contract.listAdminGames, {}, admin)
  expect(data.games.find(({ code }) => code === game)).toMatchObject({
    open: false,
    switchedOn: true,
  })
  await site.call(contract.switchVendor, { vendor: 'HOUSE', on: true, reason }, admin)
  expect((await site.call(listVendors, { gameType: ['SLOT'] }, {})).code).toBe('SUCCESS')
})

test.each(['odd-even', 'odd-even-1m'])('nobody opens %s for a bet without bound', async (code) => {
  const save = (minBet: number, maxBet: number) =>
    site.call(contract.saveGame, { game: code, minBet, maxBet, isNew: false }, admin)
  expect((await save(1_000, 1_000_000_000_000)).code).toBe('BET_LIMIT')
  expect((await save(1_000, 10_000_100)).code).toBe('BET_LIMIT')
  expect((await save(1_050, 10_000)).code).toBe('BET_LIMIT')
  expect((await save(1_000, 10_000_000)).code).toBe('SUCCESS')
})

test('limits are steps of the title, and hold at once', async () => {
  const save = (minBet: number, maxBet: number) =>
    site.call(contract.saveGame, { game, minBet, maxBet, isNew: true }, admin)
  expect((await save(2_000, 1_000)).code).toBe('BET_LIMIT')
  expect((await save(1_001, 2_000)).code).toBe('BET_LIMIT')
  expect((await save(2_000, 10_000)).code).toBe('SUCCESS')
  expect((await spin(1_000)).code).toBe('BET_LIMIT')
  expect((await spin(2_000)).code).toBe('SUCCESS')
  expect(await listed()).toMatchObject({ minBet: 2_000, isNew: true })
})

test('the order of the lobby is the order that was saved', async () => {
  const codes = (await site.call(listGames, {}, {})).data.map(({ code }) => code)
  const wanted = [...codes].reverse()
  await site.call(contract.orderGames, { games: wanted }, admin)
  expect((await site.call(listGames, {}, {})).data.map(({ code }) => code)).toEqual(wanted)
})

test('who switches many titles and waits for one of them keeps nobody from the others', async () => {
  const codes = (await site.call(listGames, {}, {})).data.map(({ code }) => code)
  const [first = '', ...others] = [...codes].sort()
  let switched: Promise<unknown> = Promise.resolve()
  await site.db.system(async ({ sql }) => {
    await sql`select from game where code = ${first} for update`
    const wish = { games: codes, on: true, reason }
    switched = site.call(contract.switchGames, wish, admin)
    const waiting = () => sql`
      select 1 from pg_locks
      where not granted and transactionid::text = pg_current_xact_id()::text`
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
    const free = await sql`
      select code from game where code = any (${others}::text[]) for update skip locked`
    expect(free.map(({ code }) => code).sort()).toEqual(others)
  })
  expect(await switched).toMatchObject({ code: 'SUCCESS' })
})
