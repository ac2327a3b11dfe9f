import { listMessages, sendMessage } from '@camellia/contract/message'
import { listTrail } from '@camellia/contract/trail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let branch1: CallAs
const words = { title: '점검 안내', content: '내일 새벽에 점검합니다.' }
const box = { page: 1, size: 10, searchkey: '' } as const

beforeAll(async () => {
  site = await startSite()
  branch1 = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

function send(codes: readonly string[], as: CallAs) {
  return site.call(sendMessage, { ids: codes.map(site.idOf), ...words }, as)
}

test('a message goes to everyone chosen below, once, and is in the audit log', async () => {
  expect((await send(['player1', 'player2', 'player1'], branch1)).code).toBe('SUCCESS')
  const player = await site.login('player1')
  const { data } = await site.call(listMessages, box, player)
  expect(data).toMatchObject({ total: 1, unread: 1 })
  expect(data.items[0]).toMatchObject({ ...words, sender: 'subhq1', status: 0 })
  const admin = await site.login('admin', 'OFFICE')
  const trail = await site.call(listTrail, { size: 10, action: 'message.send' }, admin)
  expect(trail.data.items).toMatchObject([{ after: { title: words.title } }, {}])
})

test('each reads it in their own language, and in English or Korean where there is no other', async () => {
  const en = { title: 'Maintenance', content: 'Tomorrow before dawn.' }
  const ja = { title: 'メンテナンス', content: '明日の早朝です。' }
  const ids = [site.idOf('player2')]
  await site.call(sendMessage, { ids, ...words, translations: { en, ja } }, branch1)
  const player = await site.login('player2')
  const newestIn = async (language: string) => {
    const as = { ...player, headers: { 'accept-language': language } }
    return (await site.call(listMessages, box, as)).data.items[0]
  }
  expect(await newestIn('ko')).toMatchObject(words)
  expect(await newestIn('ja')).toMatchObject(ja)
  expect(await newestIn('fr')).toMatchObject(en)
  const found = { ...box, searchkey: 'メンテ' }
  const as = { ...player, headers: { 'accept-language': 'ja' } }
  expect((await site.call(listMessages, found, as)).data.total).toBe(1)
  expect((await site.call(listMessages, found, player)).data.total).toBe(0)
})

test('one receiver outside the tree and nobody gets it', async () => {
  for (const outside of ['player3', 'admin', 'subhq1']) {
    expect((await send(['player2', outside], branch1)).code).toBe('MEMBER_NOT_FOUND')
  }
  const { data } = await site.call(listMessages, box, await site.login('player2'))
  expect(data.total).toBe(2)
})

test('staff cannot write to themselves', async () => {
  const staff = await site.login('staff1', 'OFFICE')
  expect((await send(['staff1'], staff)).code).toBe('MEMBER_NOT_FOUND')
  expect((await send(['player3'], staff)).code).toBe('SUCCESS')
})

test('a box is in the order of sending, and what is unread in it can be found alone', async () => {
  const player = await site.login('player1')
  expect((await send(['player1'], branch1)).code).toBe('SUCCESS')
  const [late] = (await site.call(listMessages, box, player)).data.items
  // Written down last, but sent long before: an import or a delivery that was held up.
  await site.db.system(
    (tx) => tx.sql`
      update message set created_at = created_at - interval '30 days', read_at = now()
      where id = ${late?.id ?? ''}`,
  )
  const { items, unread, total } = (await site.call(listMessages, box, player)).data
  expect(items.at(-1)?.id).toBe(late?.id)
  expect(items.map(({ createdAt }) => createdAt)).toEqual(
    items.map(({ createdAt }) => createdAt).sort((a, b) => b.localeCompare(a)),
  )
  const found = (await site.call(listMessages, { ...box, unread: true }, player)).data
  expect(found).toMatchObject({ total: unread, unread })
  expect(found.items).toHaveLength(unread)
  expect(total).toBe(unread + 1)
})
