import { profile } from '@camellia/contract/access'
import { changeStatus } from '@camellia/contract/member-edit'
import { won } from '@camellia/kernel/won'
import { auditLedger } from '@camellia/ledger/audit'
import { post } from '@camellia/ledger/post'
import { commission, point } from '@camellia/ledger/posting'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { hashPassword } from '../member/password'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { compare, step, take } from './testing-money'
import { PLAYERS, type Player, STAFF, type World } from './testing-world'

let site: TestSite
const as = new Map<string, CallAs>()

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
    await tx.sql`
      update member set granted = '{Deposit.allow,Withdraw.allow}' where code = 'subhq1'`
    // Steps come faster than people: what is counted by the minute is not what is tested here.
    await tx.sql`
      insert into setting (key, value)
      values ('limit.callsPerMember', '1000000'), ('limit.callsPerAddress', '1000000')`
    for (const code of PLAYERS) {
      const member = site.idOf(code)
      const transfers = [{ from: commission, to: point(member), amount: won(100_000) }]
      const request = null
      await post(tx, { kind: 'POINT_EARNED', member, key: 'test:points', request, transfers })
    }
  })
  await site.db.system(({ sql }) => sql`update approver_change set at = at - interval '60 days'`)
  await logIn(...PLAYERS)
  for (const code of STAFF) as.set(code, await site.login(code, 'OFFICE'))
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

async function logIn(...codes: readonly string[]): Promise<void> {
  for (const code of codes) as.set(code, await site.login(code))
}
const who = (code: string) => as.get(code) as CallAs

/** Those who act, as the model asks for them. */
const handsOf = () => ({ site, who, logIn: (code: string) => logIn(code) })

const bounds = (value: number) =>
  Object.fromEntries(
    PLAYERS.map((code) => [code, { DEPOSIT: value, LOSS: value }]),
  ) as World['most']
const all = (value: number) =>
  Object.fromEntries(PLAYERS.map((code) => [code, value])) as Record<Player, number>

test('two thousand random steps leave every won where the model says it is', async () => {
  const boss = (await site.call(profile, {}, who('subhq1'))).data.balance
  const hands = handsOf()
  const world: World = {
    ...hands,
    cash: all(1_000_000),
    hold: all(0),
    points: all(100_000),
    blocked: new Set(),
    most: bounds(Number.MAX_SAFE_INTEGER),
    used: bounds(0),
    boss,
    open: [],
    alone: new Map(),
  }
  const seed = Number(process.env.MODEL_SEED ?? 20_261_115)
  const steps = fc.sample(step, { numRuns: Number(process.env.MODEL_STEPS ?? 2_000), seed })
  for (const [n, one] of steps.entries()) {
    await take(world, one).catch((error) => {
      throw new Error(`step ${n} of seed ${seed}: ${JSON.stringify(one)}: ${error.message}`)
    })
    if (n % 10 === 0) await compare(world)
    if (n % 250 === 0) expect((await site.db.system(auditLedger)).breaks).toEqual([])
  }
  await compare(world)
}, 36_000_000)

/** They change who may act, or the clock: with many hands nobody could say what must follow. */
const ALONE: ReadonlySet<string> = new Set(['block', 'pause', 'bound', 'delete'])

test('the same from many hands at once loses nothing and doubles nothing', async () => {
  for (const code of PLAYERS) {
    const input = { ids: [site.idOf(code)], to: 'NORMAL' as const, reason: 'x' }
    await site.call(changeStatus, input, who('admin'))
  }
  await logIn(...PLAYERS)
  const steps = fc.sample(step, { numRuns: 400, seed: 7 }).filter((one) => !ALONE.has(one.do))
  const hands = handsOf()
  const idle: World = {
    ...hands,
    cash: all(0),
    hold: all(0),
    points: all(0),
    blocked: new Set(),
    most: bounds(0),
    used: bounds(0),
    boss: 0,
    open: [],
    alone: new Map(),
  }
  for (let at = 0; at < steps.length; at += 16) {
    const some = steps.slice(at, at + 16)
    // Nobody can say beforehand who wins: only what must hold whoever does is looked at.
    await Promise.allSettled(some.map((one) => take({ ...idle, open: [...idle.open] }, one)))
    const open = await site.db.system(
      ({ sql }) => sql<{ id: string; type: 'DEPOSIT' | 'WITHDRAW'; amount: number }[]>`
        select id, type, amount from transaction
        where status = 'PENDING' and type in ('DEPOSIT', 'WITHDRAW')`,
    )
    idle.open = open.map((request) => ({
      ...request,
      player: 'player1',
      approvedBy: null,
      two: false,
    }))
    const [held] = await site.db.system(
      ({ sql }) => sql<{ held: number; waits: number }[]>`
        select (select sum(hold)::bigint from wallet) as held,
               coalesce((select sum(amount) from transaction
                 where type = 'WITHDRAW' and status = 'PENDING'), 0)::bigint as waits`,
    )
    expect(held?.held).toBe(held?.waits)
  }
  expect((await site.db.system(auditLedger)).breaks).toEqual([])
}, 120_000)
