import { createMember } from '@camellia/contract/member-edit'
import { moveMember, previewMove } from '@camellia/contract/member-move'
import { readRates, saveRates } from '@camellia/contract/rate'
import { readDashboard } from '@camellia/contract/report'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_RATES } from '../rate/rate.rules'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { insertMember } from './member.sql'

let site: TestSite
let admin: CallAs

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

function move(code: string, to: string, as: CallAs = admin) {
  const input = { id: site.idOf(code), parentId: site.idOf(to), reason: '조직 개편' }
  return site.call(moveMember, input, as)
}

function look(code: string, to: string, as: CallAs = admin) {
  return site.call(previewMove, { id: site.idOf(code), parentId: site.idOf(to) }, as)
}

async function pathOf(code: string): Promise<string> {
  const [row] = await site.db.system(
    ({ sql }) => sql<{ path: string }[]>`
      select string_agg(a.code, '/' order by u.n) as path
      from member m, unnest(m.path) with ordinality as u(id, n) join member a on a.id = u.id
      where m.code = ${code}`,
  )
  return row?.path ?? ''
}

test('the preview shows both lines now and afterwards, and what moves along', async () => {
  const { data } = await look('store1', 'subhq2')
  expect(data).toMatchObject({
    moved: { partners: 1, staff: 0, players: 2, balance: 3_000_000, stake: 0 },
    from: { line: [{ code: 'admin' }, { code: 'subhq1' }], membersNow: 3, membersThen: 0 },
    to: { line: [{ code: 'admin' }, { code: 'subhq2' }], membersNow: 2, membersThen: 5 },
    depth: 4,
    problems: [],
  })
})

test('a partner moves with everyone below, and the old branch no longer sees them', async () => {
  expect((await move('store1', 'subhq2')).code).toBe('SUCCESS')
  expect(await pathOf('store1')).toBe('admin/subhq2/store1')
  expect(await pathOf('player1')).toBe('admin/subhq2/store1/player1')
  const old = await site.login('subhq1', 'OFFICE')
  expect((await site.call(readDashboard, {}, old)).http).toBe(200)
  expect((await look('player1', 'subhq1', old)).http).toBe(403)
  expect((await move('store1', 'subhq1')).code).toBe('SUCCESS')
  expect(await pathOf('player2')).toBe('admin/subhq1/store1/player2')
})

test.each([
  ['subhq1', 'store1', 'INVALID_USER', 'a partner into their own line'],
  ['subhq1', 'subhq1', 'INVALID_USER', 'a partner into themselves'],
  ['player1', 'player2', 'INVALID_USER', 'a player below a player'],
  ['player1', 'store1', 'INVALID_USER', 'a player where they are already'],
  ['admin', 'subhq1', 'MEMBER_NOT_FOUND', 'the head office itself'],
])('%s cannot move below %s: %s, %s', async (code, to, answer) => {
  const before = await pathOf(code)
  expect((await move(code, to)).code).toBe(answer)
  expect(await pathOf(code)).toBe(before)
})

test('a move needs the right, and happens inside one’s own tree only', async () => {
  const boss = await site.login('subhq1', 'OFFICE')
  expect((await move('player1', 'subhq1', boss)).http).toBe(403)
  await site.db.system(
    ({ sql }) => sql`
    update role set permissions = permissions || '{Member.move}' where name = '부본사'`,
  )
  const again = await site.login('subhq1', 'OFFICE')
  expect((await move('player1', 'store2', again)).code).toBe('MEMBER_NOT_FOUND')
  expect((await move('player3', 'store1', again)).code).toBe('MEMBER_NOT_FOUND')
  expect((await look('player3', 'store1', again)).code).toBe('MEMBER_NOT_FOUND')
  expect((await move('player1', 'subhq1', again)).code).toBe('SUCCESS')
  expect((await move('player1', 'store1', again)).code).toBe('SUCCESS')
})

async function setSlot(code: string, rolling: number, as = admin) {
  const id = site.idOf(code)
  const { data } = await site.call(readRates, { id }, as)
  return site.call(
    saveRates,
    {
      id,
      version: data.version,
      rolling: { ...NO_RATES, SLOT: rolling },
      losing: NO_RATES,
      lossFee: 0,
      reason: '계약',
    },
    as,
  )
}

