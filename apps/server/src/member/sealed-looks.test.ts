import { searchMembers } from '@camellia/contract/member'
import { BULK_FIELDS, type BulkRow, createBulk, previewBulk } from '@camellia/contract/member-bulk'
import { createMember, saveBank, updateMember } from '@camellia/contract/member-edit'
import { exportMembers, listMembers, memberTotals } from '@camellia/contract/member-list'
import { UNMASK_PER_MINUTE } from '@camellia/contract/member-panel'
import { listConnected } from '@camellia/contract/presence'
import { listTrail } from '@camellia/contract/trail'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { peopleOf } from '../approval/testing-people'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'
import {
  DUPLICATES_PER_HOUR,
  NUMBER_SEARCHES_PER_HOUR,
  NUMBERS_ASKED_PER_DAY,
  TOGETHER_TIMES,
} from './sealed-looks'
import { signupOf } from './testing-signup'

let site: TestSite
let branch: CallAs

beforeEach(async () => {
  site = await startSite()
  branch = await site.login('subhq1', 'OFFICE')
  await signupOf(site, { code: 'fresh1', phone: '01055556666' })
})
afterEach(async () => expect(await site.close()).toEqual([]))

const numbered = (n: number) => `010${String(10_000_000 + n)}`
const find = async (text: string, as = branch) =>
  (await site.call(searchMembers, { text }, as)).code

const empty = Object.fromEntries(BULK_FIELDS.map((field) => [field, ''])) as unknown as BulkRow
const row = (n: number, change: Partial<BulkRow> = {}): BulkRow => ({
  ...empty,
  code: `sheet${n}`,
  name: `sheet${n}`,
  password: 'camel77!',
  ...change,
})
const sheetOf = (rows: readonly BulkRow[]) => ({
  kind: 'MEMBER' as const,
  parentId: site.idOf('store1'),
  rows: [...rows],
})

test('nobody tries out the hidden digits of a phone by searching', async () => {
  const codes: string[] = []
  for (let n = 0; n < NUMBER_SEARCHES_PER_HOUR + 1; n++) codes.push(await find(numbered(n)))
  expect(codes.indexOf('TOO_MANY_REQUESTS')).toBe(NUMBER_SEARCHES_PER_HOUR)
  // The same budget for everything that searches by a number, and none for names and ids.
  const search = '010-5555-6666'
  const page = { below: 'ALL', sort: 'code', direction: 'ASC', page: 1, size: 50 } as const
  const others = [
    await site.call(listMembers, { ...page, search }, branch),
    await site.call(memberTotals, { below: 'ALL', search }, branch),
    await site.call(exportMembers, { below: 'ALL', search }, branch),
    await site.call(listConnected, { page: 1, size: 50, search }, branch),
  ]
  expect(others.map(({ code }) => code)).toEqual(others.map(() => 'TOO_MANY_REQUESTS'))
  expect(await find('player1')).toBe('SUCCESS')
  expect(await find('새얼')).toBe('SUCCESS')
  expect(await find(numbered(0))).toBe('SUCCESS')
})

test('a number that is typed digit by digit is one search, however often it is repeated', async () => {
  for (let n = 0; n < NUMBER_SEARCHES_PER_HOUR; n++) {
    for (let length = 6; length <= 11; length++) {
      expect(await find(numbered(n * 100_000).slice(0, length))).toBe('SUCCESS')
      expect(await find(numbered(n * 100_000).slice(0, length))).toBe('SUCCESS')
    }
  }
  // Going back to what was typed before opens no other number.
  expect(await find(numbered(0).slice(0, 6))).toBe('SUCCESS')
  expect(await find(numbered(7))).toBe('TOO_MANY_REQUESTS')
})

test('whoever may unmask finds by number as often as they may unmask, and it is written down', async () => {
  const admin = await site.login('admin', 'OFFICE')
  const found = await site.call(searchMembers, { text: '+82 10 5555 6666' }, admin)
  expect(found.data).toMatchObject([{ code: 'fresh1' }])
  await find('+82 10 5555 6666', admin)
  const { data } = await site.call(listTrail, { size: 10, action: 'member.unmask' }, admin)
  expect(data.items).toMatchObject([{ member: { code: 'fresh1' } }])
  const codes: string[] = []
  for (let n = 0; n < UNMASK_PER_MINUTE; n++) codes.push(await find(numbered(n), admin))
  expect(codes.at(-2)).toBe('SUCCESS')
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
})

test('a good sheet with a few known phones is answered line by line, again and again', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => row(n, { phone: numbered(n) }))
  const sheet = sheetOf([...rows.slice(0, 299), row(299, { phone: '0082 10-5555-6666' })])
  for (let n = 0; n < 3; n++) {
    const { data } = await site.call(previewBulk, sheet, branch)
    expect(data.problems).toEqual([{ row: 299, field: 'phone', code: 'DUPLICATED_PHONE' }])
  }
  const few = sheetOf(rows.slice(0, 3))
  expect((await site.call(createBulk, few, branch)).code).toBe('SUCCESS')
  // The same sheet again is known by its ids: nothing is told of the phones.
  const { data } = await site.call(previewBulk, few, branch)
  expect(data.problems.map(({ code }) => code)).toEqual(few.rows.map(() => 'DUPLICATED_ID'))
})

