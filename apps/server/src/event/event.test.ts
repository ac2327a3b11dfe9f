import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { profile } from '@camellia/contract/access'
import * as contract from '@camellia/contract/event'
import { listRounds, readRound, roundTotals } from '@camellia/contract/round'
import { verifyShared } from '@camellia/engines/shared-round'
import { won } from '@camellia/kernel/won'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { type Runner, startRunner } from './runner.service'
import { takeLease } from './step.sql'

const game = 'odd-even-1m'

let site: TestSite
let runner: Runner
let player: CallAs

/** Steps are made by hand: the timer of this runner never rings, and the product's has no turn. */
const quiet = 2 ** 30
const warnings: string[] = []
const log = { warn: (_: object, text: string) => void warnings.push(text) }

beforeAll(async () => {
  site = await startSite()
  const parts = { db: site.db, seal: site.seal, log, isLookedAt: () => true }
  await site.events.runner.stop()
  runner = startRunner(parts, quiet)
})
beforeEach(async () => {
  player = await site.login('player1')
})
afterAll(async () => {
  await runner.stop()
  expect(await site.close()).toEqual([])
  expect(warnings).toEqual([])
})

async function current(): Promise<contract.EventView> {
  await runner.step()
  const { table } = (await site.call(contract.readTable, { game }, {})).data
  if (!table.current) throw new Error('a round is open')
  return table.current
}

/** The hour of closing is moved to now: nobody waits a minute in a test. */
async function closeNow(id: string): Promise<void> {
  await site.db.system(async (tx) => {
    await tx.sql`alter table event disable trigger event_keeps`
    await tx.sql`update event set opens_at = now() - interval '2 minutes',
      closes_at = clock_timestamp() where id = ${id}`
    await tx.sql`alter table event enable trigger event_keeps`
  })
}

const balance = async (as: CallAs = player) => (await site.call(profile, {}, as)).data.balance
const place = (event: string, pick: 'ODD' | 'EVEN', stake = 1_000, as: CallAs = player) =>
  site.call(contract.placeBet, { game, event, stake, choice: { pick } }, as)

test('a bet is accepted, held apart, and settled with the round; both sides verify it', async () => {
  const other = await site.login('player2')
  const open = await current()
  const before = await balance()
  const odd = (await place(open.id, 'ODD')).data
  const even = (await place(open.id, 'EVEN', 2_000, other)).data
  expect([odd.bet.place, even.bet.place]).toEqual([0, 1])
  expect(odd.balance).toBe(before - 1_000)
  const { mine } = (await site.call(contract.readTable, { game }, player)).data
  expect(mine).toMatchObject([{ id: odd.bet.id, event: open.id, stake: 1_000 }])
  const waiting = (await site.call(listRounds, { size: 5, game }, player)).data.items
  const seen = (await site.call(readRound, { id: odd.bet.id }, player)).data
  expect(seen).toMatchObject({ round: { status: 'PENDING', event: open.id }, serverSeed: null })
  expect((await site.call(readRound, { id: odd.bet.id }, other)).code).toBe('NOT_FOUND')
  expect(waiting).toMatchObject([{ id: odd.bet.id, status: 'PENDING', win: 0, drawn: null }])
  expect(
    (await site.call(listRounds, { size: 5, game, result: 'LOST' }, player)).data.items,
  ).toEqual([])
  await closeNow(open.id)
  await runner.step()
  const {
    event,
    root,
    serverSeed,
    mine: own,
  } = (await site.call(contract.readEvent, { id: open.id }, player)).data
  expect(event.phase).toBe('SETTLED')
  if (!event.outcome || !root || !serverSeed) throw new Error('it is drawn')
  const win = event.outcome.result === 'ODD' ? 1_950 : 0
  expect(await balance()).toBe(before - 1_000 + win)
  const [bet] = own
  if (!bet) throw new Error('the bet is there')
  const { commit } = open
  const claim = { game, number: event.number, commit, serverSeed, root, outcome: event.outcome }
  const proof = verifyShared(claim, {
    ...{ bet: { ...bet, stake: won(bet.stake) }, win: bet.win },
    ...{ index: bet.place, size: event.bets, path: bet.path },
  })
  expect(proof).toMatchObject({
    commitHolds: true,
    outcomeHolds: true,
    included: true,
    winHolds: true,
  })
  const { items } = (await site.call(listRounds, { size: 5, game }, player)).data
  expect(items).toMatchObject([{ id: odd.bet.id, event: open.id, seedId: null, win }])
  const settled = (await site.call(readRound, { id: odd.bet.id }, player)).data
  expect(settled).toMatchObject({ round: { win, event: open.id }, serverSeed })
  expect(settled.round.createdAt).toBe(odd.bet.placedAt)
  expect((await site.call(readRound, { id: odd.bet.id }, other)).code).toBe('NOT_FOUND')
})

