import type { MemberId } from '@camellia/kernel/ids'
import { Refusal } from '@camellia/kernel/refusal'
import { won } from '@camellia/kernel/won'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from './audit'
import { balanceOf } from './balance'
import type { BetAnswer } from './bet'
import { settle } from './bet-sql'
import { post } from './post'
import { cash, type Posting, point } from './posting'
import {
  betOf,
  depositOf,
  outcomeOf,
  placeOn,
  startLedger,
  type TestBet,
  type TestPlayer,
} from './testing'

const FUNDS = 10_000
let ledger: Awaited<ReturnType<typeof startLedger>>
let used = 0

beforeAll(async () => {
  ledger = await startLedger(60, FUNDS)
})

afterAll(async () => {
  expect((await ledger.db.system(auditLedger)).breaks).toEqual([])
  await ledger.close()
})

/** A player nobody has used yet. */
function fresh(): TestPlayer {
  return ledger.people[used++] as TestPlayer
}

const place = (player: TestPlayer, bet: TestBet): Promise<BetAnswer> =>
  placeOn(ledger.batcher, player, bet)

const cashOf = async (member: MemberId) =>
  (await ledger.db.system((tx) => balanceOf(tx, member))).balance

const postAs = (posting: Posting) =>
  ledger.db.transact(ledger.actorOf(posting.member), (tx) => post(tx, posting))

test('a bet debits the stake, credits the win and counts the nonce on', async () => {
  const player = fresh()
  const answer = await place(player, { key: 'a', stake: 1_000, win: 1_950 })
  expect(answer).toMatchObject({ verdict: 'OK', before: FUNDS, after: FUNDS + 950 })
  const next = await place(player, { key: 'b', stake: 1_000, win: 0 })
  expect(next).toMatchObject({ verdict: 'OK', after: FUNDS - 50 })
})

test('two hundred bets of the whole balance at once: exactly one is accepted', async () => {
  const player = fresh()
  const bets = Array.from({ length: 200 }, (_, i) =>
    place(player, { key: `all ${i}`, stake: FUNDS, win: 0 }),
  )
  const verdicts = (await Promise.all(bets)).map(({ verdict }) => verdict)
  expect(verdicts.filter((verdict) => verdict === 'OK')).toHaveLength(1)
  expect(await cashOf(player.member)).toBe(0)
})

test('the same key again answers with the stored round and moves nothing', async () => {
  const player = fresh()
  const first = await place(player, { key: 'same', stake: 1_000, win: 0 })
  const again = await place(player, { key: 'same', stake: 1_000, win: 1_950 })
  expect(first.verdict).toBe('OK')
  expect(again).toMatchObject({ verdict: 'REPLAY', after: FUNDS - 1_000 })
  expect(again).toMatchObject({ stored: { stake: 1_000, win: 0, client_seed: 'mine' } })
})

test('the same key with another question is a conflict', async () => {
  const player = fresh()
  await place(player, { key: 'same', stake: 1_000, win: 0 })
  const other = await place(player, { key: 'same', stake: 2_000, win: 0 })
  expect(other.verdict).toBe('CONFLICT')
  expect(await cashOf(player.member)).toBe(FUNDS - 1_000)
})

test('nothing is drawn for a bet that is refused, and each accepted one has the next nonce', async () => {
  const player = fresh()
  const drawn: number[] = []
  const ask = (bet: Omit<TestBet, 'win'>) =>
    ledger.batcher.place(betOf(player, { ...bet, win: 0 }), ({ nonce }) => {
      drawn.push(nonce)
      return outcomeOf({ win: 0 })
    })
  await ask({ key: 'a', stake: 100 })
  const refused = [
    await ask({ key: 'b', stake: FUNDS }),
    await ask({ key: 'a', stake: 200 }),
    await ask({ key: 'c', stake: 99 }),
  ]
  expect(refused.map(({ verdict }) => verdict)).toEqual([
    'INFLUCIANT_BALANCE',
    'CONFLICT',
    'BET_LIMIT',
  ])
  await ask({ key: 'a', stake: 100 })
  await ask({ key: 'd', stake: 100 })
  expect(drawn).toEqual([0, 1])
})

