import { setUp } from '@camellia/contract/access'
import { createCompanyAccount, decideCompanyAccount } from '@camellia/contract/company-account'
import { createMember } from '@camellia/contract/member-edit'
import { saveNotice } from '@camellia/contract/notice'
import { readFirstSteps } from '@camellia/contract/report'
import { offeredRoles } from '@camellia/contract/role'
import type { Ability } from '@camellia/kernel/ability'
import { newId } from '@camellia/ledger/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueSetUpCode } from '../access/set-up.service'
import { enrol } from '../access/testing-access'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'
import { firstStepsFor } from './first-steps.rules'

let site: TestSite
let boss: CallAs

/** An installation as it is on the first day: one administrator, made by the printed code. */
beforeAll(async () => {
  site = await startSite({ people: false })
  const setUpCode = (await issueSetUpCode(site.db)) ?? ''
  await site.call(setUp, { setUpCode, code: 'boss', name: '본사', password: PASSWORD }, {})
  boss = await site.login('boss', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const NOTICE = {
  id: newId<string>(),
  titles: { ko: '환영합니다' },
  contents: { ko: '<p>문을 열었습니다.</p>' },
  category: 'NOTICE',
  popup: false,
  partner: false,
  pinned: false,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
} as const

const stepsOf = async (as: CallAs) =>
  Object.fromEntries(
    (await site.call(readFirstSteps, {}, as)).data.map(({ step, state }) => [step, state]),
  )

async function create(code: string, kind: 'USER' | 'PARTNER') {
  const roles = (await site.call(offeredRoles, { kind }, boss)).data
  const roleId = roles[0]?.id ?? 0
  const made = { kind, code, name: code, password: PASSWORD, roleId }
  expect((await site.call(createMember, made, boss)).code).toBe('SUCCESS')
}

test('each step is done when its thing is there, and an account when two made it', async () => {
  const nothing = { TWO_FACTOR: 'TODO', STAFF: 'TODO', ACCOUNT: 'TODO' }
  expect(await stepsOf(boss)).toEqual({ ...nothing, PARTNER: 'TODO', NOTICE: 'TODO' })

  await create('second', 'USER')
  expect(await stepsOf(boss)).toMatchObject({ STAFF: 'DONE', PARTNER: 'TODO' })

  const account = { bank: '가온은행', holder: '카멜리아', accountNumber: '123456789' }
  const { id } = (await site.call(createCompanyAccount, account, boss)).data
  expect(await stepsOf(boss)).toMatchObject({ ACCOUNT: 'WAITING' })
  const second = await site.login('second', 'OFFICE')
  await site.call(decideCompanyAccount, { id, verdict: 'APPROVE' }, second)
  expect(await stepsOf(boss)).toMatchObject({ ACCOUNT: 'DONE' })

  await create('first', 'PARTNER')
  expect(await stepsOf(boss)).toMatchObject({ PARTNER: 'DONE', NOTICE: 'TODO' })

  expect((await site.call(saveNotice, NOTICE, boss)).code).toBe('SUCCESS')
  expect(await stepsOf(boss)).toMatchObject({ NOTICE: 'DONE', TWO_FACTOR: 'TODO' })
})

test('a second factor is each one’s own', async () => {
  await enrol(site, boss)
  expect(await stepsOf(boss)).toMatchObject({ TWO_FACTOR: 'DONE' })
  expect(await stepsOf(await site.login('second', 'OFFICE'))).toMatchObject({ TWO_FACTOR: 'TODO' })
})

test('nobody is shown a step they may not take', () => {
  const begun = { twoFactor: true, people: 1, accountInUse: false, accountWaits: false }
  const held: readonly Ability[] = [{ subject: 'Notice', action: 'create' }]
  expect(firstStepsFor({ ...begun, partner: false, notice: false }, held)).toEqual([
    { step: 'TWO_FACTOR', state: 'DONE' },
    { step: 'NOTICE', state: 'TODO' },
  ])
})
