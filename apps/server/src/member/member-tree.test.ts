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
