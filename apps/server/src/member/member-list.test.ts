import { login } from '@camellia/contract/access'
import { exportMembers, listMembers, memberTotals } from '@camellia/contract/member-list'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { signupOf } from './testing-signup'

const PAGE = { below: 'ALL', sort: 'code', direction: 'ASC', page: 1, size: 50 } as const

let site: TestSite
let admin: CallAs
let staff: CallAs
let branch1: CallAs

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  staff = await site.login('staff1', 'OFFICE')
  branch1 = await site.login('subhq1', 'OFFICE')
  await signupOf(site, { code: 'fresh1', name: '새얼굴', phone: '01055556666' })
})
afterAll(async () => expect(await site.close()).toEqual([]))

async function codes(input: Partial<Parameters<typeof list>[0]>, as = admin) {
  const { data } = await list({ ...PAGE, ...input } as never, as)
  return data.items.map(({ code }) => code)
}

function list(input: Parameters<typeof site.call<typeof listMembers>>[1], as: CallAs) {
  return site.call(listMembers, input, as)
}

describe('whom a list shows', () => {
  test('everyone below, never oneself or anyone above or beside', async () => {
    expect(await codes({})).toEqual(
      ['fresh1', 'player1', 'player2', 'player3', 'staff1', 'store1', 'store2'].concat([
        'subhq1',
        'subhq2',
      ]),
    )
    expect(await codes({}, branch1)).toEqual(['fresh1', 'player1', 'player2', 'store1'])
  })

  test('staff see what their partner sees', async () => {
    expect(await codes({ kinds: ['PARTNER'] }, staff)).toEqual([
      'store1',
      'store2',
      'subhq1',
      'subhq2',
    ])
  })

  test('under a partner, with or without those further down', async () => {
    const under = site.idOf('subhq1')
    expect(await codes({ under })).toEqual(['fresh1', 'player1', 'player2', 'store1'])
    expect(await codes({ under, below: 'DIRECT' })).toEqual(['store1'])
    expect(await codes({ under: site.idOf('admin'), below: 'DIRECT' })).toEqual([
      'staff1',
      'subhq1',
      'subhq2',
    ])
  })

  test.each([
    { call: listMembers, input: PAGE },
    { call: memberTotals, input: { below: 'ALL' as const } },
    { call: exportMembers, input: { below: 'ALL' as const } },
  ])('$call.path under a partner of another branch is under nobody', async ({ call, input }) => {
    for (const under of [site.idOf('subhq2'), site.idOf('admin'), 999_999 as MemberId]) {
      const reply = await site.raw(call, { ...input, under }, branch1)
      expect(reply.code).toBe('MEMBER_NOT_FOUND')
    }
  })

  test('without Member.update there is no list', async () => {
    const { db } = site
    await db.system((tx) => withhold(tx, site.idOf('subhq2')))
    const without = await site.login('subhq2', 'OFFICE')
    expect((await list(PAGE, without)).code).toBe('ACCESS_DENIED')
  })
})

async function withhold(tx: Parameters<Parameters<TestSite['db']['system']>[0]>[0], id: MemberId) {
  await tx.sql`update member set withheld = '{Member.update}' where id = ${id}`
}

