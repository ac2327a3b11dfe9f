import { randomUUID } from 'node:crypto'
import * as contract from '@camellia/contract/inquiry'
import * as queues from '@camellia/contract/inquiry-queue'
import { readShell } from '@camellia/contract/report'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
let staff: CallAs
let admin: CallAs
const page = { page: 1, size: 10 } as const
const queue = { size: 10, search: '' } as const

beforeAll(async () => {
  site = await startSite()
  player = await site.login('player1')
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const question = (changed: object = {}) => ({
  id: randomUUID(),
  channel: 'CONTACT' as const,
  category: 'DEPOSIT' as const,
  title: '입금이 늦어요',
  content: '한 시간 전에 보냈습니다.',
  ...changed,
})
const ask = async (changed: object = {}, as: CallAs = player) => {
  const asked = question(changed)
  expect((await site.call(contract.openInquiry, asked, as)).code).toBe('SUCCESS')
  return asked.id
}
const answer = (inquiry: string, as: CallAs, changed: object = {}) =>
  site.call(
    queues.answerInquiry,
    { id: randomUUID(), inquiry, content: '확인했습니다.', finish: true, ...changed },
    as,
  )
const mine = async (id: string) => (await site.call(contract.readMyInquiry, { id }, player)).data

test('a question goes from waiting over reading to finished, and opens again', async () => {
  const id = await ask()
  expect(await mine(id)).toMatchObject({ status: 'PENDING', unread: false })
  expect((await site.call(readShell, {}, staff)).data.inquiries).toBe(1)
  await site.call(queues.claimInquiry, { id }, staff)
  expect(await mine(id)).toMatchObject({ status: 'READING' })
  expect((await answer(id, staff)).code).toBe('SUCCESS')
  const done = await mine(id)
  expect(done).toMatchObject({ status: 'FINISHED', unread: true })
  expect(done.posts.map(({ side }) => side)).toEqual(['MEMBER', 'STAFF'])
  expect(JSON.stringify(done)).not.toContain('staff1')
  await site.call(contract.seeInquiry, { id }, player)
  expect(await mine(id)).toMatchObject({ unread: false })
  expect((await site.call(contract.rateInquiry, { id, rating: 5 }, player)).code).toBe('SUCCESS')
  const more = { id: randomUUID(), inquiry: id, content: '아직 안 왔어요.' }
  await site.call(contract.replyInquiry, more, player)
  await site.call(contract.replyInquiry, more, player)
  expect(await mine(id)).toMatchObject({ status: 'PENDING', rating: 5 })
  expect((await mine(id)).posts).toHaveLength(3)
  const rating = await site.call(contract.rateInquiry, { id, rating: 1 }, player)
  expect(rating.code).toBe('CONFLICT')
})

test('two people never answer the same question, unless one takes it over', async () => {
  const id = await ask()
  const claims = await Promise.all(
    [staff, admin].map((as) => site.call(queues.claimInquiry, { id }, as)),
  )
  expect(claims.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'SUCCESS'])
  const [winner, loser] = claims[0]?.code === 'SUCCESS' ? [staff, admin] : [admin, staff]
  expect((await answer(id, loser)).code).toBe('CONFLICT')
  expect((await site.call(queues.releaseInquiry, { id }, loser)).code).toBe('CONFLICT')
  expect((await site.call(queues.claimInquiry, { id, over: true }, loser)).code).toBe('SUCCESS')
  expect((await answer(id, winner)).code).toBe('CONFLICT')
  expect((await answer(id, loser)).code).toBe('SUCCESS')
  expect((await answer(id, loser)).code).toBe('CONFLICT')
})

test('asking or answering twice by a second click is once', async () => {
  const asked = question()
  const both = await Promise.all([
    site.call(contract.openInquiry, asked, player),
    site.call(contract.openInquiry, asked, player),
  ])
  expect(both.map(({ code }) => code)).toEqual(['SUCCESS', 'SUCCESS'])
  expect((await mine(asked.id)).posts).toHaveLength(1)
  const post = randomUUID()
  await answer(asked.id, staff, { id: post, finish: false })
  await answer(asked.id, staff, { id: post, finish: false })
  expect((await mine(asked.id)).posts).toHaveLength(2)
  const stolen = await site.call(contract.openInquiry, asked, await site.login('player3'))
  expect(stolen.code).toBe('CONFLICT')
})

test('nobody reads or answers a question of another branch, or their own', async () => {
  const id = await ask()
  await site.db.system(
    ({ sql }) => sql`
      update member set granted = '{Faq.read,Faq.write}' where kind = 'PARTNER'`,
  )
  const stranger = await site.login('subhq2', 'OFFICE')
  expect((await site.call(queues.readCase, { id }, stranger)).code).toBe('NOT_FOUND')
  expect((await answer(id, stranger)).code).toBe('NOT_FOUND')
  expect((await site.call(queues.claimInquiry, { id }, stranger)).code).toBe('NOT_FOUND')
  const listed = await site.call(queues.listInquiries, { ...queue, status: 'PENDING' }, stranger)
  expect(listed.data.items).toEqual([])
  const other = await site.login('player3')
  expect((await site.call(contract.readMyInquiry, { id }, other)).code).toBe('NOT_FOUND')
  const own = await ask({}, await site.login('store1'))
  const store = await site.login('store1', 'OFFICE')
  expect((await answer(own, store)).code).toBe('NOT_FOUND')
  expect((await site.call(queues.readCase, { id: own }, store)).code).toBe('NOT_FOUND')
})

test('the queue shows who waits longest first, and finds by words', async () => {
  await ask({ title: '룰렛이 멈춰요', category: 'GAME' })
  const all = await site.call(queues.listInquiries, { ...queue, status: 'PENDING' }, staff)
  const times = all.data.items.map(({ lastAt }) => lastAt)
  expect(times).toEqual([...times].sort())
  expect(all.data.counts.PENDING).toBe(all.data.items.length)
  const games = { ...queue, status: 'PENDING', category: 'GAME' } as const
  const found = await site.call(queues.listInquiries, { ...games, search: '룰렛' }, staff)
  expect(found.data.items).toMatchObject([{ title: '룰렛이 멈춰요', member: { code: 'player1' } }])
  const first = await site.call(
    queues.listInquiries,
    { ...queue, size: 3, status: 'PENDING' },
    staff,
  )
  const before = first.data.items.at(-1)?.id
  const second = await site.call(
    queues.listInquiries,
    { ...queue, status: 'PENDING', ...(before && { before }) },
    staff,
  )
  const ids = [...first.data.items, ...second.data.items].map(({ id }) => id)
  expect(ids).toEqual(all.data.items.map(({ id }) => id))
  const [whole] = first.data.items
  const { data } = await site.call(queues.readCase, { id: whole?.id ?? '' }, staff)
  expect(data.about).toMatchObject({ balance: 1_000_000 })
})

test('a ready-made answer is filled in for whoever asked', async () => {
  const macro = {
    id: randomUUID(),
    name: '입금 계좌',
    category: 'DEPOSIT' as const,
    contents: { ko: '{name}님, {bank} {account} {holder}', en: 'Hello {name}' },
  }
  expect((await site.call(queues.saveMacro, macro, admin)).code).toBe('SUCCESS')
  const unknown = { ...macro, contents: { ko: '{password}' } }
  expect((await site.call(queues.saveMacro, unknown, admin)).code).toBe('INVALID_PARAMETER')
  const korean = { ...player, headers: { 'accept-language': 'ko' } }
  await ask({}, korean)
  const wanted = { macro: macro.id, member: site.idOf('player1') }
  const gaps = await site.call(queues.fillMacro, wanted, staff)
  expect(gaps.data.content).toBe('player1님, … … …')
  // Without an account to name, a person answers Fast Deposit.
  const { macros } = (await site.call(queues.listMacros, {}, admin)).data
  const version = macros.find(({ id }) => id === macro.id)?.version ?? null
  for (const as of [admin, staff]) {
    await site.call(queues.chooseFastDeposit, { macro: macro.id, version }, as)
  }
  const byHand = await site.call(contract.askDepositAccount, { id: randomUUID() }, korean)
  expect(byHand.data.answer).toBeNull()
  await site.db.system(async (tx) => {
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
  })
  const id = randomUUID()
  const { data } = await site.call(contract.askDepositAccount, { id }, korean)
  expect(data.answer).toMatch(/^player1님, \S+ \d+ \S+$/)
  expect((await site.call(contract.askDepositAccount, { id }, korean)).data).toEqual(data)
  expect(await mine(id)).toMatchObject({
    status: 'FINISHED',
    unread: false,
    channel: 'FAST_DEPOSIT',
  })
  expect((await site.call(queues.removeMacro, { id: macro.id }, admin)).code).toBe('CONFLICT')
  await site.call(queues.chooseFastDeposit, { macro: null, version: null }, admin)
  expect((await site.call(queues.removeMacro, { id: macro.id }, admin)).code).toBe('SUCCESS')
})

test('whoever asks without end is asked to wait', async () => {
  const other = await site.login('player3')
  const codes = []
  for (let n = 0; n < 11; n++) {
    codes.push((await site.call(contract.openInquiry, question(), other)).code)
  }
  expect(codes.slice(0, 10).every((code) => code === 'SUCCESS')).toBe(true)
  expect(codes.at(-1)).toBe('LIMIT_REACHED')
  expect((await site.call(contract.listMyInquiries, page, other)).data.total).toBe(10)
})

test('an inquiry stays short enough to be read as a whole', async () => {
  const asker = await site.login('player1')
  const { data } = await site.call(contract.openInquiry, question(), asker)
  const long = '가'.repeat(contract.POST_MAX)
  const codes: string[] = []
  for (let n = 0; n < 20; n++) {
    const reply = { id: randomUUID(), inquiry: data.id, content: long }
    codes.push((await site.call(contract.replyInquiry, reply, asker)).code)
  }
  expect(codes[0]).toBe('SUCCESS')
  expect(codes.at(-1)).toBe('LIMIT_REACHED')
  const answered: string[] = []
  for (let n = 0; n < 25; n++) {
    const answer = { id: randomUUID(), inquiry: data.id, content: long, finish: false }
    answered.push((await site.call(queues.answerInquiry, answer, admin)).code)
  }
  expect(answered[0]).toBe('SUCCESS')
  expect(answered.at(-1)).toBe('LIMIT_REACHED')
  expect((await site.call(contract.readMyInquiry, { id: data.id }, asker)).code).toBe('SUCCESS')
})

test('ready-made answers of a line are no more than fit into one answer', async () => {
  const contents = Object.fromEntries(
    ['ko', 'en', 'ja'].map((language) => [language, '가'.repeat(2_000)]),
  )
  const codes: string[] = []
  for (let n = 0; n < 12; n++) {
    const macro = { id: randomUUID(), name: `m${n}`, category: 'OTHER', contents } as const
    codes.push((await site.call(queues.saveMacro, macro, admin)).code)
  }
  expect(codes[0]).toBe('SUCCESS')
  expect(codes.at(-1)).toBe('LIMIT_REACHED')
})
