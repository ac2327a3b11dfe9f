import { signup } from '@camellia/contract/access'
import { createMember, updateMember } from '@camellia/contract/member-edit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing-site'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const newcomer = (n: number, change: object = {}) => ({
  code: `guest${n}`,
  name: `guest${n}`,
  password: 'camel77!',
  cPassword: 'camel77!',
  bank: '가온은행',
  depositor: '홍길동',
  accountNumber: `${700_000_000 + n}`,
  parentCode: 'store1',
  phone: `${1_050_000_000 + n}`,
  withdrawPassword: '1234',
  ...change,
})
const nameOf = async (code: string) => {
  const [row] = await site.db.system(
    ({ sql }) => sql<{ name: string }[]>`select name from member where code = ${code}`,
  )
  return row?.name
}

test('a name is kept without what nobody sees, and refused where lines hide in it', async () => {
  expect((await site.call(signup, newcomer(1, { name: 'ad\u202emin\u200b' }))).code).toBe('SUCCESS')
  expect(await nameOf('guest1')).toBe('admin')
  for (const name of ['two\nlines', '\u3164', '\u200b']) {
    expect((await site.call(signup, newcomer(2, { name }))).code).toBe('INVALID_PARAMETER')
  }
  const admin = await site.login('admin', 'OFFICE')
  const made = { kind: 'MEMBER' as const, code: 'made1', password: 'camel77!', name: 'a\u2067b' }
  expect((await site.call(createMember, made, admin)).code).toBe('SUCCESS')
  expect(await nameOf('made1')).toBe('ab')
  const id = site.idOf('player1')
  const edited = await site.call(updateMember, { id, lastName: 'a\nb' }, admin)
  expect(edited.code).toBe('INVALID_PARAMETER')
})

test('ten tries that come to nothing are all an address has, whatever they asked about', async () => {
  // Sent at once they count each other; those that succeed do not count.
  const tries = Array.from({ length: 14 }, (_, n) =>
    site.call(signup, newcomer(10 + n, n % 2 ? { parentCode: `nobody${n}` } : { code: 'player1' })),
  )
  const codes = (await Promise.all(tries)).map(({ code }) => code)
  const told = codes.filter((code) => code !== 'TOO_MANY_REQUESTS')
  expect([codes.length, told.length]).toEqual([14, 10])
  expect(new Set(told)).toEqual(new Set(['PARENT_NOT_FOUND', 'DUPLICATED_ID']))
  const honest = await site.call(signup, newcomer(40))
  expect(honest).toMatchObject({ http: 429, code: 'TOO_MANY_REQUESTS' })
  await site.db.system(({ sql }) => sql`update attempt set at = at - interval '31 minutes'`)
  expect((await site.call(signup, newcomer(40))).code).toBe('SUCCESS')
})

test('many who join from one address are not kept out by each other', async () => {
  for (let n = 50; n < 62; n++) {
    expect((await site.call(signup, newcomer(n))).code).toBe('SUCCESS')
  }
})
