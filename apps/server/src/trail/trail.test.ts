import { decideSignups, endSessions } from '@camellia/contract/member'
import { changeMaintenance } from '@camellia/contract/system'
import { listTrail, verifyTrail } from '@camellia/contract/trail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { createHeadBook, type Head, type HeadBook } from './head-book'
import { verifyTrail as verify } from './trail.service'

let site: TestSite
let admin: CallAs
const page = { size: 10 } as const

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

function throwOut(code: string, text: string, as: CallAs) {
  return site.call(endSessions, { id: site.idOf(code), text }, as)
}

test('what staff change is written down: who, to whom, before, after and why', async () => {
  await throwOut('player1', '점검', admin)
  await site.call(changeMaintenance, { on: false, message: 'soon' }, admin)
  const { items } = (await site.call(listTrail, page, admin)).data
  expect(items).toMatchObject([
    {
      seq: 2,
      action: 'system.maintenance',
      member: null,
      before: { message: '' },
      after: { message: 'soon' },
    },
    { seq: 1, action: 'member.logout', actor: { code: 'admin' }, member: { code: 'player1' } },
  ])
  expect(items[1]).toMatchObject({ reason: '점검', address: '127.0.0.1' })
})

test('a refused change leaves no entry', async () => {
  const before = (await site.call(listTrail, page, admin)).data.items.length
  const ids = [site.idOf('player1')]
  const reply = await site.call(decideSignups, { ids, verdict: 'APPROVE' }, admin)
  expect(reply.code).toBe('CONFLICT')
  expect((await site.call(listTrail, page, admin)).data.items).toHaveLength(before)
})

test('one reads what happened below oneself, and not the names above', async () => {
  await site.db.system(async ({ sql }) => {
    await sql`update role set permissions = permissions || '{Audit.read}' where name = '부본사'`
  })
  await throwOut('player3', '문의', admin)
  const boss = await site.login('subhq1', 'OFFICE')
  const { items } = (await site.call(listTrail, page, boss)).data
  expect(items.map(({ member }) => member?.code)).toEqual(['player1'])
  expect(items[0]).toMatchObject({ actor: null, address: null })
  expect((await site.call(verifyTrail, {}, boss)).http).toBe(403)
})

test('the log is filtered by member, by who did it and by what was done', async () => {
  const of = async (filter: object) =>
    (await site.call(listTrail, { ...page, ...filter }, admin)).data.items.map(({ seq }) => seq)
  expect(await of({ member: site.idOf('player3') })).toEqual([3])
  expect(await of({ actor: 'adm' })).toEqual([3, 2, 1])
  expect(await of({ actor: 'staff' })).toEqual([])
  expect(await of({ action: 'system.maintenance' })).toEqual([2])
  expect(await of({ before: 3 })).toEqual([2, 1])
  expect(await of({ until: '2020-01-01T00:00:00Z' })).toEqual([])
})

test('entries written at the same moment form one chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => throwOut('player2', `${n}`, admin)))
  const { data } = await site.call(verifyTrail, {}, admin)
  expect(data).toMatchObject({ links: 23, broken: null, why: null })
})

test('an end of the chain is noted once, however often it is verified', async () => {
  const heads: Head[] = []
  const book: HeadBook = {
    ...createHeadBook('nowhere', site.seal),
    read: async () => heads,
    note: async (head) => {
      heads.push(head)
    },
  }
  for (let n = 0; n < 3; n++) await site.db.system((tx) => verify(tx, book))
  expect(heads).toMatchObject([{ seq: 23 }])
})

test('nobody alters an entry, and whoever forces it is found at the right place', async () => {
  const alter = site.db.system(({ sql }) => sql`update trail set reason = 'x'`)
  await expect(alter).rejects.toThrow('append-only')
  const forced = async (change: string) => {
    const undo = new Error('undone')
    let seen: unknown
    const work = site.db.system(async ({ sql }) => {
      await sql`alter table trail disable trigger user`
      await sql`alter table trail_link disable trigger user`
      await sql.unsafe(change)
      ;[seen] = await sql`select broken, why from trail_check()`
      throw undo
    })
    await expect(work).rejects.toBe(undo)
    return seen
  }
  const third = '(select trail_id from trail_link where seq = 3)'
  expect(await forced(`update trail set reason = 'x' where id = ${third}`)).toEqual({
    broken: 3,
    why: 'ALTERED',
  })
  expect(await forced('delete from trail_link where seq = 5')).toEqual({
    broken: 6,
    why: 'MISSING',
  })
  expect(await forced("update trail_link set previous = '' where seq = 4")).toEqual({
    broken: 4,
    why: 'REORDERED',
  })
})

test('a log cut off at its end is found by what was noted outside the database', async () => {
  await site.call(verifyTrail, {}, admin)
  await site.db.system(async ({ sql }) => {
    await sql`alter table trail disable trigger user`
    await sql`alter table trail_link disable trigger user`
    await sql`delete from trail_link where seq = 23`
    await sql`delete from trail t
      where not exists (select 1 from trail_link l where l.trail_id = t.id)`
    await sql`alter table trail enable trigger user`
    await sql`alter table trail_link enable trigger user`
  })
  const { data } = await site.call(verifyTrail, {}, admin)
  expect(data).toMatchObject({ links: 22, broken: 23, why: 'CUT' })
})
