import { updateMember } from '@camellia/contract/member-edit'
import { bet } from '@camellia/contract/play'
import { listConnected } from '@camellia/contract/presence'
import { readDashboard } from '@camellia/contract/report'
import { readHome } from '@camellia/contract/site'
import type { MemberId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePresence } from '../node/node.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let branch1: CallAs
const page = { who: 'PLAYERS', page: 1, size: 50 } as const

type SystemTx = Parameters<Parameters<TestSite['db']['system']>[0]>[0]

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  branch1 = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

async function standNode(tx: SystemTx, members: readonly MemberId[], age = '0 seconds') {
  await tx.sql`
    insert into node (id, members, seen_at)
    values (gen_random_uuid(), ${tx.sql.array([...members], 1016)}, now() - ${age}::interval)`
}

async function codesFor(as: CallAs, search?: string) {
  const { data } = await site.call(listConnected, { ...page, ...(search && { search }) }, as)
  expect(data.total).toBe(data.items.length)
  return data.items.map(({ code }) => code)
}

test('those are shown who are connected to a living process and logged in', async () => {
  const player = await site.login('player1')
  await site.login('player3')
  const [one, two, three] = ['player1', 'player2', 'player3'].map(site.idOf)
  await site.db.system((tx) => standNode(tx, [one, two] as MemberId[]))
  await site.db.system((tx) => standNode(tx, [one, three] as MemberId[]))
  await site.db.system((tx) => standNode(tx, [site.idOf('store1')], '20 seconds'))
  expect(await codesFor(admin)).toEqual(['player1', 'player3'])
  expect(await codesFor(branch1)).toEqual(['player1'])
  expect(await codesFor(branch1, 'player3')).toEqual([])
  expect(await codesFor(admin, 'PLAYER3')).toEqual(['player3'])
  await site.call(updateMember, { id: site.idOf('player3'), phone: '01044443333' }, admin)
  expect(await codesFor(admin, '+82 10-4444-3333')).toEqual(['player3'])
  await site.call(bet, { game: 'odd-even', stake: 2_000, choice: { pick: 'EVEN' } }, player)
  const { data } = await site.call(listConnected, page, branch1)
  expect(data.items[0]).toMatchObject({
    site: 'PLAYER',
    address: '127.0.0.1',
    lastRound: { game: 'odd-even', stake: 2_000 },
    line: [{ code: 'subhq1' }, { code: 'store1' }],
  })
})

test('staff who are connected have their own list, and are not counted as players', async () => {
  const both = [site.idOf('player1'), site.idOf('store1')]
  await site.login('store1', 'OFFICE')
  await site.db.system(async (tx) => {
    await tx.sql`delete from node`
    await standNode(tx, both)
  })
  expect(await codesFor(admin)).toEqual(['player1'])
  const staff = await site.call(listConnected, { ...page, who: 'STAFF' }, admin)
  expect(staff.data.items.map(({ code }) => code)).toEqual(['store1'])
  expect((await site.call(readDashboard, {}, admin)).data.connected).toBe(1)
  expect((await site.call(readHome, {})).data.connected).toBe(1)
})

test('when someone was last seen is written at most once a minute', async () => {
  const id = site.idOf('player2')
  const seenAt = (tx: SystemTx) => tx.sql<{ at: Date }[]>`
    select seen_at as at from presence where member_id = ${id}`
  const beat = () =>
    site.db.system(async (tx) => {
      await savePresence(tx, [id, site.idOf('player1')], [id])
      return (await seenAt(tx))[0]?.at.getTime() ?? 0
    })
  const first = await beat()
  expect(await beat()).toBe(first)
  await site.db.system((tx) => tx.sql`update presence set seen_at = now() - interval '2 minutes'`)
  expect(await beat()).toBeGreaterThanOrEqual(first)
})