test('who was told of many duplicates is told of no more, by a sheet or by a form', async () => {
  const taken = Array.from({ length: DUPLICATES_PER_HOUR + 5 }, (_, n) => numbered(n))
  const admin = await site.login('admin', 'OFFICE')
  const kind = 'MEMBER' as const
  const known = taken.map((phone, n) => row(n, { phone }))
  const made = await site.call(createBulk, { kind, rows: known }, admin)
  expect(made.code).toBe('SUCCESS')
  const probes = sheetOf(taken.map((phone, n) => row(500 + n, { phone })))
  const { data } = await site.call(previewBulk, probes, branch)
  expect(data.problems).toHaveLength(DUPLICATES_PER_HOUR)
  const id = site.idOf('player1')
  const phone = numbered(77)
  const account = { bank: '가온은행', depositor: '홍길동', accountNumber: '999888777' }
  const person = { kind, code: 'probe1', name: 'probe', password: 'camel77!' }
  const replies = [
    await site.call(previewBulk, probes, branch),
    await site.call(createBulk, probes, branch),
    await site.call(createMember, { ...person, phone }, branch),
    await site.call(createMember, { ...person, account }, branch),
    await site.call(createMember, { ...person, email: 'a@camellia.test' }, branch),
    await site.call(updateMember, { id, phone }, branch),
    await site.call(updateMember, { id, email: 'a@camellia.test' }, branch),
    await site.call(saveBank, { id, ...account, reason: 'x' }, branch),
  ]
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'TOO_MANY_REQUESTS'))
  expect((await site.call(updateMember, { id, name: '새이름' }, branch)).code).toBe('SUCCESS')
})

test('a phone is one phone however it is written, and an account number too', async () => {
  const id = site.idOf('player1')
  const spellings = [
    '01055556666',
    '010-5555-6666',
    '821055556666',
    '+82 10 5555 6666',
    '1055556666',
  ]
  for (const phone of spellings) {
    expect((await site.call(updateMember, { id, phone }, branch)).code).toBe('DUPLICATED_PHONE')
    const person = { kind: 'MEMBER', code: 'other1', name: 'x', password: 'camel77!' } as const
    expect((await site.call(createMember, { ...person, phone }, branch)).code).toBe(
      'DUPLICATED_PHONE',
    )
    const visitor = { code: 'other2', email: 'other@camellia.test', accountNumber: '777666555' }
    await expect(signupOf(site, { ...visitor, phone })).rejects.toThrow('DUPLICATED_PHONE')
    const found = await site.call(searchMembers, { text: phone }, branch)
    expect(found.data).toMatchObject([{ code: 'fresh1' }])
  }
  const account = { bank: '가온은행', depositor: '홍길동', accountNumber: '123 456-789.012' }
  const saved = await site.call(saveBank, { id, ...account, reason: 'x' }, branch)
  expect(saved.code).toBe('INVALID_ACCOUNT')
  const zero = { ...account, accountNumber: '0123456789012' }
  expect((await site.call(saveBank, { id, ...zero, reason: 'x' }, branch)).code).toBe('SUCCESS')
})

test('a form says one duplicate after the other, and each of them counts', async () => {
  const id = site.idOf('player1')
  const admin = await site.login('admin', 'OFFICE')
  const known = Array.from({ length: DUPLICATES_PER_HOUR + 1 }, (_, n) =>
    row(n, { phone: numbered(n) }),
  )
  await site.call(createBulk, { kind: 'MEMBER', rows: known }, admin)
  const codes: string[] = []
  for (const { phone } of known) {
    codes.push((await site.call(updateMember, { id, phone }, branch)).code)
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['DUPLICATED_PHONE']))
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
})

test('nobody asks sheet after sheet which numbers nobody has', async () => {
  const ask = (from: number) => {
    const rows = Array.from({ length: 300 }, (_, n) => row(n, { phone: numbered(from + n) }))
    return site.call(previewBulk, sheetOf(rows), branch)
  }
  for (let from = 0; from < NUMBERS_ASKED_PER_DAY; from += 300) {
    expect((await ask(from)).code).toBe('SUCCESS')
  }
  expect((await ask(NUMBERS_ASKED_PER_DAY)).code).toBe('TOO_MANY_REQUESTS')
  const one = { id: site.idOf('player1'), phone: numbered(999_999) }
  expect((await site.call(updateMember, one, branch)).code).toBe('TOO_MANY_REQUESTS')
  expect((await ask(0)).code).toBe('SUCCESS')
})