test('a receipt is signed over the place and the root of all bets up to it', async () => {
  const open = await current()
  const { bet, receipt } = (await place(open.id, 'ODD')).data
  const { receiptKey } = (await site.call(contract.readEvent, { id: open.id }, player)).data
  const der = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(receiptKey, 'hex'),
  ])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const signed = (root: string) =>
    verifySignature(
      null,
      Buffer.from(`${open.id}:${receipt.place}:${bet.id}:${root}`),
      key,
      Buffer.from(receipt.signature, 'hex'),
    )
  expect(signed(receipt.root)).toBe(true)
  expect(signed('00'.repeat(32))).toBe(false)
})

test('a repeat of the key gets the same bet and receipt, before the draw and after it', async () => {
  const open = await current()
  const as = { ...player, key: 'one-press' }
  const first = (await place(open.id, 'EVEN', 1_000, as)).data
  await place(open.id, 'ODD', 1_000)
  const again = (await place(open.id, 'EVEN', 1_000, as)).data
  expect(again).toMatchObject({ bet: first.bet, receipt: first.receipt })
  await closeNow(open.id)
  await runner.step()
  const late = (await place(open.id, 'EVEN', 1_000, as)).data
  expect(late).toMatchObject({ bet: first.bet, receipt: first.receipt })
  expect((await place(open.id, 'ODD', 1_000, as)).code).toBe('CONFLICT')
})

test('who comes after closing is refused and pays nothing', async () => {
  const open = await current()
  await closeNow(open.id)
  const before = await balance()
  expect((await place(open.id, 'ODD')).code).toBe('BET_CLOSED')
  await runner.step()
  expect((await place(open.id, 'ODD')).code).toBe('BET_CLOSED')
  expect(await balance()).toBe(before)
})

test.each([999, 1_050, 1_000_001])('a stake of %i is refused and takes no place', async (stake) => {
  const open = await current()
  const cash = await balance()
  expect((await place(open.id, 'ODD', stake)).code).toBe('BET_LIMIT')
  expect((await current()).bets).toBe(open.bets)
  expect(await balance()).toBe(cash)
})

test('nobody bets more than they have, in ten tabs at once', async () => {
  const open = await current()
  const other = await site.login('player3')
  const cash = await balance(other)
  const stake = Math.floor(cash / 4)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => place(open.id, 'ODD', stake, other)),
  )
  const taken = answers.filter(({ code }) => code === 'SUCCESS')
  expect(taken).toHaveLength(4)
  expect(new Set(taken.map(({ data }) => data.bet.place)).size).toBe(4)
  expect(await balance(other)).toBe(cash - 4 * stake)
})

test('a member has no more bets in a round than are proved, from two processes at once', async () => {
  const twin = await site.openTwin()
  const other = await site.login('player2')
  const open = await current()
  const wish = { game, event: open.id, stake: 1_000, choice: { pick: 'ODD' } } as const
  const most = contract.OWN_BETS_MAX
  const answers = await Promise.all(
    Array.from({ length: most + 6 }, (_, n) =>
      (n % 2 ? site : twin).call(contract.placeBet, wish, { ...other, key: `many-${n}` }),
    ),
  )
  const refused = answers.filter(({ code }) => code !== 'SUCCESS')
  expect(refused.map(({ code }) => code)).toEqual(Array(6).fill('TOO_MANY_BETS'))
  // Who repeats one that was taken gets its answer; others still bet, and so does the next round.
  const taken = answers.findIndex(({ code }) => code === 'SUCCESS')
  const again = await site.call(contract.placeBet, wish, { ...other, key: `many-${taken}` })
  expect(again.code).toBe('SUCCESS')
  expect((await place(open.id, 'EVEN')).code).toBe('SUCCESS')
  await closeNow(open.id)
  await runner.step()
  const { mine } = (await site.call(contract.readEvent, { id: open.id }, other)).data
  expect(mine).toHaveLength(most)
  const next = await current()
  expect((await place(next.id, 'ODD', 1_000, other)).code).toBe('SUCCESS')
  await closeNow(next.id)
  await runner.step()
  await twin.close()
})

