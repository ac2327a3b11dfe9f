import { liftWait, readMember } from '@camellia/contract/member-panel'
import { saveOverrides } from '@camellia/contract/role'
import { listTrail } from '@camellia/contract/trail'
import * as queues from '@camellia/contract/transaction-queue'
import type { MemberId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { peopleOf } from './testing-people'

/** Who waits for a day although nothing is wrong, and who may end that. */

let site: TestSite
let people: ReturnType<typeof peopleOf>
let staff: CallAs
let admin: CallAs

beforeAll(async () => {
  site = await startSite()
  people = peopleOf(site)
  await site.db.system(
    ({ sql }) => sql`update member set created_at = created_at - interval '90 days'`,
  )
})
beforeEach(async () => {
  await people.later(60 * 24)
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const pay = (amount: number, as: CallAs) =>
  site.call(queues.payMember, { id: site.idOf('player1'), amount, memo: 'x' }, as)
const lift = (id: MemberId, as: CallAs) => site.call(liftWait, { id, reason: '확인함' }, as)
const waitOf = async (id: MemberId) => (await site.call(readMember, { id }, admin)).data.waitsUntil

/** A clerk who holds a little less than the manager and has been there for long. */
async function oldClerk(less: readonly string[] = ['Ip.manage', 'Rtp.manage']) {
  const clerk = await people.hire(admin, less)
  await people.later(60 * 24)
  return clerk
}

test('a right that was given and taken back stops nobody', async () => {
  const clerk = await oldClerk()
  const none = { granted: [], withheld: [] }
  const more = { granted: ['Rtp.manage'], withheld: [] }
  const save = (before: object, after: object) =>
    site.call(saveOverrides, { id: clerk.id, before, after, reason: 'x' } as never, staff)
  expect((await save(none, more)).code).toBe('SUCCESS')
  expect((await pay(1_000, clerk.as)).code).toBe('APPROVER_TOO_NEW')
  expect(await waitOf(clerk.id)).not.toBeNull()
  expect((await save(more, none)).code).toBe('SUCCESS')
  expect((await pay(1_000, clerk.as)).code).toBe('SUCCESS')
  expect(await waitOf(clerk.id)).toBeNull()
  // Whoever gave it is still not the other pair of eyes.
  const { id } = (await pay(2_000_000, clerk.as)).data
  const yes = { ids: [id], verdict: 'APPROVE' as const }
  expect((await site.call(queues.decideHandovers, yes, staff)).code).toBe('FOUR_EYES_REQUIRED')
})

test('the head office ends the wait of somebody with a reason, and it is written down', async () => {
  const clerk = await oldClerk()
  expect((await lift(clerk.id, admin)).code).toBe('CONFLICT')
  const opened = await people.takeOver(clerk.code, staff)
  expect((await pay(1_000, opened)).code).toBe('APPROVER_TOO_NEW')
  expect((await lift(clerk.id, admin)).code).toBe('SUCCESS')
  expect(await waitOf(clerk.id)).toBeNull()
  expect((await pay(1_000, opened)).code).toBe('SUCCESS')
  const [entry] = (await site.call(listTrail, { size: 3, action: 'member.lift' }, admin)).data.items
  expect(entry).toMatchObject({
    action: 'member.lift',
    member: { code: clerk.code },
    reason: '확인함',
  })
  // Opened once more, they wait once more.
  const again = await people.takeOver(clerk.code, staff)
  expect((await pay(1_000, again)).code).toBe('APPROVER_TOO_NEW')
})

test('never for oneself, nor for anybody one could act as', async () => {
  const clerk = await oldClerk()
  const opened = await people.takeOver(clerk.code, staff)
  expect((await lift(clerk.id, staff)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await lift(clerk.id, opened)).code).toBe('MEMBER_NOT_FOUND')
  // Nor by an account that itself waits.
  const helper = await people.hire(staff)
  expect((await lift(clerk.id, helper.as)).code).toBe('APPROVER_TOO_NEW')
})

test('two whom one person opened lately are one pair of eyes, lifted or not', async () => {
  const one = await oldClerk()
  const other = await oldClerk()
  const [first, second] = [
    await people.takeOver(one.code, staff),
    await people.takeOver(other.code, staff),
  ]
  for (const { id } of [one, other]) expect((await lift(id, admin)).code).toBe('SUCCESS')
  const { id } = (await pay(2_000_000, first)).data
  const yes = { ids: [id], verdict: 'APPROVE' as const }
  const reply = await site.call(queues.decideHandovers, yes, second)
  expect([reply.code, reply.data]).toEqual(['FOUR_EYES_REQUIRED', { because: 'MADE_BY_THE_OTHER' }])
  await people.later(25)
  expect((await site.call(queues.decideHandovers, yes, second)).code).toBe('SUCCESS')
})
