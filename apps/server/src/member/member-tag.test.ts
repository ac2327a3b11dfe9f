import { listMembers } from '@camellia/contract/member-list'
import { readMember } from '@camellia/contract/member-panel'
import {
  listTags,
  removeTag,
  saveTag,
  TAGS_MAX,
  TAGS_OF_MEMBER_MAX,
  tagMembers,
} from '@camellia/contract/member-tag'
import { listTrail } from '@camellia/contract/trail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

const PAGE = { below: 'ALL', sort: 'code', direction: 'ASC', page: 1, size: 50 } as const

let site: TestSite
let admin: CallAs
let staff: CallAs
let branch: CallAs

beforeAll(async () => {
  site = await startSite()
  const id = site.idOf('subhq1')
  await site.db.system((tx) => tx.sql`update member set granted = '{Audit.read}' where id = ${id}`)
  admin = await site.login('admin', 'OFFICE')
  staff = await site.login('staff1', 'OFFICE')
  branch = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

async function made(name: string, as = admin): Promise<number> {
  const { data } = await site.call(saveTag, { name, colour: 'RED' }, as)
  return data.id
}

async function tagged(tags: number[], as = admin): Promise<readonly string[]> {
  const { data } = await site.call(listMembers, { ...PAGE, tags }, as)
  return data.items.map(({ code }) => code)
}

test('a tag is put on several at once, shown in list and panel, and finds them', async () => {
  const vip = await made('단골')
  const ids = [site.idOf('player1'), site.idOf('player3')]
  expect((await site.call(tagMembers, { ids, put: [vip], take: [] }, admin)).code).toBe('SUCCESS')
  expect(await tagged([vip])).toEqual(['player1', 'player3'])
  const shown = [{ id: vip, name: '단골', colour: 'RED' }]
  expect((await site.call(readMember, { id: site.idOf('player1') }, staff)).data.tags).toEqual(
    shown,
  )
  const { data } = await site.call(listMembers, { ...PAGE, search: 'player1' }, staff)
  expect(data.items[0]?.tags).toEqual(shown)
  await site.call(tagMembers, { ids: [site.idOf('player3')], put: [], take: [vip] }, admin)
  expect(await tagged([vip])).toEqual(['player1'])
})

test('only the branch that made a tag sees it, finds by it, gives it or changes it', async () => {
  const secret = await made('주의')
  const id = site.idOf('player1')
  await site.call(tagMembers, { ids: [id], put: [secret], take: [] }, admin)
  expect((await site.call(listTags, {}, branch)).data).toEqual([])
  expect((await site.call(readMember, { id }, branch)).data.tags).toEqual([])
  expect(await tagged([secret], branch)).toEqual([])
  const given = { ids: [id], put: [secret], take: [] }
  expect((await site.call(tagMembers, given, branch)).code).toBe('NOT_FOUND')
  const renamed = { id: secret, name: '착함', colour: 'BLUE' } as const
  expect((await site.call(saveTag, renamed, branch)).code).toBe('NOT_FOUND')
  expect((await site.call(removeTag, { id: secret }, branch)).code).toBe('NOT_FOUND')
  expect((await site.call(listTags, {}, staff)).data.map(({ name }) => name)).toContain('주의')
})

test('what was put and taken is in the audit log, but not of those below the branch', async () => {
  const tag = await made('기록')
  const id = site.idOf('player2')
  await site.call(tagMembers, { ids: [id], put: [tag], take: [] }, admin)
  await site.call(tagMembers, { ids: [id], put: [tag], take: [] }, admin)
  const seen = async (as: CallAs) =>
    (await site.call(listTrail, { member: id, size: 10 }, as)).data.items.filter(
      ({ action }) => action === 'member.tags',
    )
  expect(await seen(admin)).toMatchObject([{ before: { tags: [] }, after: { tags: ['기록'] } }])
  expect(await seen(branch)).toEqual([])
})

test('a tag of another branch and people elsewhere are not there', async () => {
  const own = await made('내것', branch)
  const other = { ids: [site.idOf('player3')], put: [own], take: [] }
  expect((await site.call(tagMembers, other, branch)).code).toBe('MEMBER_NOT_FOUND')
  expect((await site.call(removeTag, { id: own }, branch)).code).toBe('SUCCESS')
})

test('two tags of a branch have two names, and there are not more than can be read', async () => {
  await made('같은')
  const again = { name: '같은', colour: 'GREY' } as const
  expect((await site.call(saveTag, again, admin)).code).toBe('ALREADY_EXIST_ITEM')
  const tags = [...(await site.call(listTags, {}, admin)).data]
  while (tags.length < TAGS_MAX) tags.push({ id: await made(`t${tags.length}`), ...again })
  expect((await site.call(saveTag, { ...again, name: '하나 더' }, admin)).code).toBe(
    'LIMIT_REACHED',
  )
  const put = tags.map(({ id }) => id)
  const ids = [site.idOf('store1')]
  expect((await site.call(tagMembers, { ids, put, take: [] }, admin)).code).toBe('LIMIT_REACHED')
  const few = put.slice(0, TAGS_OF_MEMBER_MAX)
  expect((await site.call(tagMembers, { ids, put: few, take: [] }, admin)).code).toBe('SUCCESS')
})
