import { listGames } from '@camellia/contract/game'
import { saveGame } from '@camellia/contract/game-admin'
import { bet, playDemo } from '@camellia/contract/play'
import { readHome, readSite } from '@camellia/contract/site'
import * as contract from '@camellia/contract/system'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let player: CallAs
const game = 'crimson-fortune'
const messages = { ko: '점검 중입니다', en: 'Back soon' }

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  player = await site.login('player1')
})
afterEach(async () => {
  const { data } = await site.call(contract.listClosures, {}, admin)
  for (const { id, state } of data) {
    if (state !== 'OVER') await site.call(contract.endClosure, { id }, admin)
  }
})
afterAll(async () => expect(await site.close()).toEqual([]))

type Wish = Parameters<typeof site.call<typeof contract.saveClosure>>[1]

const close = (wish: Partial<Wish>) =>
  site.call(
    contract.saveClosure,
    { scope: 'SITE', target: '', messages, startsAt: null, endsAt: null, ...wish },
    admin,
  )
const spin = (code: 'crimson-fortune' | 'tiger-moon' = game) =>
  site.call(bet, { game: code, stake: 1_000, choice: {}, variant: '96' }, player)
const listed = async (code: string) =>
  (await site.call(listGames, {}, {})).data.find((one) => one.code === code)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const soon = { timeout: 5_000, interval: 20 }

test('the site is closed in the reader’s language with its end, and the office stays open', async () => {
  const endsAt = inMinutes(30)
  expect((await close({ endsAt })).code).toBe('SUCCESS')
  const ask = async (language: string) => {
    const headers = { 'accept-language': language }
    const { code, message, data } = await site.call(readHome, {}, { headers })
    return { code, message, data: data as unknown }
  }
  await expect
    .poll(() => ask('ko'), soon)
    .toEqual({
      code: 'MAINTENANCE',
      message: messages.ko,
      data: { message: messages.ko, until: endsAt },
    })
  expect((await ask('fr')).message).toBe(messages.en)
  expect((await site.call(readSite, {}, {})).code).toBe('SUCCESS')
  expect((await site.call(contract.listJobs, {}, admin)).code).toBe('SUCCESS')
})

test.each([
  { scope: 'GAME', target: game, other: 'SUCCESS' },
  { scope: 'VENDOR', target: 'HOUSE', other: 'GAME_MAINTENANCE' },
  { scope: 'TYPE', target: 'SLOT', other: 'GAME_MAINTENANCE' },
] as const)('a closed $scope refuses bets at once with its own code', async (one) => {
  const { scope, target, other } = one
  const endsAt = inMinutes(10)
  await close({ scope, target, endsAt })
  expect((await spin()).code).toBe('GAME_MAINTENANCE')
  expect((await spin('tiger-moon')).code).toBe(other)
  expect(await listed(game)).toMatchObject({ open: false, closure: { messages } })
  const demo = { game, stake: 1_000, choice: {} } as const
  expect((await site.call(playDemo, demo, player)).code).toBe('GAME_MAINTENANCE')
  const { data } = await site.call(contract.listClosures, {}, admin)
  await site.call(contract.endClosure, { id: data[0]?.id ?? '' }, admin)
  expect((await spin()).code).toBe('SUCCESS')
})

test('a closure that is planned begins and ends by itself', async () => {
  await close({ scope: 'GAME', target: game, startsAt: inMinutes(5), endsAt: inMinutes(6) })
  expect((await spin()).code).toBe('SUCCESS')
  const shift = (minutes: number) =>
    site.db.system(
      ({ sql }) => sql`
        update closure set starts_at = starts_at - ${minutes} * interval '1 minute',
          ends_at = ends_at - ${minutes} * interval '1 minute' where ended_at is null`,
    )
  await shift(5.5)
  expect((await spin()).code).toBe('GAME_MAINTENANCE')
  await shift(5)
  expect((await spin()).code).toBe('SUCCESS')
})

test('players are told of a closure of the site before it begins', async () => {
  await close({ startsAt: inMinutes(20), endsAt: inMinutes(40) })
  const told = async () => (await site.call(readSite, {}, {})).data.closing
  await expect.poll(told, soon).toMatchObject({ messages })
  expect((await site.call(readHome, {}, {})).code).toBe('SUCCESS')
})

test('what nobody knows is not closed, nor anything until a time that is over', async () => {
  expect((await close({ scope: 'GAME', target: 'nothing' })).code).toBe('NOT_FOUND')
  expect((await close({ scope: 'SITE', target: game })).code).toBe('NOT_FOUND')
  expect((await close({ endsAt: inMinutes(-1) })).code).toBe('INVALID_PARAMETER')
  const wrong = { startsAt: inMinutes(9), endsAt: inMinutes(8) }
  expect((await close(wrong)).code).toBe('INVALID_PARAMETER')
})

test('a title is shown as hot until somebody says otherwise', async () => {
  const save = (isHot?: boolean) =>
    site.call(saveGame, { game, minBet: 1_000, maxBet: 10_000, isNew: false, isHot }, admin)
  await save(true)
  expect(await listed(game)).toMatchObject({ isHot: true })
  await save()
  expect(await listed(game)).toMatchObject({ isHot: true })
  await save(false)
  expect(await listed(game)).toMatchObject({ isHot: false })
})
