import { searchMembers } from '@camellia/contract/member'
import { findPartner, openBranch } from '@camellia/contract/member-tree'
import type { MemberId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let branch1: CallAs

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('staff1', 'OFFICE')
  branch1 = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

test('the tree opens one node at a time, with the players anywhere below each', async () => {
  const { data } = await site.call(openBranch, {}, admin)
  expect(data.node).toMatchObject({ code: 'admin', members: 3, hasBranches: true })
  expect(data.branches).toMatchObject([
    { code: 'subhq1', members: 2, hasBranches: true, roleName: '부본사' },
    { code: 'subhq2', members: 1, hasBranches: true },
  ])
  expect(data.hasMore).toBe(false)
  const deeper = await site.call(openBranch, { id: site.idOf('store1') }, admin)
  expect(deeper.data).toMatchObject({ node: { members: 2, hasBranches: false }, branches: [] })
  expect(deeper.data.line.map(({ code }) => code)).toEqual(['admin', 'subhq1', 'store1'])
})

test('a partner opens their own branch and counts only what is in it', async () => {
  const { data } = await site.call(openBranch, {}, branch1)
  expect(data.node).toMatchObject({ code: 'subhq1', members: 2 })
  expect(data.branches.map(({ code, members }) => [code, members])).toEqual([['store1', 2]])
})

test.each(['admin', 'subhq2', 'store2', 'player1'])('%s is no branch to open', async (code) => {
  const reply = await site.call(openBranch, { id: site.idOf(code) }, branch1)
  expect(reply.code).toBe('MEMBER_NOT_FOUND')
  const nobody = await site.call(openBranch, { id: 999_999 as MemberId }, branch1)
  expect(reply).toMatchObject({ http: nobody.http, data: nobody.data, code: nobody.code })
})

test('a partner is found by the beginning of id or name, with the way to open', async () => {
  const { data } = await site.call(findPartner, { text: 'STORE' }, admin)
  expect(data.map(({ code, path }) => [code, ...path.map((step) => step.code)])).toEqual([
    ['store1', 'admin', 'subhq1', 'store1'],
    ['store2', 'admin', 'subhq2', 'store2'],
  ])
  const mine = await site.call(findPartner, { text: 'store' }, branch1)
  expect(mine.data.map(({ path }) => path.map((step) => step.code))).toEqual([['subhq1', 'store1']])
  expect((await site.call(findPartner, { text: 'player' }, admin)).data).toEqual([])
})

test('an id written in full is the first of a hundred that begin like it', async () => {
  await site.db.system(
    (tx) => tx.sql`
      insert into member (id, code, name, kind, status, role_id, parent_id, path, password_hash)
      overriding system value
      select 500000 + n, 'store2' || n, '가게' || n, 'PARTNER', 0, role_id, parent_id,
             path[:cardinality(path) - 1] || (500000 + n)::bigint, password_hash
      from member, generate_series(0, 99) n where code = 'store2'`,
  )
  for (const text of ['store2', 'STORE2', 'store27']) {
    const partners = await site.call(findPartner, { text }, admin)
    expect(partners.data[0]?.code).toBe(text.toLowerCase())
    expect(partners.data.length).toBeGreaterThan(text === 'store27' ? 0 : 10)
    for (const kind of [undefined, 'PARTNER'] as const) {
      const found = await site.call(searchMembers, { text, ...(kind && { kind }) }, admin)
      expect(found.data[0]?.code).toBe(text.toLowerCase())
    }
  }
  const players = await site.call(searchMembers, { text: 'store2', kind: 'MEMBER' }, admin)
  expect(players.data).toEqual([])
})
