import { readToDo } from '@camellia/contract/report'
import { requestDeposit } from '@camellia/contract/transaction'
import { claimDeposit } from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let id: string

beforeAll(async () => {
  site = await startSite()
  await site.db.system(async (tx) => {
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
    await tx.sql`
      update member set bank = '가온은행', depositor = '홍길동',
        account_sealed = ${site.seal.seal('123456789')},
        account_print = ${Buffer.from('print')} || convert_to(code, 'UTF8')
      where kind = 'MEMBER'`
  })
  const player = await site.login('player1')
  id = (await site.call(requestDeposit, { amount: 50_000 }, player)).data.id
})
afterAll(async () => expect(await site.close()).toEqual([]))

const toDo = async (as: CallAs) => (await site.call(readToDo, {}, as)).data
const depositsOf = async (as: CallAs) =>
  (await toDo(as)).queues.find(({ queue }) => queue === 'DEPOSIT')

test('what waits is told with who works on it', async () => {
  const staff = await site.login('staff1', 'OFFICE')
  const admin = await site.login('admin', 'OFFICE')
  expect(await depositsOf(admin)).toMatchObject({ count: 1, taken: 0, workers: [] })
  expect((await site.call(claimDeposit, { id, take: true }, staff)).code).toBe('SUCCESS')
  const workers = [{ code: 'staff1', name: 'staff1', count: 1 }]
  expect(await depositsOf(admin)).toMatchObject({ count: 1, taken: 1, workers })
})

test('a queue is shown to those who may decide it, and a branch has its own', async () => {
  const grant = (held: string) =>
    site.db.system(
      ({ sql }) => sql`
      update member set granted = ${held}::text[] where code in ('subhq1', 'subhq2')`,
    )
  await grant('{}')
  const without = await site.login('subhq1', 'OFFICE')
  expect(await depositsOf(without)).toBeUndefined()
  await grant('{Deposit.allow}')
  const mine = await depositsOf(await site.login('subhq1', 'OFFICE'))
  // Whoever of the head office works on it is nobody this branch may know by name.
  expect(mine).toMatchObject({ count: 1, taken: 1, workers: [] })
  const other = await site.login('subhq2', 'OFFICE')
  expect(await depositsOf(other)).toMatchObject({ count: 0, oldest: null })
  expect(await toDo(other)).toMatchObject({ rtp: null, system: null })
})
