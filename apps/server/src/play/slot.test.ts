import { profile } from '@camellia/contract/access'
import { listGames, readMyGames, saveFavourite } from '@camellia/contract/game'
import * as contract from '@camellia/contract/play'
import { readAnyRound, readRound, roundTotals } from '@camellia/contract/round'
import { TITLES } from '@camellia/engines/titles/titles'
import { verify } from '@camellia/engines/verify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { provable } from '../round/testing-rounds'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs

beforeAll(async () => {
  site = await startSite()
})
beforeEach(async () => {
  player = await site.login('player1')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const game = 'crimson-fortune'
const spin = (stake = 1_000, as: CallAs = player, more: object = {}) =>
  site.call(contract.bet, { game, stake, choice: {}, variant: '96', ...more }, as)
const enter = (as: CallAs = player) => site.call(contract.openGame, { game }, as)
const balance = async (as: CallAs = player) => (await site.call(profile, {}, as)).data.balance

test('the contract offers the slots that there are, and no other', () => {
  expect(
    Object.keys(TITLES).every((code) => (contract.SLOT_CODES as readonly string[]).includes(code)),
  ).toBe(true)
})

test('a spin is settled at once: what was won is what its events say', async () => {
  const before = await balance()
  const { code, data } = await spin()
  expect(code).toBe('SUCCESS')
  const { round } = data
  expect(round.outcome).toMatchObject({ variant: '96', bet: 1_000 })
  expect(round.win).toBe((1_000 * Number(round.outcome.cents)) / 100)
  expect(await balance()).toBe(before - 1_000 + round.win)
})

test.each([
  [999, 'BET_LIMIT'],
  [150, 'BET_LIMIT'],
  [10_000_000, 'BET_LIMIT'],
])('a bet of %i that the title does not offer is refused with %s', async (stake, code) => {
  const before = await balance()
  expect((await spin(stake)).code).toBe(code)
  expect(await balance()).toBe(before)
})

test('what the title does not sell cannot be bought', async () => {
  expect((await spin(1_000, player, { choice: { buy: true } })).code).toBe('BET_LIMIT')
})

test('a spin that nobody saw to its end is there on return, until it is shown', async () => {
  const first = (await spin()).data.round
  expect((await enter()).data).toMatchObject({ variant: '96', unfinished: { id: first.id } })
  expect((await site.call(contract.markShown, { round: first.id }, player)).code).toBe('SUCCESS')
  expect((await enter()).data.unfinished).toBeNull()
  const second = (await spin()).data.round
  // Word of an older round that comes late takes nothing back.
  await site.call(contract.markShown, { round: first.id }, player)
  expect((await enter()).data.unfinished?.id).toBe(second.id)
  const other = await site.login('player2')
  expect((await site.call(contract.markShown, { round: second.id }, other)).code).toBe('NOT_FOUND')
  const { data } = await site.call(readMyGames, {}, player)
  expect(data.recent[0]).toMatchObject({ game, unfinished: true })
})

test('a thousand real rounds are confirmed with nothing but their seeds; a changed byte is not', async () => {
  // Someone of their own: what reading all of it costs is not owed by who asks in the next test.
  const reader = await site.login('player2')
  for (let i = 0; i < 10; i++) {
    await Promise.all(Array.from({ length: 100 }, () => spin(200, reader)))
  }
  const rounds = await provable(site, reader, { game })
  expect(rounds.length).toBe(1_000)
  const { data } = await site.rotate(reader, 'next')
  const serverSeed = data.revealed?.serverSeed ?? ''
  const claimOf = (round: contract.Round) => ({
    game: round.game,
    stake: Number(round.outcome.bet),
    choice: round.choice,
    commit: round.commit,
    serverSeed,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    stream: round.stream,
    outcome: round.outcome,
  })
  for (const round of rounds) {
    const proof = verify(claimOf(round))
    expect(proof).toMatchObject({ commitHolds: true, outcomeHolds: true, win: round.win })
  }
  const [round] = rounds
  if (!round) throw new Error('there is a round')
  const changed = {
    ...round,
    outcome: { ...round.outcome, cents: Number(round.outcome.cents) + 1 },
  }
  expect(verify(claimOf(changed)).outcomeHolds).toBe(false)
  const revealed = await site.call(readRound, { id: round.id }, reader)
  expect(revealed.data.serverSeed).toBe(serverSeed)
})

test('totals add up what the list shows', async () => {
  const { data } = await site.call(roundTotals, { game }, player)
  const { data: won } = await site.call(roundTotals, { game, result: 'WON' }, player)
  const { data: lost } = await site.call(roundTotals, { game, result: 'LOST' }, player)
  expect(won.rounds + lost.rounds).toBe(data.rounds)
  expect(won.win).toBe(data.win)
  expect(won.stake + lost.stake).toBe(data.stake)
})

test('a round for fun costs nothing, keeps nothing and needs nobody', async () => {
  const before = await balance()
  const rounds = (await site.call(roundTotals, {}, player)).data.rounds
  const { data } = await site.call(contract.playDemo, { game, stake: 1_000, choice: {} }, {})
  expect(data).toMatchObject({ cost: 1_000, variant: '96' })
  expect((await site.call(contract.playDemo, { game, stake: 150, choice: {} }, {})).code).toBe(
    'BET_LIMIT',
  )
  expect(await balance()).toBe(before)
  expect((await site.call(roundTotals, {}, player)).data.rounds).toBe(rounds)
})

test('odd or even is played for fun too, within the limits of the title', async () => {
  const rounds = (await site.call(roundTotals, {}, player)).data.rounds
  const fun = { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } } as const
  const { data } = await site.call(contract.playDemo, fun, {})
  expect(data).toMatchObject({ cost: 1_000, variant: null })
  expect(data.win).toBe(data.outcome.result === 'ODD' ? 1_950 : 0)
  const below = await site.call(contract.playDemo, { ...fun, stake: 1 }, {})
  expect(below.code).toBe('BET_LIMIT')
  expect((await site.call(roundTotals, {}, player)).data.rounds).toBe(rounds)
})

test('favourites are kept for oneself', async () => {
  await site.call(saveFavourite, { game, on: true }, player)
  await site.call(saveFavourite, { game, on: true }, player)
  expect((await site.call(readMyGames, {}, player)).data.favourites).toEqual([game])
  const other = await site.login('player2')
  expect((await site.call(readMyGames, {}, other)).data.favourites).toEqual([])
  await site.call(saveFavourite, { game, on: false }, player)
  expect((await site.call(readMyGames, {}, player)).data.favourites).toEqual([])
  expect((await site.call(saveFavourite, { game: 'nothing', on: true }, player)).code).toBe(
    'NOT_FOUND',
  )
})

test('staff replay a round of someone below, with its commit and without its seeds', async () => {
  const { id } = (await spin()).data.round
  const store = await site.login('store1', 'OFFICE')
  const { data } = await site.call(readAnyRound, { id }, store)
  expect(data).toMatchObject({
    round: { id, game, variant: '96' },
    commit: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(JSON.stringify(data)).not.toContain('serverSeed')
  const elsewhere = await site.login('store2', 'OFFICE')
  expect((await site.call(readAnyRound, { id }, elsewhere)).code).toBe('NOT_FOUND')
})

test('the catalogue tells what the definition declares', async () => {
  const { data } = await site.call(listGames, {}, {})
  const slot = data.find(({ code }) => code === game)
  expect(slot).toMatchObject({ rtp: 9_600, open: true, slot: { variant: '96', volatility: 3 } })
  expect(slot?.slot?.mechanics).toEqual(['LINES', 'FREE_SPINS'])
})