test('open stakes count as lost until they are settled', async () => {
  const open = await current()
  const id = site.idOf('player2')
  const used = () =>
    site.db.system(async (tx) => {
      const [row] = await tx.sql<{ used: number }[]>`
        select play_limit_used(${id}, 'LOSS', business_day(now())) as used`
      return row?.used ?? 0
    })
  const before = await used()
  await place(open.id, 'ODD', 5_000, await site.login('player2'))
  expect(await used()).toBe(before + 5_000)
  await closeNow(open.id)
  await runner.step()
  expect([before + 5_000, before + 5_000 - 9_750]).toContain(await used())
})

test('a round that could not be drawn in time is void, and every stake comes back', async () => {
  const open = await current()
  const before = await balance()
  const results = async () => (await site.call(roundTotals, { game }, player)).data
  const sums = await results()
  await place(open.id, 'ODD', 3_000)
  await place(open.id, 'EVEN', 2_000)
  expect(await results()).toEqual(sums)
  await site.db.system(async (tx) => {
    await tx.sql`alter table event disable trigger event_keeps`
    await tx.sql`update event set opens_at = now() - interval '10 minutes',
      closes_at = now() - interval '4 minutes' where id = ${open.id}`
    await tx.sql`alter table event enable trigger event_keeps`
  })
  await runner.step()
  const { event, reason } = (await site.call(contract.readEvent, { id: open.id }, player)).data
  expect([event.phase, event.outcome, reason]).toEqual(['VOID', null, expect.stringMatching(/./)])
  expect(await balance()).toBe(before)
  const { items } = (await site.call(listRounds, { size: 3, game }, player)).data
  expect(items.slice(0, 2).map(({ status }) => status)).toEqual(['CANCEL', 'CANCEL'])
  // Neither while they wait nor once they came back are the stakes a loss.
  expect(await results()).toEqual(sums)
  const lost = (await site.call(listRounds, { size: 5, game, result: 'LOST' }, player)).data.items
  expect(lost.map(({ status }) => status)).not.toContain('CANCEL')
})

test('the seed is sealed until the outcome is there', async () => {
  const open = await current()
  const { serverSeed, root } = (await site.call(contract.readEvent, { id: open.id }, {})).data
  expect([serverSeed, root]).toEqual([null, null])
  await expect(
    site.db.read(
      { id: site.idOf('player1'), scopeId: site.idOf('player1') },
      (tx) => tx.sql`select server_seed from event`,
    ),
  ).rejects.toThrow('permission denied')
})

test('a runner that was away writes nothing after another has taken over', async () => {
  const open = await current()
  await place(open.id, 'ODD', 1_000)
  await closeNow(open.id)
  // The lease runs out and goes to another: the number that the first one had is the old one.
  await site.db.system((tx) => tx.sql`update event_lease set until = now() - interval '1 s'`)
  const fence = await site.db.system((tx) =>
    takeLease(tx, { game, runner: '00000000-0000-7000-8000-000000000001', seconds: 30 }),
  )
  await runner.step()
  const read = async () =>
    (await site.call(contract.readEvent, { id: open.id }, player)).data.event.phase
  expect(await read()).toBe('OPEN')
  await expect(
    site.db.system((tx) => tx.sql`select event_close(${open.id}, ${Number(fence) - 1})`),
  ).rejects.toThrow('another runner has taken over')
  await site.db.system((tx) => tx.sql`update event_lease set until = now() - interval '1 s'`)
  await runner.step()
  expect(await read()).toBe('SETTLED')
})

test.each([
  ['commit', `commit = '\\x00'`],
  ['closing', `closes_at = closes_at + interval '1 hour'`],
  ['number', 'number = number + 1000'],
])('the %s of a round cannot be changed any more', async (_, change) => {
  const open = await current()
  await expect(
    site.db.system((tx) => tx.sql.unsafe(`update event set ${change} where id = '${open.id}'`)),
  ).rejects.toThrow('keeps what it promised')
})

test('T90: neither staff nor the account of the house is among the bets of a round', async () => {
  const open = await current()
  for (const code of ['staff1', 'admin']) {
    const answer = await place(open.id, 'ODD', 1_000, await site.login(code))
    expect(answer.code).toBe('ACCESS_DENIED')
  }
})
