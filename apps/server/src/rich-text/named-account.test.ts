import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { saveFaq } from '@camellia/contract/faq'
import { saveMacro } from '@camellia/contract/inquiry-queue'
import { saveTemplate, sendBroadcast, sendMessage } from '@camellia/contract/message'
import { saveNotice } from '@camellia/contract/notice'
import { accountNumberOf } from '@camellia/kernel/written-number'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { selectShownAccounts } from './named-account.sql'

/** One clerk writes to many where to send their money. */

let site: TestSite
let admin: CallAs
let agreed: string

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  await site.db.system(async (tx) => {
    const two = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...two, seal: site.seal })
    const [sealed] = await selectShownAccounts(tx)
    agreed = accountNumberOf(sealed ? site.seal.open(sealed) : '')
  })
})
afterAll(async () => expect(await site.close()).toEqual([]))

interface Way {
  readonly call: AnyEndpoint
  readonly field: string
  readonly input: (text: string) => object
}

const id = () => randomUUID()
const WAYS: readonly Way[] = [
  {
    call: saveFaq,
    field: 'answers',
    input: (text) => ({
      ...{ id: id(), category: 'MONEY', shown: true, questions: { ko: '질문', en: 'x' } },
      answers: { ko: '<p>답</p>', en: `<p>${text}</p>` },
    }),
  },
  {
    call: saveNotice,
    field: 'contents',
    input: (text) => ({
      ...{ id: id(), category: 'NOTICE', popup: false, partner: false, pinned: false },
      ...{ startsAt: '2026-01-01T00:00:00.000Z', endsAt: null, titles: { ko: '알림' } },
      contents: { ko: `<p>${text}</p>` },
    }),
  },
  {
    call: sendMessage,
    field: 'content',
    input: (content) => ({ ids: [site.idOf('player1')], title: '알림', content }),
  },
  {
    call: sendBroadcast,
    field: 'content',
    input: (content) => ({ id: id(), target: { kind: 'ALL' }, title: '알림', content }),
  },
  {
    call: saveTemplate,
    field: 'title',
    input: (title) => ({ id: id(), name: '알림', title, content: '알림' }),
  },
  {
    call: saveMacro,
    field: 'contents',
    input: (text) => ({ id: id(), name: '알림', category: null, contents: { ko: '답', ja: text } }),
  },
]

test.each(WAYS)('$call.path names no account but those two people agreed to', async (way) => {
  const { call, field, input } = way
  const told = (text: string) => site.call(call, input(text) as never, admin)
  const reply = await told('Send deposits to 110-222-333444')
  expect([reply.code, reply.data]).toEqual([
    'INVALID_PARAMETER',
    { fields: [field], because: 'ACCOUNT' },
  ])
  expect((await told(`${agreed}, 010-1234-5678, 1,000,000원`)).code).toBe('SUCCESS')
})