/** A partner below the maker, who is inside as that partner. */
async function openBelow(by: CallAs, { code, role }: { code: string; role: string }) {
  const roleId = await peopleOf(site).roleOf(role, await site.login('admin', 'OFFICE'))
  const person = { kind: 'PARTNER' as const, code, name: code, password: PASSWORD, roleId }
  expect((await site.call(createMember, person, by)).code).toBe('SUCCESS')
  return site.login(code, 'OFFICE')
}
const lookThrough = async (from: number, as: CallAs) => {
  const rows = Array.from({ length: 300 }, (_, n) => row(n, { phone: numbered(from + n) }))
  return (await site.call(previewBulk, { kind: 'MEMBER', rows }, as)).code
}
/** So many accounts, and what each is told of as many numbers as one account may ask about. */
async function askWith(makers: readonly (() => Promise<CallAs>)[]): Promise<readonly string[]> {
  const codes: string[] = []
  for (const [n, make] of makers.entries()) {
    const as = await make()
    const from = n * NUMBERS_ASKED_PER_DAY
    codes.push(await lookThrough(from, as), await lookThrough(from + 300, as))
  }
  return codes
}
const full = Array<string>(2 * TOGETHER_TIMES).fill('SUCCESS')
const tooMany = 'TOO_MANY_REQUESTS'

test('T89: partners whom a partner makes ask no more than the branch may', async () => {
  const below = await openBelow(branch, { code: 'dist9', role: '총판' })
  const made = Array.from({ length: TOGETHER_TIMES + 1 }, (_, n) => {
    const code = `made${n}`
    return n % 2
      ? () => openBelow(branch, { code, role: '총판' })
      : () => openBelow(below, { code, role: '대리점' })
  })
  expect(await askWith(made)).toEqual([...full, tooMany, tooMany])
  // Nor does the partner above, by a form; another branch and the head office are not held up.
  const id = site.idOf('player1')
  const phone = numbered(999_999)
  expect((await site.call(updateMember, { id, phone }, branch)).code).toBe(tooMany)
  expect(await lookThrough(0, await site.login('subhq2', 'OFFICE'))).toBe('SUCCESS')
  expect(await lookThrough(0, await site.login('staff1', 'OFFICE'))).toBe('SUCCESS')
})

test('T89: nor do operators and branches that somebody of the head office makes', async () => {
  await site.db.system(
    ({ sql }) => sql`update member set created_at = created_at - interval '90 days'`,
  )
  const staff = await site.login('staff1', 'OFFICE')
  const { hire } = peopleOf(site)
  const hired = Array.from({ length: TOGETHER_TIMES }, () => async () => (await hire(staff)).as)
  const partner = () => openBelow(staff, { code: 'newhq', role: '부본사' })
  expect(await askWith([...hired, partner])).toEqual([...full, tooMany, tooMany])
  expect(await lookThrough(0, await site.login('admin', 'OFFICE'))).toBe('SUCCESS')
})

test('T89: a branch searches by numbers within such bounds too', async () => {
  const codes: string[] = []
  for (let n = 0; n <= TOGETHER_TIMES; n++) {
    const made = await openBelow(branch, { code: `made${n}`, role: '총판' })
    for (let tried = 0; tried < NUMBER_SEARCHES_PER_HOUR; tried++) {
      // What all of them begin to type alike goes on as another number each time.
      codes.push(await find(numbered(tried * 100_000).slice(0, 6), made))
    }
  }
  const most = TOGETHER_TIMES * NUMBER_SEARCHES_PER_HOUR
  expect(codes.indexOf(tooMany)).toBe(most)
  expect(new Set(codes.slice(most))).toEqual(new Set([tooMany]))
})

test('T89: and so it is told that somebody has a number already', async () => {
  const admin = await site.login('admin', 'OFFICE')
  const known = Array.from({ length: (TOGETHER_TIMES + 1) * DUPLICATES_PER_HOUR }, (_, n) =>
    row(n, { phone: numbered(n) }),
  )
  await site.call(createBulk, { kind: 'MEMBER', rows: known }, admin)
  const told: number[] = []
  for (let n = 0; n < TOGETHER_TIMES; n++) {
    const made = await openBelow(branch, { code: `made${n}`, role: '총판' })
    const part = known.slice(n * DUPLICATES_PER_HOUR).slice(0, DUPLICATES_PER_HOUR)
    const rows = part.map((one, at) => ({ ...one, code: `probe${n}at${at}` }))
    const { data } = await site.call(previewBulk, { kind: 'MEMBER', rows }, made)
    told.push(data.problems.length)
  }
  expect(told).toEqual(Array(TOGETHER_TIMES).fill(DUPLICATES_PER_HOUR))
  const last = await openBelow(branch, { code: 'last1', role: '총판' })
  const rows = [row(999, { phone: known.at(-1)?.phone ?? '' })]
  expect((await site.call(previewBulk, { kind: 'MEMBER', rows }, last)).code).toBe(tooMany)
})

test('a line of a sheet that could not be made tells nothing of others', async () => {
  const known = { phone: '01055556666' }
  const sheet = sheetOf([row(1, { ...known, password: 'weak' })])
  const { data } = await site.call(previewBulk, sheet, branch)
  expect(new Set(data.problems.map(({ field }) => field))).toEqual(new Set(['password']))
})
