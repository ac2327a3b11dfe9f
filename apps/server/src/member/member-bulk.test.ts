import { login } from '@camellia/contract/access'
import { BULK_FIELDS, type BulkRow, createBulk, previewBulk } from '@camellia/contract/member-bulk'
import { createMember } from '@camellia/contract/member-edit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let boss: CallAs

beforeAll(async () => {
  site = await startSite()
  boss = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const empty = Object.fromEntries(BULK_FIELDS.map((field) => [field, ''])) as unknown as BulkRow

function row(code: string, change: Partial<BulkRow> = {}): BulkRow {
  return { ...empty, code, name: code, password: 'camel77!', ...change }
}

const sheet = (rows: readonly BulkRow[], change: object = {}) => ({
  kind: 'MEMBER' as const,
  parentId: site.idOf('store1'),
  rows: [...rows],
  ...change,
})

async function problems(rows: readonly BulkRow[]) {
  const reply = await site.call(previewBulk, sheet(rows), boss)
  return reply.data.problems.map(
    ({ row: at, field, code, rule }) => `${at} ${field} ${rule ?? code}`,
  )
}

test('a sheet is looked through line by line', async () => {
  const account = { bank: '가온은행', depositor: '홍길동', accountNumber: '123-456-7890' }
  expect(
    await problems([
      row('bulk01', { phone: '010-1234-5678', ...account }),
      row('x', { name: '' }),
      row('bulk02', { password: 'weak', phone: 'none' }),
      row('bulk03', { email: 'not mail', ...account, bank: '없는은행', depositor: 'Hong' }),
      row('player3'),
      row('BULK01'),
      row('bulk04', { phone: '01012345678' }),
      row('bulk05', account),
    ]),
  ).toEqual([
    '1 code CODE',
    '1 name NAME',
    '2 password PASSWORD_LENGTH',
    '2 password PASSWORD_CHARACTERS',
    '2 phone PHONE',
    '3 email EMAIL',
    '3 bank BANK',
    '3 depositor DEPOSITOR',
    '4 code DUPLICATED_ID',
    '5 code DUPLICATED_ID',
    '6 phone DUPLICATED_PHONE',
    '7 accountNumber INVALID_ACCOUNT',
  ])
})

test('with one wrong line nobody is created', async () => {
  const reply = await site.call(createBulk, sheet([row('bulk10'), row('x')]), boss)
  expect(reply).toMatchObject({ code: 'INVALID_PARAMETER', data: { problems: [{ row: 1 }] } })
  const again = await site.call(login, { code: 'bulk10', password: 'camel77!' })
  expect(again.code).toBe('INVALID_PASSWORD')
})

test('a good sheet makes everyone at once, and they can log in', async () => {
  const rows = Array.from({ length: 12 }, (_, n) => row(`bulk2${n}`, { phone: `0102000${n}000` }))
  const reply = await site.call(createBulk, sheet(rows), boss)
  expect(reply.data.members.map(({ code }) => code)).toEqual(rows.map(({ code }) => code))
  expect((await site.call(login, { code: 'bulk211', password: 'camel77!' })).code).toBe('SUCCESS')
  const second = await site.call(createBulk, sheet(rows), boss)
  expect(second.code).toBe('INVALID_PARAMETER')
})

test('a sheet goes no further than a single form: not elsewhere, and not with a higher role', async () => {
  const elsewhere = sheet([row('bulk30')], { parentId: site.idOf('store2') })
  expect((await site.call(createBulk, elsewhere, boss)).code).toBe('PARENT_NOT_FOUND')
  expect((await site.call(previewBulk, elsewhere, boss)).code).toBe('PARENT_NOT_FOUND')
  const [role] = await site.db.system(
    ({ sql }) => sql<{ id: number }[]>`select id from role where name = '운영 직원'`,
  )
  const higher = sheet([row('bulk31')], { kind: 'USER', roleId: role?.id })
  expect((await site.call(createBulk, higher, boss)).status).toBe('ERROR')
  // A player has the role of players, and no other is taken and left aside.
  for (const roleId of [role?.id, 999_999]) {
    const odd = sheet([row('bulk32')], { roleId })
    expect((await site.call(previewBulk, odd, boss)).code).toBe('INVALID_PARAMETER')
    const person = { kind: 'MEMBER', code: 'bulk33', name: 'x', password: 'camel77!' } as const
    const made = await site.call(createMember, { ...person, roleId: roleId as never }, boss)
    expect(made.code).toBe('INVALID_PARAMETER')
  }
})

test('nobody looks through sheet after sheet to learn whose phones are known', async () => {
  const staff = await site.login('staff1', 'OFFICE')
  const look = () => site.call(previewBulk, sheet([row('bulk40')]), staff)
  const replies = []
  for (let n = 0; n < 61; n++) replies.push((await look()).http)
  expect([replies.filter((http) => http === 200).length, replies.at(-1)]).toEqual([60, 429])
})
