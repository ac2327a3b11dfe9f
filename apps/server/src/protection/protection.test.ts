import { profile } from '@camellia/contract/access'
import { bet } from '@camellia/contract/play'
import * as contract from '@camellia/contract/protection'
import { requestDeposit, requestWithdraw } from '@camellia/contract/transaction'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { hashPassword } from '../member/password'
import { savePresence } from '../node/node.sql'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
const code = 'player1'

beforeAll(async () => {
  site = await startSite()
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async (tx) => {
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
    await tx.sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')}
      where kind = 'MEMBER'`
  })
})
beforeEach(async () => {
  await site.db.system(async (tx) => {
    await tx.sql`alter table protection disable trigger protection_keeps`
    await tx.sql`delete from play_limit`
    await tx.sql`update protection set break_until = null, excluded_until = null`
    await tx.sql`alter table protection enable trigger protection_keeps`
    await tx.sql`update transaction set status = 'REJECTED', decided_at = now()
      where status = 'PENDING' and type <> 'WITHDRAW'`
    await tx.sql`delete from presence_day`
  })
  player = await site.login(code)
})
afterAll(async () => expect(await site.close()).toEqual([]))

const play = (stake: number, as: CallAs = player) =>
  site.call(bet, { game: 'odd-even', stake, choice: { pick: 'ODD' } }, as)
const ask = (amount: number, as: CallAs = player) => site.call(requestDeposit, { amount }, as)
const bound = (
  kind: contract.LimitKind,
  value: number | null,
  period: contract.LimitPeriod = 'DAY',
) => site.call(contract.saveLimit, { kind, period, value }, player)
const limitOf = (
  { limits }: contract.Protection,
  kind: contract.LimitKind,
  period: contract.LimitPeriod = 'DAY',
) => limits.find((limit) => limit.kind === kind && limit.period === period)
const balance = async (as: CallAs = player) => (await site.call(profile, {}, as)).data.balance

test('a narrower bound holds at once, a wider one after a day, and can be taken back', async () => {
  expect(limitOf((await bound('DEPOSIT', 50_000)).data, 'DEPOSIT')).toMatchObject({
    value: 50_000,
    next: null,
  })
  const wider = limitOf((await bound('DEPOSIT', 80_000)).data, 'DEPOSIT')
  expect(wider).toMatchObject({ value: 50_000, next: { value: 80_000 } })
  expect((await ask(60_000)).code).toBe('LIMIT_REACHED')
  const { data } = await site.call(contract.keepLimit, { kind: 'DEPOSIT', period: 'DAY' }, player)
  expect(limitOf(data, 'DEPOSIT')).toMatchObject({ value: 50_000, next: null })
  await bound('DEPOSIT', null)
  await site.db.system((tx) => tx.sql`update play_limit set next_at = now()`)
  expect(
    limitOf((await site.call(contract.readProtection, {}, player)).data, 'DEPOSIT'),
  ).toMatchObject({ value: null, next: null })
  expect((await ask(60_000)).code).toBe('SUCCESS')
})

test('deposits that wait or came count against the bound; refused ones do not', async () => {
  const { data: before } = await site.call(contract.readProtection, {}, player)
  const used = limitOf(before, 'DEPOSIT', 'MONTH')?.used ?? 0
  await bound('DEPOSIT', used + 50_000, 'MONTH')
  const refused = await ask(50_001)
  expect(refused).toMatchObject({
    code: 'LIMIT_REACHED',
    data: { kind: 'DEPOSIT', period: 'MONTH', left: 50_000 },
  })
  expect((await ask(50_000)).code).toBe('SUCCESS')
  const { data } = await site.call(contract.readProtection, {}, player)
  expect(limitOf(data, 'DEPOSIT', 'MONTH')?.used).toBe(used + 50_000)
})

test('no race of bets slips past a bound of losses', async () => {
  const before = await balance()
  const { data } = await site.call(contract.readProtection, {}, player)
  const lost = limitOf(data, 'LOSS')?.used ?? 0
  const played = await site.call(contract.readFigures, { days: 7 }, player)
  const today = played.data.days.at(-1)
  const net = (today?.stake ?? 0) - (today?.win ?? 0)
  await bound('LOSS', Math.max(1, net + 20_000))
  expect(lost).toBe(Math.max(0, net))
  const answers = await Promise.all(Array.from({ length: 60 }, () => play(2_000)))
  const codes = new Set(answers.map((answer) => answer.code))
  expect([...codes].every((c) => c === 'SUCCESS' || c === 'LIMIT_REACHED')).toBe(true)
  // Whatever the draws were: more than the bound was never lost at any moment.
  const results = answers.flatMap(({ code: c, data: round }) =>
    c === 'SUCCESS' ? [round.round] : [],
  )
  const sorted = results.sort((a, b) => a.nonce - b.nonce)
  let sum = 0
  for (const { stake, win } of sorted) {
    expect(sum + stake).toBeLessThanOrEqual(20_000)
    sum += stake - win
  }
  expect(await balance()).toBe(before - sum)
  await bound('LOSS', 1)
  // Who has won today may lose that first: the stake is more than it, whatever the draws were.
  const refused = await play(1_000 + Math.max(0, Math.ceil(-(net + sum) / 1_000) * 1_000))
  expect(refused).toMatchObject({ code: 'LIMIT_REACHED', data: { kind: 'LOSS', period: 'DAY' } })
})

test('minutes on the player site are counted once, and end betting at their bound', async () => {
  const id = site.idOf(code)
  const seen = async (ago: string, players: number[]) => {
    await site.db.system(async (tx) => {
      await tx.sql`insert into presence (member_id) values (${id}) on conflict do nothing`
      await tx.sql`update presence set seen_at = now() - ${ago}::interval where member_id = ${id}`
      await savePresence(tx, [id], players)
    })
    const { data } = await site.call(contract.readProtection, {}, player)
    return limitOf(data, 'TIME')?.used
  }
  expect(await seen('61 seconds', [id])).toBe(1)
  expect(await seen('2 hours', [id])).toBe(1)
  expect(await seen('10 seconds', [id])).toBe(1)
  await bound('TIME', 2)
  expect((await play(1_000)).code).toBe('SUCCESS')
  expect(await seen('61 seconds', [id])).toBe(2)
  expect(await play(1_000)).toMatchObject({ code: 'LIMIT_REACHED', data: { kind: 'TIME' } })
})

test('whoever plays without being connected is here too; whoever only looks in elsewhere is not', async () => {
  const [plays, looks] = [site.idOf('player1'), site.idOf('player3')]
  const minutes = () =>
    site.db.system(async (tx) => {
      await tx.sql`
        insert into presence (member_id, seen_at)
        select id, now() - interval '61 seconds' from unnest(${[plays, looks]}::bigint[]) id
        on conflict (member_id) do update set seen_at = excluded.seen_at`
      const of = () => tx.sql<{ id: number; minutes: number }[]>`
        select m.id, coalesce(sum(d.minutes), 0)::int as minutes
        from member m left join presence_day d on d.member_id = m.id
        where m.id in (${plays}, ${looks}) group by m.id order by m.id`
      const before = await of()
      await savePresence(tx, [looks], [])
      const after = await of()
      return after.map((row, at) => row.minutes - (before[at]?.minutes ?? 0))
    })
  const betting = await site.login('player1')
  const wager = { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } } as const
  expect((await site.call(bet, wager, betting)).code).toBe('SUCCESS')
  expect(await minutes()).toEqual([1, 0])
})

test('a break stops bets and deposits until its end, and is not shortened', async () => {
  await site.call(contract.takeBreak, { days: 30 }, player)
  const { data } = await site.call(contract.takeBreak, { days: 1 }, player)
  const days = (Date.parse(data.breakUntil ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(29)
  const before = await balance()
  expect(await play(1_000)).toMatchObject({
    code: 'SELF_EXCLUDED',
    data: { until: expect.any(String) },
  })
  expect((await ask(50_000)).code).toBe('SELF_EXCLUDED')
  expect(await balance()).toBe(before)
  const shorten = site.db.system(
    (tx) => tx.sql`update protection set break_until = now() where member_id = ${site.idOf(code)}`,
  )
  await expect(shorten).rejects.toThrow('not shortened')
})

test('self-exclusion ends every session; its member may come back to withdraw, no more', async () => {
  const tab = await site.login(code)
  const wish = { months: 6, password: PASSWORD } as const
  expect((await site.call(contract.excludeMyself, { ...wish, password: 'x' }, player)).code).toBe(
    'INVALID_PASSWORD',
  )
  expect((await site.call(contract.excludeMyself, wish, player)).code).toBe('SUCCESS')
  expect((await site.call(profile, {}, tab)).http).toBe(401)
  expect((await play(1_000, tab)).http).toBe(401)
  const back = await site.login(code)
  const { data } = await site.call(contract.readProtection, {}, back)
  expect(Date.parse(data.excludedUntil ?? '') - Date.now()).toBeGreaterThan(180 * 86_400_000)
  expect((await play(1_000, back)).code).toBe('SELF_EXCLUDED')
  expect((await ask(50_000, back)).code).toBe('SELF_EXCLUDED')
  const out = { amount: 10_000, withdrawPassword: '1234' }
  expect((await site.call(requestWithdraw, out, back)).code).toBe('SUCCESS')
})

test('staff see how a member protects themselves and have no call to change it', async () => {
  await site.call(contract.takeBreak, { days: 7 }, player)
  const staff = await site.login('staff1', 'OFFICE')
  const { data } = await site.call(contract.readMemberProtection, { id: site.idOf(code) }, staff)
  expect(data.breakUntil).not.toBeNull()
  const writes = site.db.transact({ id: site.idOf('staff1'), scopeId: site.idOf('admin') }, (tx) =>
    tx.sql`update protection set reality_minutes = 5 returning 1`.then((rows) => rows.length),
  )
  expect(await writes).toBe(0)
})

test('figures of days and of this session are sums of what happened', async () => {
  const { data: before } = await site.call(contract.readReality, {}, player)
  expect(before).toMatchObject({ rounds: 0, stake: 0 })
  await play(3_000)
  const { data: now } = await site.call(contract.readReality, {}, player)
  expect(now).toMatchObject({ rounds: 1, stake: 3_000 })
  const { data } = await site.call(contract.readFigures, { days: 7 }, player)
  expect(data.days).toHaveLength(7)
  expect(data.ever.stake).toBe(data.days.reduce((sum, day) => sum + day.stake, 0))
})
