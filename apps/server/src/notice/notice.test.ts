import { randomUUID } from 'node:crypto'
import * as contract from '@camellia/contract/notice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let branch: CallAs
const page = { page: 1, size: 10 } as const

beforeAll(async () => {
  site = await startSite()
  await site.db.system(
    ({ sql }) => sql`
      update member set granted = '{Notice.create}' where code in ('subhq1', 'subhq2')`,
  )
  admin = await site.login('admin', 'OFFICE')
  branch = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const draft = (changed: object = {}) => ({
  id: randomUUID(),
  category: 'NOTICE' as const,
  popup: false,
  partner: false,
  pinned: false,
  startsAt: new Date(Date.now() - 60_000).toISOString(),
  endsAt: null,
  titles: { ko: '안내', en: 'News' },
  contents: { ko: '<p>내용</p>', en: '<p>Text</p>' },
  ...changed,
})

const titles = async (as: CallAs) =>
  (await site.call(contract.listNotices, page, as)).data.items.map(({ title }) => title)

test('a notice is read by everyone below its line, in their language', async () => {
  const ours = draft({ titles: { ko: '우리 지사' } })
  expect((await site.call(contract.saveNotice, ours, branch)).code).toBe('SUCCESS')
  await site.call(contract.saveNotice, draft(), admin)
  const korean = { headers: { 'accept-language': 'ko' } }
  const below = { ...(await site.login('player1')), ...korean }
  expect(await titles(below)).toEqual(['안내', '우리 지사'])
  expect(await titles({ ...(await site.login('player3')), ...korean })).toEqual(['안내'])
  const english = { ...(await site.login('player1')), headers: { 'accept-language': 'en' } }
  expect(await titles(english)).toEqual(['News', '우리 지사'])
  const other = await site.login('player3')
  expect((await site.call(contract.readNotice, { id: ours.id }, other)).code).toBe('NOT_FOUND')
})

test('the pinned one comes first; before its time and after it nobody sees a notice', async () => {
  const pinned = draft({ titles: { ko: '고정' }, pinned: true, popup: true })
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const soon = draft({ titles: { ko: '곧' }, startsAt: later, popup: true })
  const over = draft({
    titles: { ko: '지난' },
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: '2026-01-02T00:00:00.000Z',
  })
  for (const one of [pinned, soon, over]) await site.call(contract.saveNotice, one, admin)
  const player = await site.login('player3')
  expect((await titles(player))[0]).toBe('고정')
  expect(await titles(player)).not.toContain('곧')
  expect(await titles(player)).not.toContain('지난')
  const popups = await site.call(contract.listPopups, {}, player)
  expect(popups.data.map(({ title }) => title)).toEqual(['고정'])
  const listed = await site.call(contract.listAdminNotices, { ...page, state: 'SOON' }, admin)
  expect(listed.data.items).toMatchObject([{ titles: { ko: '곧' }, state: 'SOON', mine: true }])
})

test('what is for those who work in the office is not for players', async () => {
  await site.call(contract.saveNotice, draft({ partner: true, titles: { ko: '정산일' } }), admin)
  expect(await titles(await site.login('player1'))).not.toContain('정산일')
  const { data } = await site.call(contract.listPartnerNotices, page, branch)
  expect(data.items).toMatchObject([{ title: '정산일' }])
})

test('only the line that wrote a notice rewrites it; the one above may take it down', async () => {
  const ours = draft({ titles: { ko: '지사 공지' } })
  await site.call(contract.saveNotice, ours, branch)
  expect((await site.call(contract.saveNotice, ours, admin)).code).toBe('NOT_FOUND')
  const stranger = await site.login('subhq2', 'OFFICE')
  const removal = { id: ours.id }
  expect((await site.call(contract.removeNotice, removal, stranger)).code).toBe('NOT_FOUND')
  const above = await site.call(contract.listAdminNotices, page, admin)
  expect(above.data.items.find(({ id }) => id === ours.id)).toMatchObject({
    mine: false,
    writtenBy: { code: 'subhq1' },
  })
  expect((await site.call(contract.removeNotice, removal, admin)).code).toBe('SUCCESS')
  expect(await titles(await site.login('player1'))).not.toContain('지사 공지')
})

test('nothing that runs is written down', async () => {
  const evil = draft({
    titles: { ko: '<b>제목</b>' },
    contents: {
      ko: '<p onclick="x()">가<script>x()</script><img src=x onerror=x()></p><a href="javascript:x()">나</a>',
      en: '<script>x()</script>',
    },
  })
  const { data } = await site.call(contract.saveNotice, evil, admin)
  expect(data.contents).toEqual({ ko: '<p>가</p><a>나</a>' })
  expect(data.titles).toEqual({ ko: '<b>제목</b>' })
  const empty = draft({ contents: { ko: '<script>x()</script>' } })
  expect((await site.call(contract.saveNotice, empty, admin)).code).toBe('INVALID_PARAMETER')
})

test('a period ends after it begins', async () => {
  const backwards = draft({ endsAt: '2026-01-01T00:00:00.000Z' })
  expect((await site.call(contract.saveNotice, backwards, admin)).code).toBe('INVALID_PARAMETER')
})

test('lists carry no texts; each notice comes whole when it is opened', async () => {
  const long = `<p>${'가'.repeat(6_000)}</p>`
  const told = draft({ partner: true, titles: { ko: '긴 글' }, contents: { ko: long } })
  await site.call(contract.saveNotice, told, admin)
  const listed = await site.call(contract.listAdminNotices, page, admin)
  const inbox = await site.call(contract.listPartnerNotices, page, branch)
  for (const { data } of [listed, inbox]) expect(JSON.stringify(data)).not.toContain('가가가')
  const { id } = told
  expect((await site.call(contract.readAdminNotice, { id }, admin)).data.contents.ko).toBe(long)
  expect((await site.call(contract.readPartnerNotice, { id }, branch)).data.content).toBe(long)
  expect((await site.call(contract.readAdminNotice, { id }, branch)).code).toBe('NOT_FOUND')
  const player = await site.login('player1')
  expect((await site.call(contract.readNotice, { id }, player)).code).toBe('NOT_FOUND')
})

test('popups together are no longer than a page should wait for', async () => {
  const contents = { ko: `<p>${'가'.repeat(18_000)}</p>` }
  for (let n = 0; n < 8; n++) {
    await site.call(contract.saveNotice, draft({ popup: true, pinned: true, contents }), admin)
  }
  const { data } = await site.call(contract.listPopups, {}, await site.login('player1'))
  expect(data.length).toBeGreaterThan(0)
  expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(300 * 1024)
})
