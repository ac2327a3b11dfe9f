import { profile } from '@camellia/contract/access'
import * as contract from '@camellia/contract/gift'
import { bet, openGame } from '@camellia/contract/play'
import { takeBreak } from '@camellia/contract/protection'
import { readShell } from '@camellia/contract/report'
import { roundTotals } from '@camellia/contract/round'
import { listFailures, retryFailure } from '@camellia/contract/system'
import { collectFromMember, payMember } from '@camellia/contract/transaction-queue'
import type { SessionId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../access/testing-access'
import { type Audience, isFor } from '../hub/hub-audience'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { expireGift } from './gift.service'
import { selectExpired } from './gift.sql'
import { fillBudget } from './testing-budget'

let site: TestSite
let player: CallAs
let admin: CallAs
let staff: CallAs
let boss: CallAs
const game = 'crimson-fortune'

beforeAll(async () => {
  site = await startSite()
  await site.db.system(async ({ sql }) => {
    await sql`update member set granted = '{Call.manage}' where code in ('subhq1', 'subhq2')`
    await sql`update approver_change set at = at - interval '60 days'`
  })
  admin = await site.login('admin', 'OFFICE')
  await fillBudget(site, 3_000_000, { by: admin, agreed: await site.login('staff1', 'OFFICE') })
})
beforeEach(async () => {
  player = await site.login('player1')
  admin = await site.login('admin', 'OFFICE')
  staff = await site.login('staff1', 'OFFICE')
  boss = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const give = (spins: number, as: CallAs = admin, code = 'player1') =>
  site.call(
    contract.makeGift,
    { kind: 'SPINS', member: site.idOf(code), game, bet: 1_000, spins, memo: '감사' },
    as,
  )
const prize = (amount: number, as: CallAs = admin, code = 'player1') =>
  site.call(contract.makeGift, { kind: 'PRIZE', member: site.idOf(code), amount, memo: '감사' }, as)
const budget = async (as: CallAs = admin) => (await site.call(contract.readGiftBudget, {}, as)).data
const play = (gift: string | undefined, as: CallAs = player) =>
  site.call(bet, { game, stake: 1_000, choice: {}, variant: '96', ...(gift && { gift }) }, as)
const balance = async (as: CallAs = player) => (await site.call(profile, {}, as)).data.balance

test('free rounds are played with the money set aside, and only what they win is the player’s', async () => {
  const before = await balance()
  const { budget: had } = await budget()
  const { data } = await give(3)
  expect(await budget()).toMatchObject({ budget: had - 3_000, reserved: 3_000 })
  expect((await site.call(openGame, { game }, player)).data.gifts).toHaveLength(1)
  let won = 0
  for (let i = 0; i < 3; i++) {
    const { round } = (await play(data.id)).data
    expect(round).toMatchObject({ gift: true, stake: 1_000 })
    expect(round.balanceAfter).toBe(round.balanceBefore + round.win)
    won += round.win
  }
  expect(await balance()).toBe(before + won)
  expect((await play(data.id)).code).toBe('CONFLICT')
  expect(await budget()).toMatchObject({ budget: had - 3_000, reserved: 0 })
  const { data: list } = await site.call(contract.listGivenGifts, { size: 10 }, admin)
  expect(list.items[0]).toMatchObject({ status: 'FINISHED', spinsLeft: 0, won })
  const own = (await site.call(roundTotals, {}, player)).data
  expect(own.rounds).toBe(0)
})

test('twenty spins at once of a gift of five are five', async () => {
  const { data } = await give(5)
  const replies = await Promise.all(Array.from({ length: 20 }, () => play(data.id)))
  expect(replies.filter(({ code }) => code === 'SUCCESS')).toHaveLength(5)
})

test('a gift is nobody else’s, on no other title and at no other stake', async () => {
  const { data } = await give(2)
  const other = await site.login('player2')
  expect((await play(data.id, other)).code).toBe('CONFLICT')
  const dear = { game, stake: 2_000, choice: {}, variant: '96', gift: data.id } as const
  expect((await site.call(bet, dear, player)).code).toBe('CONFLICT')
  const answer = { id: data.id, answer: 'DECLINE' } as const
  expect((await site.call(contract.answerGift, answer, other)).code).toBe('NOT_FOUND')
  expect((await site.call(contract.answerGift, answer, player)).code).toBe('SUCCESS')
  expect((await play(data.id)).code).toBe('CONFLICT')
})

test('with and without a gift the draws are the same', async () => {
  const { data } = await give(1)
  const nonces = [(await play(data.id)).data.round.nonce, (await play(undefined)).data.round.nonce]
  expect(nonces[1]).toBe((nonces[0] ?? 0) + 1)
})

test('a prize is taken once', async () => {
  const before = await balance()
  const { data } = await prize(50_000)
  const take = { id: data.id, answer: 'TAKE' } as const
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => site.call(contract.answerGift, take, player)),
  )
  expect(replies.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
  expect(await balance()).toBe(before + 50_000)
})

test('a large one waits for a second person; what is refused or taken back returns', async () => {
  const { budget: had } = await budget()
  const { data } = await prize(150_000)
  expect(data.status).toBe('PENDING')
  expect((await site.call(contract.answerGift, { id: data.id, answer: 'TAKE' }, player)).code).toBe(
    'CONFLICT',
  )
  const yes = { id: data.id, verdict: 'APPROVE' } as const
  expect((await site.call(contract.decideGift, yes, admin)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await site.call(contract.decideGift, yes, staff)).code).toBe('SUCCESS')
  const back = { id: data.id, reason: '실수' }
  expect((await site.call(contract.cancelGift, back, admin)).code).toBe('SUCCESS')
  expect((await site.call(contract.cancelGift, back, admin)).code).toBe('CONFLICT')
  expect((await budget()).budget).toBe(had)
})

test('what was begun is the player’s to finish', async () => {
  const { data } = await give(4)
  await play(data.id)
  const back = { id: data.id, reason: '실수' }
  expect((await site.call(contract.cancelGift, back, admin)).code).toBe('CONFLICT')
  const { budget: had } = await budget()
  await site.db.system((tx) => tx.sql`update gift set expires_at = now() where id = ${data.id}`)
  expect((await play(data.id)).code).toBe('CONFLICT')
  const ids = await site.db.system(selectExpired)
  expect(ids).toContain(data.id)
  expect(await site.db.system((tx) => expireGift(tx, data.id))).toBe(true)
  expect(await site.db.system((tx) => expireGift(tx, data.id))).toBe(false)
  expect((await budget()).budget).toBe(had + 3_000)
})

test('a gift that cannot be ended is left aside with its reason; those behind it are ended', async () => {
  const [first, second] = [(await give(2)).data.id, (await give(2)).data.id]
  await site.db.system(async ({ sql }) => {
    await sql`update gift set memo = 'broken', expires_at = now() - interval '1 day'
              where id = ${first}`
    await sql`update gift set expires_at = now() where id = ${second}`
    // Nothing of our own fails so: the database is told to refuse this one.
    await sql`
      create function refuse_call() returns trigger language plpgsql as
      'begin if new.memo = ''broken'' then raise ''this one is broken''; end if; return new; end'`
    await sql`
      create trigger refuse_call before update on gift
      for each row execute function refuse_call()`
  })
  const job = site.schedule.jobs.find(({ name }) => name === 'gift-expiry')
  const report = await job?.run(site.db, '2026-08-01', async () => {})
  expect(report).toMatchObject({ found: { gifts: 1 }, wrong: `${first}: this one is broken` })
  const failures = async () => (await site.call(listFailures, {}, admin)).data
  expect(await failures()).toMatchObject([{ work: 'gift-expiry', item: first, tries: 1 }])
  expect(await site.db.system(selectExpired)).toEqual([])
  await site.db.system(({ sql }) => sql`drop trigger refuse_call on gift`)
  await site.call(retryFailure, { work: 'gift-expiry', item: first }, admin)
  expect(await failures()).toEqual([])
  const retry = { work: 'gift-expiry', item: first }
  expect((await site.call(retryFailure, retry, admin)).code).toBe('NOT_FOUND')
})

test('a partner gives from the own balance to those below, within the caps, and no further', async () => {
  expect((await prize(10_000, boss)).code).toBe('INFLUCIANT_BALANCE')
  const start = (await budget(boss)).balance ?? 0
  const key = { ...boss, key: 'fund' }
  await site.call(contract.fundGifts, { amount: 600_000, direction: 'IN' }, key)
  await site.call(contract.fundGifts, { amount: 600_000, direction: 'IN' }, key)
  expect(await budget(boss)).toMatchObject({ budget: 600_000, balance: start - 600_000 })
  expect((await prize(10_000, boss, 'player3')).code).toBe('MEMBER_NOT_FOUND')
  expect((await prize(10_000, boss, 'subhq1')).code).toBe('MEMBER_NOT_FOUND')
  expect((await prize(500_000, boss, 'player2')).code).toBe('SUCCESS')
  expect((await prize(10_000, boss, 'player2')).code).toBe('LIMIT_REACHED')
  expect(await budget(boss)).toMatchObject({ budget: 100_000, reserved: 500_000 })
  const other = await site.login('subhq2', 'OFFICE')
  expect((await site.call(contract.listGivenGifts, { size: 10 }, other)).data.items).toEqual([])
})

test('a partner further down neither confirms, refuses nor takes back what another branch pays', async () => {
  const { data } = await prize(150_000)
  const id = data.id
  const decide = (verdict: 'APPROVE' | 'REJECT') =>
    site.call(contract.decideGift, { id, verdict }, boss)
  expect((await decide('APPROVE')).code).toBe('NOT_FOUND')
  expect((await decide('REJECT')).code).toBe('NOT_FOUND')
  expect((await site.call(contract.cancelGift, { id, reason: 'x' }, boss)).code).toBe('NOT_FOUND')
  const back = await site.call(contract.cancelGift, { id, reason: 'x' }, staff)
  expect(back.code).toBe('SUCCESS')
})

test('one that waits reaches whoever may answer, and nobody of another branch or without the ability', async () => {
  const waits = async (as: CallAs) => (await site.call(readShell, {}, as)).data.calls
  const [before, own] = [await waits(staff), await waits(admin)]
  const heard = listen(site)
  const { data } = await prize(150_000)
  const told = heard().filter(({ push }) => push.type === 'QUEUE')
  expect(told.map(({ push }) => push)).toEqual([{ type: 'QUEUE', queue: 'CALL' }])
  const abilities = [{ subject: 'Call', action: 'manage' }]
  const reaches = (code: string, held: typeof abilities) =>
    told.every(({ to }) =>
      isFor(to as Audience, {
        memberId: site.idOf(code),
        sessionId: '' as SessionId,
        site: 'OFFICE',
        scopeId: site.idOf(code),
        abilities: held,
      }),
    )
  expect(reaches('admin', abilities)).toBe(true)
  expect(reaches('admin', [])).toBe(false)
  // The branch further down sees its member and may not decide; the other one sees nobody.
  expect(reaches('subhq1', abilities)).toBe(false)
  expect(reaches('subhq2', abilities)).toBe(false)
  expect(await waits(staff)).toBe(before + 1)
  expect([await waits(admin), await waits(boss)]).toEqual([own, 0])
  await site.call(contract.decideGift, { id: data.id, verdict: 'REJECT' }, staff)
  expect(heard().filter(({ push }) => push.type === 'QUEUE')).toHaveLength(2)
  expect(await waits(staff)).toBe(before)
})

test('the second click gives once', async () => {
  const as = { ...admin, key: 'twice' }
  const [a, b] = [await prize(1_000, as), await prize(1_000, as)]
  expect(b.data.id).toBe(a.data.id)
  expect((await prize(2_000, as)).code).toBe('CONFLICT')
})

test('who is on a break gets no gift and plays none', async () => {
  const { data } = await give(1, admin, 'player2')
  const other = await site.login('player2')
  await site.call(takeBreak, { days: 1 }, other)
  expect((await play(data.id, other)).code).toBe('SELF_EXCLUDED')
  expect((await give(1, admin, 'player2')).code).toBe('SELF_EXCLUDED')
  const one = { id: site.idOf('player2'), amount: 1, memo: 'x' }
  expect((await site.call(payMember, one, admin)).code).toBe('SELF_EXCLUDED')
  expect((await site.call(collectFromMember, one, admin)).code).toBe('SUCCESS')
})
