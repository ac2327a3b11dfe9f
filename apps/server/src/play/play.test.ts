import { profile } from '@camellia/contract/access'
import { readSeeds } from '@camellia/contract/fairness'
import { endSessions } from '@camellia/contract/member'
import { bet, type Round } from '@camellia/contract/play'
import { listRounds } from '@camellia/contract/round'
import { verify } from '@camellia/engines/verify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { provable } from '../round/testing-rounds'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs

beforeAll(async () => {
  site = await startSite()
  player = await site.login('player1')
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const oddFor = (stake: number) => ({ game: 'odd-even', stake, choice: { pick: 'ODD' } }) as const

const moneyOf = async (as: CallAs) => (await site.call(profile, {}, as)).data.balance

test('a bet is settled in one call and the balance follows', async () => {
  const before = await moneyOf(player)
  const { data } = await site.call(bet, oddFor(1_000), player)
  expect(data.round).toMatchObject({ stake: 1_000, nonce: 0, balanceBefore: before })
  expect(data.balance).toBe(before - 1_000 + data.round.win)
  expect(await moneyOf(player)).toBe(data.balance)
})

test('staff do not play, even with the right to give it to others', async () => {
  const staff = await site.login('staff1')
  expect(await site.call(bet, oddFor(1_000), staff)).toMatchObject({ http: 403 })
})

test('T90: the account of the house does not play, whatever it holds', async () => {
  const house = await site.login('admin')
  const before = await moneyOf(house)
  expect(await site.call(bet, oddFor(1_000), house)).toMatchObject({ code: 'ACCESS_DENIED' })
  expect(await moneyOf(house)).toBe(before)
  // A partner is a member like others.
  const partner = await site.login('store1')
  expect((await site.call(bet, oddFor(1_000), partner)).code).toBe('SUCCESS')
})

test('the second click with the same key gets the same round and moves nothing', async () => {
  const [first, second] = await Promise.all([
    site.call(bet, oddFor(2_000), { ...player, key: 'click' }),
    site.call(bet, oddFor(2_000), { ...player, key: 'click' }),
  ])
  expect(second.data.round).toEqual(first.data.round)
  const other = await site.call(bet, oddFor(3_000), { ...player, key: 'click' })
  expect(other).toMatchObject({ http: 200, code: 'CONFLICT' })
})

test('fifty bets of one player at once are fifty rounds on fifty nonces', async () => {
  const me = await site.login('player3')
  const bets = Array.from({ length: 50 }, () => site.call(bet, oddFor(1_000), me))
  const rounds = (await Promise.all(bets)).map(({ data }) => data.round)
  const nonces = rounds.map(({ nonce }) => nonce).sort((a, b) => a - b)
  expect(nonces).toEqual(Array.from({ length: 50 }, (_, i) => i))
})

test.each([
  { stake: 999, code: 'BET_LIMIT' },
  { stake: 1_050, code: 'BET_LIMIT' },
  { stake: 1_000_001, code: 'BET_LIMIT' },
])('a stake of $stake is refused with $code', async ({ stake, code }) => {
  expect(await site.call(bet, oddFor(stake), player)).toMatchObject({ http: 200, code })
})

test('more than the balance is refused and nothing moves', async () => {
  const partner = await site.login('store2')
  const first = await site.call(bet, oddFor(1_000_000), partner)
  const balance = first.data.balance
  const limit = balance >= 1_000_000 ? 1_000_000 : balance + 1_000
  if (balance < limit) {
    const reply = await site.call(bet, oddFor(limit), partner)
    expect(reply.code).toBe('INFLUCIANT_BALANCE')
  }
  expect(await moneyOf(partner)).toBe(balance)
})

test('staff without the right to bet are refused', async () => {
  const staff = await site.login('staff1')
  expect((await site.call(bet, oddFor(1_000), staff)).http).toBe(403)
})

test('a player who was thrown out cannot bet with the old session', async () => {
  const victim = await site.login('player2')
  const boss = await site.login('admin', 'OFFICE')
  await site.call(endSessions, { id: site.idOf('player2'), text: 'x' }, boss)
  expect((await site.call(bet, oddFor(1_000), victim)).http).toBe(401)
})

test('rounds are listed newest first, by key, and only one’s own', async () => {
  const page = await site.call(listRounds, { size: 3 }, player)
  expect(page.data.items.every(({ stake }) => stake <= 2_000)).toBe(true)
  const me = await site.login('player3')
  const first = (await site.call(listRounds, { size: 20 }, me)).data
  expect([first.items.length, first.hasMore]).toEqual([20, true])
  const before = first.items.at(-1)?.id
  const second = (await site.call(listRounds, { size: 50, ...(before && { before }) }, me)).data
  expect([second.items.length, second.hasMore]).toEqual([30, false])
})

test('after the seed is revealed every round of it can be verified, and a forged one is not', async () => {
  const { data: seeds } = await site.call(readSeeds, {}, player)
  expect(seeds.active?.serverSeed).toBeNull()
  const rounds = await provable(site, player, { seed: seeds.active?.id ?? '' })
  const { data } = await site.rotate(player, 'my-own-seed')
  expect(data.revealed?.id).toBe(seeds.active?.id)
  const serverSeed = data.revealed?.serverSeed ?? ''
  const check = (round: Round) => {
    const proof = verify({ ...round, serverSeed })
    return { commitHolds: proof.commitHolds, outcome: proof.outcome, win: proof.win }
  }
  for (const round of rounds) {
    const { outcome, win } = round
    expect(check(round)).toEqual({ commitHolds: true, outcome, win })
  }
  const [one] = rounds
  if (!one) throw new Error('there must be a round to forge')
  expect(check({ ...one, commit: 'ff'.repeat(32) }).commitHolds).toBe(false)
  expect(data.active).toMatchObject({ clientSeed: 'my-own-seed', nonce: 0, serverSeed: null })
})

test('the next bet is drawn from the new pair', async () => {
  const { data } = await site.call(bet, oddFor(1_000), player)
  expect(data.round).toMatchObject({ clientSeed: 'my-own-seed', nonce: 0 })
})
