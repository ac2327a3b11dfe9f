import { randomUUID } from 'node:crypto'
import { saveFaq } from '@camellia/contract/faq'
import * as contract from '@camellia/contract/inquiry'
import * as queues from '@camellia/contract/inquiry-queue'
import { listTrail } from '@camellia/contract/trail'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../access/testing-access'
import { peopleOf } from '../approval/testing-people'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'

/** What players are told at once to send their money to. */

let site: TestSite
let people: ReturnType<typeof peopleOf>
let staff: CallAs
let admin: CallAs
let care: CallAs

const GOOD = { ko: '{bank} {account} {holder}, 09:00-18:00', en: '{bank} {account} {holder}' }

beforeAll(async () => {
  site = await startSite()
  await site.db.system(async (tx) => {
    await tx.sql`update member set created_at = created_at - interval '90 days'`
    const both = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...both, seal: site.seal })
  })
  people = peopleOf(site)
  const money = ['Deposit.allow', 'Withdraw.allow', 'Payment.allow', 'Collect.allow']
  const clerk = await people.hire(await site.login('admin', 'OFFICE'), money)
  await people.later(60 * 24)
  care = clerk.as
})
beforeEach(async () => {
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
  await site.call(queues.chooseFastDeposit, { macro: null, version: null }, admin)
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

async function write(contents: Record<string, string>, id = randomUUID(), as = care) {
  const macro = { id, name: '입금', category: null, contents }
  return { id, code: (await site.call(queues.saveMacro, macro, as)).code }
}
/** As who looks at the page now. */
const choose = async (macro: string, as: CallAs) => chooseRead(macro, await versionOf(macro), as)
const chooseRead = (macro: string, version: string | null, as: CallAs) =>
  site.call(queues.chooseFastDeposit, { macro, version }, as)
const versionOf = async (macro: string) =>
  (await listed()).macros.find(({ id }) => id === macro)?.version ?? null
const listed = async () => (await site.call(queues.listMacros, {}, admin)).data
async function answered() {
  const player = { ...(await site.login('player1')), headers: { 'accept-language': 'ko' } }
  return (await site.call(contract.askDepositAccount, { id: randomUUID() }, player)).data.answer
}

test('who may only write answers does not choose the one that names an account', async () => {
  const { id } = await write(GOOD)
  expect((await choose(id, care)).code).toBe('ACCESS_DENIED')
  expect((await listed()).fastDeposit).toBeNull()
})

test('one person proposes it and another agrees, who was not made by the first', async () => {
  const { id } = await write(GOOD)
  expect((await choose(id, staff)).data).toEqual({ waiting: true })
  expect((await choose(id, staff)).data).toEqual({ waiting: true })
  expect(await listed()).toMatchObject({
    fastDeposit: null,
    fastDepositWish: { macro: id, by: 'staff1', mine: false },
  })
  expect(await answered()).toBeNull()
  const second = await people.hire(staff)
  expect((await choose(id, second.as)).code).toBe('APPROVER_TOO_NEW')
  await people.later(25)
  expect((await choose(id, second.as)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await choose(id, admin)).data).toEqual({ waiting: false })
  expect(await listed()).toMatchObject({ fastDeposit: id, fastDepositWish: null })
  expect(await answered()).toMatch(/\d{5}/)
})

test('a yes counts for the words that were read, in every language, and for no others', async () => {
  const { id } = await write(GOOD, undefined, staff)
  const read = await versionOf(id)
  const heard = listen(site)
  expect((await choose(id, staff)).data).toEqual({ waiting: true })
  expect((await write({ ...GOOD, en: '{bank} {account}, ask @thief' }, id, staff)).code).toBe(
    'SUCCESS',
  )
  expect(heard().map(({ push }) => push)).toContainEqual({ type: 'QUEUE', queue: 'MACRO' })
  // What the second person read is gone: neither a yes nor a first choice.
  for (const version of [read, null]) {
    expect((await chooseRead(id, version, admin)).code).toBe('CONFLICT')
  }
  expect((await listed()).fastDepositWish).toBeNull()
  await choose(id, staff)
  expect((await chooseRead(id, read, admin)).code).toBe('CONFLICT')
  expect(await listed()).toMatchObject({ fastDeposit: null, fastDepositWish: { macro: id } })
  // The same words written again are the same words.
  await write(GOOD, id, staff)
  expect(await versionOf(id)).toBe(read)
})

test('who wrote the words does not say the last yes, nor whoever acts for them', async () => {
  const { id } = await write(GOOD, undefined, admin)
  await choose(id, staff)
  const own = await choose(id, admin)
  expect([own.code, own.data]).toEqual(['FOUR_EYES_REQUIRED', { because: 'WROTE_IT' }])
  const puppet = await people.hire(admin)
  await people.later(25)
  expect((await choose(id, puppet.as)).code).toBe('FOUR_EYES_REQUIRED')
  // Another name or place in the list is no other text: the writer stays who wrote it.
  const renamed = { id, name: '이름', category: null, contents: GOOD }
  expect((await site.call(queues.saveMacro, renamed, staff)).code).toBe('SUCCESS')
  expect((await choose(id, admin)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await listed()).fastDeposit).toBeNull()
})

test('a wish ends with the answer it was for', async () => {
  const { id } = await write(GOOD)
  await choose(id, staff)
  expect((await site.call(queues.removeMacro, { id }, care)).code).toBe('SUCCESS')
  expect((await listed()).fastDepositWish).toBeNull()
})

test('an answer about paying in names accounts by their place alone', async () => {
  const macro = { id: randomUUID(), name: '입금', category: 'DEPOSIT' as const }
  const thieving = { ...GOOD, en: 'Send it to 110-22-33445' }
  const reply = await site.call(queues.saveMacro, { ...macro, contents: thieving }, care)
  const wrong = { fields: ['contents'], because: 'ACCOUNT' }
  expect([reply.code, reply.data]).toEqual(['INVALID_PARAMETER', wrong])
  expect((await site.call(queues.saveMacro, { ...macro, contents: GOOD }, care)).code).toBe(
    'SUCCESS',
  )
})

test.each([
  '국민 1234567',
  '국민 123-45 67',
  '１２３４５６７',
  '١٢٣٤٥٦٧',
  '12.34.56\u200b7',
  '①②③④⑤⑥⑦',
])('an account in the words themselves is refused in every language: %s', async (text) => {
  const { id } = await write({ ...GOOD, en: text })
  const reply = await choose(id, staff)
  expect([reply.code, reply.data]).toEqual(['INVALID_PARAMETER', { fields: ['macro'] }])
})

test('its words stay as they were agreed to, and a proposal ends when they change', async () => {
  const { id } = await write(GOOD)
  await choose(id, staff)
  expect((await write({ ...GOOD, ko: '{account} 다른 말' }, id)).code).toBe('SUCCESS')
  expect((await listed()).fastDepositWish).toBeNull()
  expect((await choose(id, admin)).data).toEqual({ waiting: true })
  // Removed and written again under the same number, it is another one.
  expect((await site.call(queues.removeMacro, { id }, care)).code).toBe('SUCCESS')
  await write(GOOD, id)
  expect((await listed()).fastDepositWish).toBeNull()
  for (const as of [admin, staff]) await choose(id, as)
  for (const as of [care, admin]) {
    expect((await write({ ...GOOD, ko: '카톡으로 문의' }, id, as)).code).toBe('CONFLICT')
  }
  expect((await write(GOOD, id)).code).toBe('SUCCESS')
})

test('the audit log keeps what answers said before and after, cut to a length', async () => {
  const { id } = await write({ ko: '예전 말' })
  await write({ ko: '새 말'.repeat(400) }, id)
  const faq = {
    id: randomUUID(),
    category: 'MONEY',
    questions: { ko: '질문' },
    shown: true,
  } as const
  await site.call(saveFaq, { ...faq, answers: { ko: '<p>예전 답</p>' } }, admin)
  await site.call(saveFaq, { ...faq, answers: { ko: '<p>새 답</p>' } }, admin)
  const { items } = (await site.call(listTrail, { size: 10 }, admin)).data
  const [faqSaved, , macroSaved] = items
  expect(faqSaved).toMatchObject({
    action: 'faq.save',
    before: { content: 'ko: <p>예전 답</p>' },
    after: { content: 'ko: <p>새 답</p>' },
  })
  expect(macroSaved).toMatchObject({ action: 'macro.save', before: { content: 'ko: 예전 말' } })
  const after = macroSaved?.after as { content: string }
  expect(after.content).toMatch(/^ko: 새 말/)
  expect(after.content.length).toBeLessThan(600)
})
