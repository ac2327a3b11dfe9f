import { randomUUID } from 'node:crypto'
import { readAlarmChoice, saveAlarmChoice } from '@camellia/contract/alarm'
import * as contract from '@camellia/contract/faq'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const faq = (question: string, changed: object = {}) => ({
  id: randomUUID(),
  category: 'MONEY' as const,
  questions: { ko: question },
  answers: { ko: '<p>답</p><script>x()</script>' },
  shown: true,
  ...changed,
})
const questions = async () =>
  (await site.call(contract.listFaqs, {}, {})).data.map(({ question }) => question)

test('whoever sorts holds the questions in one order, so that two who sort never deadlock', async () => {
  const [low = '', high = ''] = [randomUUID(), randomUUID()].sort()
  // Whatever was written first, the smaller id is held first.
  for (const id of [high, low]) {
    await site.call(contract.saveFaq, faq('순서', { id, shown: false }), admin)
  }
  const sorting = await site.db.system(async ({ sql }) => {
    await sql`select from faq where id = ${low} for update`
    const call = site.call(contract.orderFaqs, { category: 'GAME', ids: [high, low] }, admin)
    const waiting = () => sql`select from pg_locks where not granted and locktype = 'transactionid'`
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
    await sql`select from faq where id = ${high} for update nowait`
    return { call }
  })
  expect((await sorting.call).code).toBe('SUCCESS')
  for (const id of [high, low]) await site.call(contract.removeFaq, { id }, admin)
})

test('questions are read by everyone in the order they were put in, hidden ones by nobody', async () => {
  const first = faq('하나')
  const second = faq('둘')
  const hidden = faq('셋', { shown: false })
  for (const one of [first, second, hidden]) await site.call(contract.saveFaq, one, admin)
  expect(await questions()).toEqual(['하나', '둘'])
  const order = { category: 'GAME' as const, ids: [second.id, first.id] }
  await site.call(contract.orderFaqs, order, admin)
  expect(await questions()).toEqual(['둘', '하나'])
  const { data } = await site.call(contract.listFaqs, {}, {})
  expect(data[0]).toMatchObject({ category: 'GAME', answer: '<p>답</p>' })
  const broken = { category: 'GAME' as const, ids: [second.id, randomUUID()] }
  expect((await site.call(contract.orderFaqs, broken, admin)).code).toBe('NOT_FOUND')
  expect((await site.call(contract.removeFaq, { id: first.id }, admin)).code).toBe('SUCCESS')
  expect(await questions()).toEqual(['둘'])
  const empty = faq('넷', { answers: { ko: '<script>x()</script>' } })
  expect((await site.call(contract.saveFaq, empty, admin)).code).toBe('INVALID_PARAMETER')
})

test('everyone chooses for themselves which alarms they hear', async () => {
  const staff = await site.login('staff1', 'OFFICE')
  await site.call(saveAlarmChoice, { muted: ['FAQ', 'DEPOSIT', 'FAQ'] }, staff)
  expect((await site.call(readAlarmChoice, {}, staff)).data).toEqual({ muted: ['FAQ', 'DEPOSIT'] })
  expect((await site.call(readAlarmChoice, {}, admin)).data).toEqual({ muted: [] })
})

test('all questions together fit into one answer', async () => {
  const answers = Object.fromEntries(
    ['ko', 'ja'].map((language) => [language, `<p>${'가'.repeat(9_000)}</p>`]),
  )
  const codes: string[] = []
  for (let n = 0; n < 12; n++) {
    codes.push((await site.call(contract.saveFaq, faq(`긴 답 ${n}`, { answers }), admin)).code)
  }
  expect(codes[0]).toBe('SUCCESS')
  expect(codes.at(-1)).toBe('LIMIT_REACHED')
  expect((await site.call(contract.listAdminFaqs, {}, admin)).code).toBe('SUCCESS')
})