describe('filters and order', () => {
  test('role, balance and last visit narrow it, for the totals too', async () => {
    const roleOf = async (code: string) => {
      const [row] = await site.db.system(
        (tx) => tx.sql<{ role: RoleId }[]>`select role_id as role from member where code = ${code}`,
      )
      return row?.role as RoleId
    }
    expect(await codes({ roles: [await roleOf('staff1')] })).toEqual(['staff1'])
    const all = await codes({ kinds: ['MEMBER'] })
    const { data } = await list({ ...PAGE, kinds: ['MEMBER'] }, admin)
    const of = (fine: (balance: number) => boolean) =>
      data.items.filter(({ balance }) => fine(balance)).map(({ code }) => code)
    const middle = Math.max(...data.items.map(({ balance }) => balance)) as Won
    const kinds: ['MEMBER'] = ['MEMBER']
    expect(of((balance) => balance >= middle)).not.toEqual(all)
    expect(await codes({ kinds, balanceFrom: middle })).toEqual(of((one) => one >= middle))
    expect(await codes({ kinds, balanceUntil: 0 as Won })).toEqual(of((one) => one <= 0))
    const filter = { below: 'ALL', kinds, balanceFrom: middle } as const
    expect((await site.call(memberTotals, filter, admin)).data.count).toBe(
      of((one) => one >= middle).length,
    )
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    const seen = await codes({ seenSince: hourAgo })
    expect(seen).toContain('staff1')
    expect(seen).not.toContain('player3')
    const unseen = await codes({ notSeenSince: hourAgo })
    expect(unseen).toContain('player3')
    expect(unseen).not.toContain('staff1')
  })

  test('kind, status, search and join date narrow it', async () => {
    expect(await codes({ kinds: ['USER'] })).toEqual(['staff1'])
    expect(await codes({ kinds: ['USER', 'PARTNER'], under: site.idOf('subhq1') })).toEqual([
      'store1',
    ])
    expect(await codes({ statuses: ['NEW'] })).toEqual(['fresh1'])
    expect(await codes({ search: 'PLAY' })).toEqual(['player1', 'player2', 'player3'])
    expect(await codes({ search: '새얼' })).toEqual(['fresh1'])
    expect(await codes({ search: '010-5555-6666' })).toEqual(['fresh1'])
    expect(await codes({ search: '_' })).toEqual([])
    expect(await codes({ joinedUntil: '2020-01-01T00:00:00Z' })).toEqual([])
    expect(await codes({ joinedFrom: '2020-01-01T00:00:00Z', kinds: ['USER'] })).toEqual(['staff1'])
  })

  test('a search finds nobody of another branch', async () => {
    expect(await codes({ search: 'player3' }, branch1)).toEqual([])
    expect(await codes({ search: 'player' }, branch1)).toEqual(['player1', 'player2'])
  })

  test('by id, money, join date and last visit, both ways', async () => {
    const only = { kinds: ['MEMBER' as const], statuses: ['NORMAL' as const] }
    expect(await codes({ ...only, direction: 'DESC' })).toEqual(['player3', 'player2', 'player1'])
    for (const sort of ['createdAt', 'balance', 'point', 'lastSeenAt'] as const) {
      const up = await codes({ ...only, sort, direction: 'ASC' })
      const down = await codes({ ...only, sort, direction: 'DESC' })
      expect(down).toEqual(up.toReversed())
    }
    await site.db.system((tx) => seen(tx, site.idOf('player2')))
    expect((await codes({ ...only, sort: 'lastSeenAt', direction: 'DESC' }))[0]).toBe('player2')
  })

  test('pages say whether more follows', async () => {
    const first = await list({ ...PAGE, size: 5 }, admin)
    const second = await list({ ...PAGE, size: 5, page: 2 }, admin)
    expect(first.data).toMatchObject({ hasMore: true, page: 1, size: 5 })
    expect(second.data.hasMore).toBe(false)
    expect([...first.data.items, ...second.data.items]).toHaveLength(9)
  })

  test('connected now, as the processes say', async () => {
    await site.db.system((tx) => connect(tx, site.idOf('player1')))
    expect(await codes({ online: true })).toEqual(['player1'])
    expect(await codes({ online: false, kinds: ['MEMBER'] })).not.toContain('player1')
    const { data } = await list({ ...PAGE, search: 'player1' }, admin)
    expect(data.items[0]?.online).toBe(true)
  })
})

type SystemTx = Parameters<Parameters<TestSite['db']['system']>[0]>[0]

async function seen(tx: SystemTx, id: MemberId) {
  await tx.sql`insert into presence (member_id) values (${id})
               on conflict (member_id) do update set seen_at = now()`
}

async function connect(tx: SystemTx, id: MemberId) {
  await tx.sql`
    insert into node (id, members) values (gen_random_uuid(), array[${id}::bigint])`
}

test('a row carries what the screen shows, and phones and accounts are masked', async () => {
  const { data } = await list({ ...PAGE, search: 'fresh1' }, branch1)
  expect(data.items).toEqual([
    expect.objectContaining({
      code: 'fresh1',
      kind: 'MEMBER',
      status: 'NEW',
      parent: { code: 'store1', name: 'store1' },
      roleName: '회원',
      balance: 0,
      phone: '•••••••6666',
      accountNumber: expect.stringMatching(/^•+\d{4}$/),
      memoCount: 0,
      lastGame: null,
      rates: expect.objectContaining({ lossFee: 0 }),
    }),
  ])
})

test('totals and the export count the same people as the list, of the own tree only', async () => {
  const players = { below: 'ALL' as const, kinds: ['MEMBER' as const] }
  const all = await site.call(memberTotals, players, admin)
  expect(all.data).toEqual({ count: 4, balance: 3_000_000, point: 0 })
  const mine = await site.call(memberTotals, players, branch1)
  expect(mine.data).toEqual({ count: 3, balance: 2_000_000, point: 0 })
  const file = await site.call(exportMembers, players, branch1)
  expect(file.data.items.map(({ code }) => code).toSorted()).toEqual([
    'fresh1',
    'player1',
    'player2',
  ])
  expect(file.data.next).toBeNull()
  const rest = await site.call(exportMembers, { ...players, after: site.idOf('player1') }, branch1)
  expect(rest.data.items.map(({ code }) => code)).toEqual(['player2', 'fresh1'])
  // Who takes the list along is in the audit log.
  const logged = await site.db.system(
    ({ sql }) => sql`
    select actor_id as actor, after from trail where action = 'member.export' order by id desc
    limit 2`,
  )
  expect(logged).toMatchObject([
    { actor: site.idOf('subhq1'), after: { count: 2 } },
    { actor: site.idOf('subhq1'), after: { count: 3 } },
  ])
})

test('someone who left is logged in nowhere and is still in the list of the deleted', async () => {
  await site.db.system((tx) => remove(tx, site.idOf('player2')))
  const refused = await site.call(login, { code: 'player2', password: 'Camellia1!' })
  expect(refused.code).not.toBe('SUCCESS')
  expect(await codes({ statuses: ['DELETED'] })).toEqual(['player2'])
  expect(await codes({ statuses: ['NORMAL'], kinds: ['MEMBER'] })).not.toContain('player2')
})

async function remove(tx: SystemTx, id: MemberId) {
  await tx.sql`update member set status = 3 where id = ${id}`
}