test('without a client seed no bet is accepted', async () => {
  const player = fresh()
  await ledger.owner`update wallet set seed_id = null where member_id = ${player.member}`
  const answer = await place(player, { key: 'x', stake: 100, win: 195 })
  expect(answer.verdict).toBe('CLIENT_SEED_REQUIRED')
  expect(await cashOf(player.member)).toBe(FUNDS)
})

test('what was not judged cannot be settled: another nonce fails and moves nothing', async () => {
  const player = fresh()
  await place(player, { key: 'a', stake: 100, win: 0 })
  const judged = { seedId: player.seed, nonce: 0, commit: '00', gameType: 'MINI', epoch: 0 }
  const request = betOf(player, { key: 'b', stake: 100, win: 0 })
  const stale = { n: 0, request, judged, drawn: outcomeOf({ win: 900 }) }
  await expect(ledger.app.begin((tx) => settle(tx, [stale]))).rejects.toThrow('was not judged')
  expect(await cashOf(player.member)).toBe(FUNDS - 100)
})

/** A browser's key is a text of its own choosing; the system's keys are not for it to take. */
test.each(['transaction:1', 'convert:x', 'call:1:reserve', 'promo:x', 'demo:deposit'] as const)(
  'a bet under the key %s takes nothing from a posting of that name',
  async (key) => {
    const player = fresh()
    expect((await place(player, { key, stake: 100, win: 0 })).verdict).toBe('OK')
    const { replayed } = await postAs(depositOf(player.member, 500, key))
    expect(replayed).toBe(false)
    expect(await cashOf(player.member)).toBe(FUNDS + 400)
  },
)

test.each([
  { stake: 99, verdict: 'BET_LIMIT', because: 'below the game’s minimum' },
  { stake: 1_000_001, verdict: 'BET_LIMIT', because: 'above its maximum' },
  { stake: FUNDS + 1, verdict: 'INFLUCIANT_BALANCE', because: 'a won more than there is' },
])('a stake of $stake is refused: $because', async ({ stake, verdict }) => {
  const player = fresh()
  expect((await place(player, { key: 'x', stake, win: 0 })).verdict).toBe(verdict)
  expect(await cashOf(player.member)).toBe(FUNDS)
})

test('a refusal touches only its own request of the batch', async () => {
  const [rich, poor] = [fresh(), fresh()]
  const [accepted, refused] = await Promise.all([
    place(rich, { key: 'x', stake: 500, win: 0 }),
    place(poor, { key: 'x', stake: FUNDS * 2, win: 0 }),
  ])
  expect([accepted?.verdict, refused?.verdict]).toEqual(['OK', 'INFLUCIANT_BALANCE'])
})

test('a request the database cannot even read fails alone, not with its neighbours', async () => {
  const [good, bad] = [fresh(), fresh()]
  const [accepted, refused] = await Promise.allSettled([
    place(good, { key: 'x', stake: 500, win: 0 }),
    ledger.batcher.place(
      { ...betOf(bad, { key: 'x', stake: 500, win: 0 }), hash: 'not hexadecimal' },
      () => outcomeOf({ win: 0 }),
    ),
  ])
  expect(accepted).toMatchObject({ status: 'fulfilled', value: { verdict: 'OK' } })
  expect(refused.status).toBe('rejected')
  expect(await cashOf(bad.member)).toBe(FUNDS)
})

test('a bet that cannot be drawn is refused alone, whoever stands beside it', async () => {
  const [one, other] = [fresh(), fresh()]
  const placed = [
    place(one, { key: 'beside', stake: 1_000, win: 0 }),
    ledger.batcher.place(betOf(other, { key: 'beside', stake: 1_000, win: 0 }), () => {
      throw new Refusal('GAME_DISABLED')
    }),
  ]
  const [first, second] = await Promise.allSettled(placed)
  expect(first).toMatchObject({ status: 'fulfilled', value: { verdict: 'OK' } })
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'GAME_DISABLED' } })
})

test('an ended session bets no more, whatever a node still believes', async () => {
  const player = fresh()
  await ledger.owner`update session set ended_at = now() where id = ${player.session}`
  const answer = await place(player, { key: 'x', stake: 100, win: 0 })
  expect(answer.verdict).toBe('UNAUTHORIZED')
})

