import * as panel from '@camellia/contract/member-panel'
import { bet } from '@camellia/contract/play'
import { listTrail } from '@camellia/contract/trail'
import { convertPoints } from '@camellia/contract/wallet'
import type { MemberId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { signupOf } from './testing-signup'

let site: TestSite
let admin: CallAs
let branch1: CallAs
let branch2: CallAs
let fresh: MemberId

type SystemTx = Parameters<Parameters<TestSite['db']['system']>[0]>[0]

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  branch1 = await site.login('subhq1', 'OFFICE')
  branch2 = await site.login('subhq2', 'OFFICE')
  await signupOf(site, {})
  fresh = await site.db.system((tx) => idOf(tx, 'fresh1'))
  const player = await site.login('player1')
  const play = { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } } as const
  for (let round = 0; round < 3; round++) await site.call(bet, play, player)
})
afterAll(async () => expect(await site.close()).toEqual([]))

async function idOf(tx: SystemTx, code: string): Promise<MemberId> {
  const [row] = await tx.sql<{ id: MemberId }[]>`select id from member where code = ${code}`
  return row?.id as MemberId
}

async function grant(tx: SystemTx, code: string, permission: string): Promise<void> {
  await tx.sql`update member set granted = array[${permission}] where code = ${code}`
}

describe('the panel', () => {
  test('shows who it is, with phone, account and address masked', async () => {
    const { data } = await site.call(panel.readMember, { id: fresh }, branch1)
    expect(data).toMatchObject({
      code: 'fresh1',
      status: 'NEW',
      phone: '•••••••6666',
      email: 'f•••@camellia.test',
      bank: '가온은행',
      depositor: '홍길동',
      role: { name: '회원' },
      overrides: 0,
      friends: 0,
      hold: 0,
      online: false,
      lastRound: null,
      sessionResult: null,
    })
    expect(data.accountNumber).toMatch(/^•+9012$/)
    expect(data.line.map(({ code }) => code)).toEqual(['subhq1', 'store1'])
    expect(data.parent?.code).toBe('store1')
  })

  test('shows what was played, and the balance of 30 days that ends with the one of now', async () => {
    const { data } = await site.call(panel.readMember, { id: site.idOf('player1') }, admin)
    expect(data.days).toHaveLength(30)
    expect(data.days.at(-1)).toMatchObject({ balance: data.balance, stake: 3_000 })
    expect(data.days.at(-2)?.balance).toBe(0)
    expect(data.lastRound).toMatchObject({ game: 'odd-even', gameType: 'MINI', stake: 1_000 })
  })

  test('of a connected member shows what this visit has brought', async () => {
    await site.db.system((tx) => connect(tx, site.idOf('player1')))
    const { data } = await site.call(panel.readMember, { id: site.idOf('player1') }, admin)
    expect(data.online).toBe(true)
    expect(data.sessionResult).toBe(data.balance - 1_000_000)
  })

  async function connect(tx: SystemTx, id: MemberId) {
    await tx.sql`
      insert into node (id, members) values (gen_random_uuid(), array[${id}::bigint])`
  }
})

describe('history', () => {
  test('rounds and movements page by key, newest first', async () => {
    const id = site.idOf('player1')
    const first = await site.call(panel.listMemberRounds, { id, size: 3 }, admin)
    expect(first.data.items).toHaveLength(3)
    expect(first.data.hasMore).toBe(false)
    const [newest] = first.data.items
    expect((newest?.balanceBefore ?? 0) - 1_000 + (newest?.win ?? 0)).toBe(newest?.balanceAfter)
    const before = newest?.id as string
    const rest = await site.call(panel.listMemberRounds, { id, size: 5, before }, admin)
    expect(rest.data.items).toHaveLength(2)
  })

  test('bets are not among the movements of money', async () => {
    const id = site.idOf('player1')
    const { data } = await site.call(panel.listMemberTransfers, { id, size: 10 }, admin)
    expect(data.items).toMatchObject([
      { kind: 'DEPOSIT', account: 'CASH', amount: 1_000_000, before: 0, after: 1_000_000 },
    ])
    const before = data.items[0]?.at as string
    const older = await site.call(panel.listMemberTransfers, { id, size: 10, before }, admin)
    expect(older.data).toEqual({ items: [], hasMore: false, size: 10 })
  })

  test('what a refused conversion would have moved is not there', async () => {
    const player = await site.login('player2')
    expect((await site.call(convertPoints, { amount: 1_000 }, player)).code).toBe(
      'INFLUCIANT_BALANCE',
    )
    const id = site.idOf('player2')
    const { data } = await site.call(panel.listMemberTransfers, { id, size: 10 }, branch1)
    expect(data.items).toHaveLength(1)
  })
})

