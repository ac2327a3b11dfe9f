import { randomUUID } from 'node:crypto'
import * as contract from '@camellia/contract/chat'
import { listMyInquiries, readMyInquiry } from '@camellia/contract/inquiry'
import { readShell } from '@camellia/contract/report'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
let staff: CallAs
let admin: CallAs
const NODE = randomUUID()
const open = { size: 10, closed: false } as const

beforeAll(async () => {
  site = await startSite()
  player = await site.login('player1')
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

/** As a process says that holds their connection. */
async function present(...codes: string[]): Promise<void> {
  const members = codes.map(site.idOf)
  await site.db.system(
    ({ sql }) => sql`
      insert into node (id, members) values (${NODE}, ${sql.array(members, 1016)})
      on conflict (id) do update set members = excluded.members, seen_at = now()`,
  )
}

const say = (content: string, as: CallAs = player, id: string = randomUUID()) =>
  site.call(contract.sayInChat, { id, content }, as)
const answer = (chat: string, as: CallAs, content = '네') =>
  site.call(contract.answerChat, { id: randomUUID(), chat, content }, as)
const mine = async (as: CallAs = player) => (await site.call(contract.readMyChat, {}, as)).data

test('with nobody there the words become an inquiry', async () => {
  expect((await mine()).staffed).toBe(false)
  const { data } = await say('계세요?')
  expect(data.chat).toBeNull()
  const inquiry = await site.call(readMyInquiry, { id: data.inquiry ?? '' }, player)
  expect(inquiry.data).toMatchObject({ channel: 'CHAT', posts: [{ content: '계세요?' }] })
  // Who is connected but may not answer is not there either.
  await present('subhq1', 'player2')
  expect((await mine()).staffed).toBe(false)
})

test('a conversation: both sides see what is said, what was seen, and who has it', async () => {
  await present('staff1')
  const first = randomUUID()
  const { data } = await say('안녕하세요', player, first)
  await say('안녕하세요', player, first)
  const chat = data.chat ?? ''
  expect(await mine()).toMatchObject({ staffed: true, chat: { id: chat, status: 'WAITING' } })
  expect((await site.call(readShell, {}, staff)).data.chats).toBe(1)
  const listed = await site.call(contract.listChats, open, staff)
  expect(listed.data.items).toMatchObject([
    { id: chat, unread: 1, status: 'WAITING', last: { content: '안녕하세요', side: 'MEMBER' } },
  ])
  await site.call(contract.seeAsStaff, { chat, post: first }, staff)
  expect((await mine()).chat).toMatchObject({ seenByStaff: first })
  expect((await answer(chat, staff, '무엇을 도와드릴까요?')).code).toBe('SUCCESS')
  const now = (await mine()).chat
  expect(now).toMatchObject({ status: 'TALKING' })
  expect(now?.posts.map(({ content }) => content)).toEqual(['안녕하세요', '무엇을 도와드릴까요?'])
  expect(JSON.stringify(now)).not.toContain('staff1')
  const seen = now?.posts.at(-1)?.id ?? ''
  await site.call(contract.seeChat, { post: seen }, player)
  await site.call(contract.seeChat, { post: first }, player)
  const read = await site.call(contract.readChat, { id: chat }, staff)
  expect(read.data).toMatchObject({ seenByMember: seen, mine: true, unread: 0 })
  expect(read.data.posts.at(-1)).toMatchObject({ author: { code: 'staff1' } })
})

test('a colleague speaks only after taking it, and it is handed over by name', async () => {
  const chat = (await mine()).chat?.id ?? ''
  expect((await answer(chat, admin)).code).toBe('CONFLICT')
  expect((await site.call(contract.assignChat, { id: chat }, admin)).code).toBe('SUCCESS')
  expect((await answer(chat, admin)).code).toBe('SUCCESS')
  const back = { id: chat, to: site.idOf('staff1') }
  expect((await site.call(contract.assignChat, back, admin)).code).toBe('SUCCESS')
  const outsider = { id: chat, to: site.idOf('subhq1') }
  const refused = await site.call(contract.assignChat, outsider, admin)
  expect(refused.code).toBe('MEMBER_NOT_FOUND')
  const colleagues = await site.call(contract.listColleagues, {}, staff)
  expect(colleagues.data.map(({ code }) => code)).toEqual(['admin', 'staff1'])
})

test('another branch and other players have no part in it', async () => {
  const chat = (await mine()).chat?.id ?? ''
  await site.db.system(
    ({ sql }) => sql`
      update member set granted = '{Faq.read,Faq.write}' where code = 'subhq2'`,
  )
  const stranger = await site.login('subhq2', 'OFFICE')
  expect((await site.call(contract.listChats, open, stranger)).data.items).toEqual([])
  for (const reply of [
    await answer(chat, stranger),
    await site.call(contract.readChat, { id: chat }, stranger),
    await site.call(contract.closeChat, { id: chat }, stranger),
    await site.call(contract.typeAsStaff, { chat }, stranger),
  ]) {
    expect(reply.code).toBe('NOT_FOUND')
  }
  const post = (await mine()).chat?.posts[0]?.id ?? ''
  const other = await site.login('player3')
  expect((await site.call(contract.seeChat, { post }, other)).code).toBe('NOT_FOUND')
  const older = await site.call(contract.listOlderPosts, { before: post }, other)
  expect(older.data.posts).toEqual([])
})

test('what is left to do goes on as an inquiry; a closed conversation takes no more words', async () => {
  const chat = (await mine()).chat?.id ?? ''
  await say('환전이 늦습니다')
  const end = { id: chat, inquiry: { category: 'WITHDRAW', title: '환전 확인' } } as const
  const { data } = await site.call(contract.closeChat, end, staff)
  expect((await mine()).chat).toBeNull()
  expect((await answer(chat, staff)).code).toBe('CONFLICT')
  expect((await site.call(contract.closeChat, end, staff)).code).toBe('CONFLICT')
  const inquiry = await site.call(readMyInquiry, { id: data.inquiry ?? '' }, player)
  expect(inquiry.data).toMatchObject({ title: '환전 확인', status: 'READING' })
  expect(inquiry.data.posts[0]?.content).toContain('환전이 늦습니다')
  const all = await site.call(listMyInquiries, { page: 1, size: 10 }, player)
  expect(all.data.total).toBe(2)
  // The next conversation shows what was said before.
  await say('다시 왔어요')
  const again = (await mine()).chat
  expect(again?.id).not.toBe(chat)
  expect(again?.posts.at(0)?.content).toBe('안녕하세요')
})

test('two tabs that speak at once speak in one conversation', async () => {
  await site.call(contract.leaveChat, {}, player)
  await present('staff1')
  const both = await Promise.all([say('하나'), say('둘')])
  expect(new Set(both.map(({ data }) => data.chat)).size).toBe(1)
  const codes = []
  for (let n = 0; n < 31; n++) codes.push((await say(`${n}`)).code)
  expect(codes.at(-1)).toBe('LIMIT_REACHED')
  expect((await site.call(contract.sayInChat, { id: randomUUID() }, player)).code).toBe(
    'INVALID_PARAMETER',
  )
})