test('the rates at the top are the head office’s own, not those of its staff', async () => {
  const staff = await site.login('staff1', 'OFFICE')
  expect((await setSlot('admin', 100, staff)).code).toBe('MEMBER_NOT_FOUND')
  expect((await setSlot('admin', 1_001)).code).toBe('INVALID_RATE')
})

test('rates stay between the partner above and the highest below', async () => {
  expect((await setSlot('subhq1', 300)).code).toBe('INVALID_RATE')
  expect((await setSlot('admin', 350)).code).toBe('SUCCESS')
  expect((await setSlot('subhq1', 300)).code).toBe('SUCCESS')
  expect((await setSlot('store1', 301)).code).toBe('INVALID_RATE')
  expect((await setSlot('store1', 200)).code).toBe('SUCCESS')
  expect((await setSlot('subhq1', 199)).code).toBe('INVALID_RATE')
  const { data } = await site.call(readRates, { id: site.idOf('subhq1') }, admin)
  expect(data).toMatchObject({
    rates: { rolling: { SLOT: 300 } },
    most: { rolling: { SLOT: 350 } },
    least: { rolling: { SLOT: 200 } },
  })
})

test('an older rate version stays in the books, and a change unseen is not overwritten', async () => {
  const id = site.idOf('store1')
  const { version } = (await site.call(readRates, { id }, admin)).data
  const stale = { id, version: version - 1, reason: 'x', lossFee: 0 }
  const rates = { rolling: NO_RATES, losing: NO_RATES }
  expect((await site.call(saveRates, { ...stale, ...rates }, admin)).code).toBe('CONFLICT')
  const [row] = await site.db.system(
    ({ sql }) => sql<{ versions: number }[]>`
      select count(*) as versions from rate_version where member_id = ${id}`,
  )
  expect(row?.versions).toBe(2)
})

test('nobody moves below a partner with less to give', async () => {
  expect((await look('store1', 'subhq2')).data).toMatchObject({
    problems: ['RATE_ABOVE_PARENT'],
    rates: [{ kind: 'rolling', type: 'SLOT', own: 200, most: 0 }],
  })
  expect((await move('store1', 'subhq2')).code).toBe('INVALID_RATE')
})

test('the tree is ten levels deep and not deeper, by creating and by moving', async () => {
  const line = await site.db.system(async (tx) => {
    const [store] = await tx.sql<{ roleId: RoleId }[]>`
      select id as "roleId" from role where name = '매장'`
    let parentId = site.idOf('store2')
    const ids: MemberId[] = []
    for (let depth = 4; depth <= 10; depth++) {
      const { id } = await insertMember(tx, {
        code: `deep${depth}`,
        name: 'x',
        kind: 'PARTNER',
        status: 'NORMAL',
        roleId: store?.roleId as RoleId,
        parentId,
        passwordHash: 'x',
      })
      parentId = id
      ids.push(id)
    }
    return ids
  })
  const [ninth, tenth] = line.slice(-2)
  const person = { kind: 'MEMBER', code: 'deeper', name: 'x', password: 'camel77!' } as const
  const below = await site.call(createMember, { ...person, parentId: tenth as number }, admin)
  expect(below.code).toBe('LIMIT_REACHED')
  const store = { id: site.idOf('store1'), parentId: ninth as number }
  expect((await site.call(previewMove, store, admin)).data.problems).toContain('TOO_DEEP')
  const moved = await site.call(moveMember, { ...store, reason: 'x' }, admin)
  expect(moved.code).toBe('LIMIT_REACHED')
})

test('moves at the same moment leave one tree without circles', async () => {
  const tries = await Promise.all([
    move('player1', 'store2'),
    move('player2', 'subhq1'),
    move('player1', 'subhq1'),
    move('player3', 'subhq2'),
    move('store2', 'subhq1'),
  ])
  expect(tries.filter(({ code }) => code === 'SUCCESS').length).toBeGreaterThan(0)
  const [row] = await site.db.system(
    ({ sql }) => sql<{ wrong: number }[]>`
      select count(*) as wrong from member m left join member p on p.id = m.parent_id
      where m.path <> coalesce(p.path, '{}') || m.id`,
  )
  expect(row?.wrong).toBe(0)
})