describe('reading in full', () => {
  const reason = '통장 사본 확인'

  test('needs its own right', async () => {
    const reply = await site.call(panel.revealMember, { id: fresh, reason }, branch1)
    expect(reply.code).toBe('ACCESS_DENIED')
  })

  test('gives phone, account and e-mail address, and every look is written down', async () => {
    const reply = await site.call(panel.revealMember, { id: fresh, reason }, admin)
    expect(reply.data).toEqual({
      phone: '01055556666',
      accountNumber: '123456789012',
      email: 'fresh@camellia.test',
    })
    const trail = await site.call(listTrail, { size: 10, action: 'member.unmask' }, admin)
    expect(trail.data.items).toMatchObject([{ reason, member: { code: 'fresh1' } }])
    expect(JSON.stringify(trail.data)).not.toContain('01055556666')
  })

  test('is not for a thirty-first look in a minute, even all at once', async () => {
    await site.db.system((tx) => grant(tx, 'subhq1', 'Member.unmask'))
    const again = await site.login('subhq1', 'OFFICE')
    const looks = Array.from({ length: panel.UNMASK_PER_MINUTE + 3 }, () =>
      site.call(panel.revealMember, { id: fresh, reason }, again),
    )
    const codes = (await Promise.all(looks)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(panel.UNMASK_PER_MINUTE)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(3)
  })
})

describe('memos', () => {
  test('are kept with their author, counted, and taken back only by who wrote them', async () => {
    const memo = await site.call(panel.addMemo, { id: fresh, text: '전화함' }, admin)
    await site.call(panel.addMemo, { id: fresh, text: '다시 전화' }, branch1)
    const { data } = await site.call(panel.listMemos, { id: fresh, size: 10 }, branch1)
    expect(data.items).toMatchObject([
      { text: '다시 전화', author: 'subhq1', mine: true },
      { text: '전화함', author: null, mine: false },
    ])
    const foreign = await site.call(panel.removeMemo, { id: memo.data.id }, branch1)
    expect(foreign.code).toBe('NOT_FOUND')
    expect((await site.call(panel.removeMemo, { id: memo.data.id }, admin)).code).toBe('SUCCESS')
    expect((await site.call(panel.removeMemo, { id: memo.data.id }, admin)).code).toBe('NOT_FOUND')
    const after = await site.call(panel.readMember, { id: fresh }, admin)
    expect(after.data.memoCount).toBe(1)
    const { data: trail } = await site.call(listTrail, { size: 10, member: fresh }, admin)
    const actions = trail.items.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['memo.add', 'memo.remove']))
  })
})

test('a member of another branch, a partner above and nobody at all answer alike', async () => {
  await site.db.system((tx) => grant(tx, 'subhq2', 'Member.unmask'))
  const outside = [fresh, site.idOf('player1'), site.idOf('admin'), 999_999 as MemberId]
  for (const id of outside) {
    const tries = [
      site.call(panel.readMember, { id }, branch2),
      site.call(panel.listMemberRounds, { id, size: 10 }, branch2),
      site.call(panel.listMemberTransfers, { id, size: 10 }, branch2),
      site.call(panel.listMemos, { id, size: 10 }, branch2),
      site.call(panel.addMemo, { id, text: 'x' }, branch2),
      site.call(panel.revealMember, { id, reason: 'x' }, await site.login('subhq2', 'OFFICE')),
    ]
    for (const { code, data } of await Promise.all(tries)) {
      expect([code, data]).toEqual(['MEMBER_NOT_FOUND', null])
    }
  }
})

test('row security shows nothing of another branch, whatever is asked', async () => {
  const actor = { id: site.idOf('subhq2'), scopeId: site.idOf('subhq2') }
  const seen = await site.db.read(actor, async ({ sql }) => {
    const under = site.idOf('subhq1')
    const filter = sql.json({ under, below: 'ALL', sort: 'code', direction: 'ASC' })
    return {
      page: await sql`select member_page(${filter}, 100, 0)`,
      sums: (await sql<{ count: number }[]>`select count from member_sum(${filter})`)[0]?.count,
      branches: await sql`select * from member_branches(${under}, 100)`,
      memos: await sql`select 1 from memo where member_id = ${fresh}`,
      unread: (await sql<{ n: number }[]>`select message_unread(${fresh}) as n`)[0]?.n,
    }
  })
  expect(seen).toEqual({ page: [], sums: 0, branches: [], memos: [], unread: 0 })
})