test('a game that is switched off takes no bet', async () => {
  const player = fresh()
  await ledger.owner`update game set open = false where code = 'odd-even'`
  const answer = await place(player, { key: 'x', stake: 100, win: 0 })
  await ledger.owner`update game set open = true where code = 'odd-even'`
  expect(answer.verdict).toBe('GAME_DISABLED')
})

test('a posting is done once and answers the same again', async () => {
  const { member } = fresh()
  const deposit = { ...depositOf(member, 5_000, 'test:deposit'), answer: { id: 7 } }
  const [first, second] = await Promise.all([postAs(deposit), postAs(deposit)])
  expect([first.replayed, second.replayed].sort()).toEqual([false, true])
  expect(second.answer).toEqual({ id: 7 })
  expect(await cashOf(member)).toBe(FUNDS + 5_000)
})

test('points that are not there cannot be converted', async () => {
  const { member } = fresh()
  const amount = won(1_000)
  const conversion: Posting = {
    kind: 'POINT_CONVERT',
    member,
    key: 'test:convert',
    request: { amount },
    transfers: [{ from: point(member), to: cash(member), amount }],
  }
  await expect(postAs(conversion)).rejects.toThrow('INFLUCIANT_BALANCE')
  expect(await cashOf(member)).toBe(FUNDS)
})

test('a posting that fails in its second transfer leaves nothing of its first', async () => {
  const { member } = fresh()
  const amount = won(FUNDS)
  const twice = { from: cash(member), to: point(member), amount }
  const posting: Posting = {
    kind: 'POINT_CONVERT',
    member,
    key: 'test:twice',
    request: {},
    transfers: [twice, twice],
  }
  await expect(postAs(posting)).rejects.toThrow('INFLUCIANT_BALANCE')
  expect(await cashOf(member)).toBe(FUNDS)
})

test.each([
  ['update transfer set amount = amount + 1'],
  ['delete from transfer'],
  ['update round set win = win + 1'],
  ['delete from cause'],
])('%s is refused even to the owner: the books are append-only', async (statement) => {
  await expect(ledger.owner.unsafe(statement)).rejects.toThrow('append-only')
})

test.each([
  ["update seed_pair set commit = '\\x00'", 'committed to'],
  ["update seed_pair set server_seed = '\\x00'", 'committed to'],
  ["update seed_pair set client_seed = 'other'", 'committed to'],
  ['delete from seed_pair', 'is kept'],
])('%s is refused even to the owner', async (statement, words) => {
  await expect(ledger.owner.unsafe(statement)).rejects.toThrow(words)
})

test.each([
  ['update wallet set cash = cash + 1'],
  ['insert into transfer select * from transfer limit 1'],
  ['select ledger_post_at(null, now())'],
  [
    'select * from ledger_judge_at(null, null, null, null, null, null, null, null, null, null, null)',
  ],
  [
    `select * from ledger_settle_at(null, null, null, null, null, null, null, null, null, null, null,
      null, null, null, null, null, null)`,
  ],
  ['select ledger_past_bets(null)'],
  ['select seed_retire(null)'],
  ["update seed_pair set commit = '\\x00'"],
  ['insert into seed_pair select * from seed_pair limit 1'],
  ['select ledger_open(1, null)'],
  ['select token_hash from session'],
])('the application may not: %s', async (statement) => {
  await expect(ledger.app.unsafe(statement)).rejects.toThrow('permission denied')
})

test('row security alone keeps a member’s money and rounds to their own tree', async () => {
  const [me, other] = [fresh(), fresh()]
  await place(other, { key: 'x', stake: 100, win: 0 })
  const seen = await ledger.db.read(ledger.actorOf(me.member), async ({ sql }) => ({
    wallets: await sql`select member_id from wallet where true or member_id = ${other.member}`,
    rounds: await sql`select 1 from round where member_id = ${other.member}`,
    transfers: await sql`select 1 from transfer where member_id = ${other.member}`,
    members: await sql`select id from member`,
  }))
  expect(seen.wallets.map((row) => row.member_id)).toEqual([me.member])
  expect([seen.rounds.length, seen.transfers.length]).toEqual([0, 0])
  expect(seen.members.map((row) => row.id)).toEqual([me.member])
})

test('without an actor the application sees no row at all', async () => {
  expect(await ledger.app`select id from member`).toHaveLength(0)
  expect(await ledger.app`select member_id from wallet`).toHaveLength(0)
})
