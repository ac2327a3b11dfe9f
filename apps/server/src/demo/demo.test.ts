import { readShell } from '@camellia/contract/report'
import { type Claim, verify } from '@camellia/engines/verify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../audit/audit.service'
import { openSeed } from '../fairness/seeds'
import { startSite, type TestSite } from '../testing-site'
import { NO_HEADS } from '../trail/testing-heads'
import { verifyTrail } from '../trail/trail.service'
import { seedDemo } from './demo'
import { DAY_MS, demoStart } from './demo.calendar.rules'

/** Five days of a week that is over, with a few who join in it: enough of everything. */
const SIZE = { weeks: 1, newcomers: 40 }
const now = demoStart(Date.now(), SIZE) + 5 * DAY_MS

let whole: TestSite
let stopped: TestSite

beforeAll(async () => {
  whole = await startSite({ people: false })
  stopped = await startSite({ people: false })
})
afterAll(async () => {
  for (const site of [whole, stopped]) expect(await site?.close()).toEqual([])
})

function fill({ db, seal, table }: TestSite, say: (line: string) => void) {
  return seedDemo(db, { seal, say, books: table.books, past: true, size: SIZE, now })
}

/** Everything that would differ if something were done twice, or otherwise. */
async function sumsOf({ db }: TestSite): Promise<Sums | undefined> {
  const [sums] = await db.system(
    (tx) => tx.sql<Sums[]>`
      select count(*) as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win,
        count(distinct member_id) as players,
        (select jsonb_object_agg(t.kind, t.amount) from (
           select type || status as kind, sum(amount) as amount from transaction group by 1) t)
          as requests,
        (select sum(cash) from wallet)::bigint as cash, (select count(*) from member) as members,
        (select count(*) from session where site = 'PLAYER') as visits,
        (select count(*) from chat_post) as said, (select count(*) from inquiry) as asked,
        (select jsonb_object_agg(c.status, c.gifts) from (
           select status, count(*) as gifts from gift group by status) c) as gifts
      from round`,
  )
  return sums
}

interface Sums {
  readonly rounds: number
  readonly requests: Readonly<Record<string, number>>
  readonly gifts: Readonly<Record<string, number>>
}

test('a past is filled in through the ledger, the office sees how far, and the books hold', async () => {
  const lines: string[] = []
  const history = (await fill(whole, (line) => lines.push(line))).fillPast()
  const admin = await whole.login('admin', 'OFFICE')
  expect((await whole.call(readShell, {}, admin)).data.filling).toEqual(expect.any(Number))
  await history
  expect(lines.at(-1)).toBe('demo history 100 %')
  const { breaks, sum, rounds } = await whole.db.system(auditBooks('play'))
  expect({ breaks, sum }).toEqual({ breaks: [], sum: 0 })
  expect(rounds).toBeGreaterThan(500)
  const sums = await sumsOf(whole)
  expect(Object.keys(sums?.requests ?? {})).toEqual(
    expect.arrayContaining(['DEPOSITFINISHED', 'DEPOSITPENDING', 'WITHDRAWFINISHED']),
  )
  expect(sums?.gifts).toMatchObject({ PENDING: 2, PROCESSING: expect.any(Number) })
})

test('one that was stopped goes on where it was, doubles nothing and comes to the same', async () => {
  const stop = () => {
    throw new Error('the power is gone')
  }
  const first = await fill(stopped, (line) => (/history [4-9]\d %/.test(line) ? stop() : undefined))
  await expect(first.fillPast()).rejects.toThrow('the power is gone')
  const half = await sumsOf(stopped)
  const again = await fill(stopped, () => {})
  await again.fillPast()
  const all = await sumsOf(stopped)
  expect(half?.rounds).toBeGreaterThan(0)
  expect(all?.rounds).toBeGreaterThan(half?.rounds ?? 0)
  expect(all).toEqual(await sumsOf(whole))
  await (await fill(stopped, () => {})).fillPast()
  expect(await sumsOf(stopped)).toEqual(all)
})

