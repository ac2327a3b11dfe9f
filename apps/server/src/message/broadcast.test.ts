import { randomUUID } from 'node:crypto'
import {
  listBroadcasts,
  listMessages,
  listReceivers,
  listTemplates,
  readMessages,
  readReach,
  removeTemplate,
  saveTemplate,
  sendBroadcast,
} from '@camellia/contract/message'
import { listFailures, retryFailure } from '@camellia/contract/system'
import type { MemberId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { deliverPart } from './broadcast-delivery'

let site: TestSite
let admin: CallAs
let branch: CallAs
const words = { title: '점검 안내', content: '내일 새벽에 점검합니다.' }
const box = { page: 1, size: 10, searchkey: '' } as const

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  branch = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const broadcastOf = async (id: string, as: CallAs) =>
  (await site.call(listBroadcasts, { size: 100 }, as)).data.items.find(
    (broadcast) => broadcast.id === id,
  )

async function delivered(id: string, as: CallAs) {
  return expect
    .poll(() => broadcastOf(id, as), { timeout: 20_000 })
    .toMatchObject({ status: 'SENT' })
    .then(() => broadcastOf(id, as))
}

const total = async (code: string) =>
  (await site.call(listMessages, box, await site.login(code))).data.total

test('a broadcast to all below reaches exactly those below, once, and says who has read it', async () => {
  const before = await total('player3')
  const broadcast = { id: randomUUID(), target: { kind: 'ALL' }, ...words } as const
  const { data } = await site.call(sendBroadcast, broadcast, branch)
  // store1, player1 and player2 hang below the first branch.
  expect(data).toEqual({ id: broadcast.id, total: 3 })
  // A second click is the same broadcast; another one under its number is none.
  expect((await site.call(sendBroadcast, broadcast, branch)).data).toEqual(data)
  const forged = { ...broadcast, title: 'x' }
  expect((await site.call(sendBroadcast, forged, branch)).code).toBe('CONFLICT')
  expect(await delivered(broadcast.id, branch)).toMatchObject({ sent: 3, total: 3, read: 0 })
  expect(await total('player1')).toBe(1)
  expect(await total('player3')).toBe(before)
  const player = await site.login('player1')
  const [message] = (await site.call(listMessages, box, player)).data.items
  expect(message).toMatchObject({ ...words, sender: 'subhq1', status: 0 })
  await site.call(readMessages, { ids: [message?.id ?? ''] }, player)
  expect(await broadcastOf(broadcast.id, branch)).toMatchObject({ read: 1 })
  const wanted = { broadcast: broadcast.id, page: 1, size: 10 } as const
  const read = await site.call(listReceivers, { ...wanted, read: true }, branch)
  expect(read.data.items).toMatchObject([{ member: { code: 'player1' } }])
  const unread = await site.call(listReceivers, { ...wanted, read: false }, branch)
  expect(unread.data.total).toBe(2)
})

test('the branch above sees what was sent below it; another branch sees nothing', async () => {
  const broadcast = { id: randomUUID(), target: { kind: 'ALL' }, ...words } as const
  await site.call(sendBroadcast, broadcast, branch)
  await delivered(broadcast.id, branch)
  expect(await broadcastOf(broadcast.id, admin)).toMatchObject({ sender: { code: 'subhq1' } })
  const stranger = await site.login('subhq2', 'OFFICE')
  expect(await broadcastOf(broadcast.id, stranger)).toBeUndefined()
  const wanted = { broadcast: broadcast.id, page: 1, size: 10 } as const
  expect((await site.call(listReceivers, wanted, stranger)).data.items).toEqual([])
})

test('a line or a role is reached, never one that hangs elsewhere', async () => {
  const reach = async (target: object, as: CallAs) => site.call(readReach, { target } as never, as)
  const line = { kind: 'LINE', partner: site.idOf('store1') }
  expect((await reach(line, admin)).data.count).toBe(3)
  expect((await reach(line, branch)).data.count).toBe(3)
  const elsewhere = { kind: 'LINE', partner: site.idOf('store2') }
  expect((await reach(elsewhere, branch)).code).toBe('MEMBER_NOT_FOUND')
  const [role] = await site.db.system(
    ({ sql }) => sql<{ id: number }[]>`select id from role where name = '회원'`,
  )
  expect((await reach({ kind: 'ROLE', role: role?.id }, admin)).data.count).toBe(3)
  expect((await reach({ kind: 'ROLE', role: role?.id }, branch)).data.count).toBe(2)
  expect((await reach({ kind: 'ROLE', role: 999_999 }, branch)).code).toBe('NOT_FOUND')
})

test('who has shut themselves out is not written to', async () => {
  const id = site.idOf('player2')
  await site.db.system(
    ({ sql }) => sql`
      insert into protection (member_id, excluded_until)
      values (${id}, now() + interval '200 days')`,
  )
  const { data } = await site.call(readReach, { target: { kind: 'ALL' } }, branch)
  expect(data.count).toBe(2)
})

test('delivery goes on after a crash between two parts, and nobody gets it twice', async () => {
  const many = await site.db.system(async ({ sql }) => {
    const [store] = await sql<{ path: MemberId[]; role: number }[]>`
      select path, (select role_id from member where code = 'player1') as role
      from member where code = 'store2'`
    const rows = await sql`
      insert into member (id, code, name, kind, status, role_id, parent_id, path, password_hash)
      overriding system value
      select id, 'many' || id, 'm', 'MEMBER', 0, ${store?.role ?? 0}, ${site.idOf('store2')},
             ${sql.array([...(store?.path ?? [])], 1016)} || id, 'x'
      from generate_series(100000, 108999) id returning id`
    return rows.length
  })
  const broadcast = { id: randomUUID(), target: { kind: 'ALL' }, ...words } as const
  const stranger = await site.login('subhq2', 'OFFICE')
  const { data } = await site.call(sendBroadcast, broadcast, stranger)
  expect(data.total).toBe(many + 2)
  // A part that does not commit leaves nothing behind; the next one begins where it began.
  await expect(
    site.db.system(async (tx) => {
      await deliverPart(tx, broadcast.id)
      throw new Error('crash')
    }),
  ).rejects.toThrow('crash')
  const twin = await site.openTwin()
  expect(await delivered(broadcast.id, stranger)).toMatchObject({ sent: many + 2, total: many + 2 })
  await twin.close()
  const [row] = await site.db.system(
    ({ sql }) => sql<{ all: number; distinct: number }[]>`
      select count(*) as all, count(distinct receiver_id) as distinct
      from message where broadcast_id = ${broadcast.id}`,
  )
  expect(row).toEqual({ all: many + 2, distinct: many + 2 })
})

test('a broadcast that cannot be delivered is left aside, and the next one goes', async () => {
  const [broken, next] = [randomUUID(), randomUUID()]
  // Nothing of our own fails so: the database is told to refuse this one broadcast.
  await site.db.system(async ({ sql }) => {
    await sql`
      create function refuse_broadcast() returns trigger language plpgsql as
      'begin if new.title = ''broken'' then raise ''this one is broken''; end if; return new; end'`
    await sql`
      create trigger refuse_broadcast before update on broadcast
      for each row execute function refuse_broadcast()`
  })
  const target = { kind: 'ALL' } as const
  await site.call(sendBroadcast, { id: broken, target, title: 'broken', content: 'x' }, branch)
  await site.call(sendBroadcast, { id: next, target, ...words }, branch)
  expect(await delivered(next, branch)).toMatchObject({ status: 'SENT' })
  const { data } = await site.call(listFailures, {}, admin)
  expect(data).toMatchObject([
    { work: 'broadcast-delivery', item: broken, reason: 'this one is broken' },
  ])
  await site.db.system(({ sql }) => sql`drop trigger refuse_broadcast on broadcast`)
  await site.call(retryFailure, { work: 'broadcast-delivery', item: broken }, admin)
  expect(await delivered(broken, branch)).toMatchObject({ status: 'SENT' })
  expect((await site.call(listFailures, {}, admin)).data).toEqual([])
})

test('ready-made broadcasts belong to the line that keeps them', async () => {
  const template = { id: randomUUID(), name: '점검', ...words }
  expect((await site.call(saveTemplate, template, branch)).code).toBe('SUCCESS')
  await site.call(saveTemplate, { ...template, name: '정기 점검' }, branch)
  const own = await site.call(listTemplates, {}, branch)
  expect(own.data).toEqual([{ ...template, name: '정기 점검', translations: {} }])
  expect((await site.call(listTemplates, {}, admin)).data).toEqual([])
  expect((await site.call(saveTemplate, template, admin)).code).toBe('NOT_FOUND')
  expect((await site.call(removeTemplate, { id: template.id }, admin)).code).toBe('NOT_FOUND')
  expect((await site.call(removeTemplate, { id: template.id }, branch)).code).toBe('SUCCESS')
})