test('every round of the past can be verified, and no seed of it is in use any more', async () => {
  const rounds = await whole.db.system(
    (tx) => tx.sql<(Claim & { readonly sealed: Buffer })[]>`
      select r.game, r.stake, r.choice, r.nonce, r.stream, r.outcome, r.win,
        encode(r.commit, 'hex') as commit, s.client_seed as "clientSeed", s.server_seed as sealed
      from round r join seed_pair s on s.id = r.seed_id and s.revealed_at is not null`,
  )
  const sums = await sumsOf(whole)
  expect(rounds).toHaveLength(sums?.rounds ?? -1)
  for (const { sealed, ...round } of rounds) {
    const serverSeed = openSeed(whole.seal, sealed).toString('hex')
    expect(verify({ ...round, serverSeed })).toMatchObject({
      commitHolds: true,
      outcomeHolds: true,
    })
  }
  const open = await whole.db.system(
    (tx) => tx.sql`select 1 from wallet where seed_id is not null or next_seed is not null`,
  )
  expect(open).toHaveLength(0)
})

test('what staff decided in the past stands in the audit log once, and its chain holds', async () => {
  const unsaid = await whole.db.system(
    (tx) => tx.sql`
      select t.id from transaction t
      where t.type in ('DEPOSIT', 'WITHDRAW') and t.decided_by <> t.member_id
        and 1 <> (select count(*) from trail where member_id = t.member_id and at = t.decided_at)`,
  )
  expect(unsaid).toHaveLength(0)
  const { links, broken } = await whole.db.system((tx) => verifyTrail(tx, NO_HEADS))
  expect({ broken, some: links > 100 }).toEqual({ broken: null, some: true })
})

test('nobody plays before they were let in or after now, and of those people log in as the first has a past', async () => {
  const early = await whole.db.system(
    (tx) => tx.sql`
      select 1 from round r join member m on m.id = r.member_id
      where r.at < m.decided_at or r.at > ${new Date(now)} or m.code ~ '^player([2-9]|\\d\\d)$'`,
  )
  expect(early).toHaveLength(0)
  const [regular] = await whole.db.system(
    (tx) => tx.sql`
      select w.cash >= 1000000 as rich, w.seed_id is null as secret,
        (select count(*) from round r where r.member_id = m.id) as rounds,
        (select count(*) from session where site = 'PLAYER' and created_at > ${new Date(now)})
          as ahead
      from member m join wallet w on w.member_id = m.id
      where m.code = 'player1'`,
  )
  expect(regular).toMatchObject({ rich: true, secret: true, ahead: 0 })
  expect(regular?.rounds).toBeGreaterThan(5)
})

test('what staff change while the past fills in is heeded: closed titles, narrower stakes, blocked people', async () => {
  const site = await startSite({ people: false })
  const changed: Promise<unknown>[] = []
  const change = () =>
    site.db.system(async (tx) => {
      await tx.sql`update game set open = false where code = 'tiger-moon'`
      await tx.sql`update game set min_bet = 1000, max_bet = 2000 where code = 'crimson-fortune'`
      await tx.sql`update game set min_bet = 3000 where code = 'odd-even'`
      await tx.sql`update member set status = 2 where code = 'yeo1021'`
    })
  const { fillPast } = await fill(site, (line) => {
    if (/history 2\d %/.test(line)) changed.push(change())
  })
  await fillPast()
  await Promise.all(changed)
  expect(changed.length).toBeGreaterThan(0)
  expect(await site.close()).toEqual([])
})

test('every screen has something on it: payments that wait, accounts, tags, notices', async () => {
  const [found] = await whole.db.system(
    (tx) => tx.sql<Record<string, number>[]>`
      select (select count(*) from transaction where type in ('PAYMENT', 'COLLECT')
                and status = 'PENDING' and needs_two and approved_by = created_by) as handovers,
             (select count(*) from company_account where status = 'ACTIVE'
                and approved_by is not null) as accounts,
             (select count(*) from company_account where status = 'PENDING') as waiting,
             (select count(distinct category) from notice) as notices,
             (select count(distinct tag_id) from member_tag) as tags,
             (select count(*) from transaction t join company_account a
                on a.id = t.company_account_id where a.status <> 'ACTIVE') as astray`,
  )
  expect(found).toEqual({ handovers: 4, accounts: 3, waiting: 1, notices: 5, tags: 4, astray: 0 })
})
