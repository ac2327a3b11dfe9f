import { login, profile } from '@camellia/contract/access'
import { changeStatus, createMember, saveBank, updateMember } from '@camellia/contract/member-edit'
import { resetMemberPassword } from '@camellia/contract/password'
import { listTrail } from '@camellia/contract/trail'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let boss: CallAs

beforeAll(async () => {
  site = await startSite()
})
beforeEach(async () => {
  admin = await site.login('admin', 'OFFICE')
  boss = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const account = { bank: '가온은행', depositor: '홍길동', accountNumber: '1234567890' }

function newPlayer(code: string, change: object = {}) {
  return { kind: 'MEMBER', code, name: code, password: 'camel77!', ...change } as const
}

async function roleId(name: string) {
  const [row] = await site.db.system(
    ({ sql }) => sql<{ id: number }[]>`select id from role where name = ${name}`,
  )
  return row?.id ?? 0
}

async function newest(as: CallAs = admin) {
  return (await site.call(listTrail, { size: 3 }, as)).data.items[0]
}

test('a partner creates a player below themselves who can log in at once', async () => {
  const parentId = site.idOf('store1')
  const person = newPlayer('made01', { parentId, phone: '01011112222', account })
  expect((await site.call(createMember, person, boss)).code).toBe('SUCCESS')
  const reply = await site.call(login, { code: 'made01', password: 'camel77!' })
  expect(reply.data.userData).toMatchObject({ code: 'made01', balance: 0, roleType: 'MEMBER' })
  expect(await newest()).toMatchObject({
    action: 'member.create',
    actor: { code: 'subhq1' },
    after: { code: 'made01', kind: 'MEMBER' },
  })
})

test.each([
  [{ code: 'player1' }, 'DUPLICATED_ID'],
  [{ phone: '01011112222' }, 'DUPLICATED_PHONE'],
  [{ account }, 'INVALID_ACCOUNT'],
  [{ password: 'weak' }, 'INVALID_PASSWORD'],
  [{ account: { ...account, bank: 'no such bank' } }, 'INVALID_PARAMETER'],
  [{ kind: 'PARTNER' }, 'INVALID_PARAMETER'],
] as const)('creating with %o is refused', async (change, code) => {
  const reply = await site.call(createMember, newPlayer('made02', change), boss)
  expect(reply.code).toBe(code)
})

test('nobody is created outside one’s own tree, below a player or below a blocked partner', async () => {
  for (const parent of ['store2', 'admin', 'player1']) {
    const person = newPlayer('made03', { parentId: site.idOf(parent) })
    expect((await site.call(createMember, person, boss)).code).toBe('PARENT_NOT_FOUND')
  }
})

test('nobody creates someone who may do more than they may, or of a role above theirs', async () => {
  for (const [kind, role, code] of [
    ['USER', '운영 직원', 'INVALID_PARAMETER'],
    ['PARTNER', '본사', 'INVALID_PARAMETER'],
    ['PARTNER', '부본사', 'INVALID_PARAMETER'],
    ['PARTNER', '총판', 'SUCCESS'],
  ] as const) {
    const person = { ...newPlayer(`more${role.length}x`), kind, roleId: await roleId(role) }
    const reply = await site.call(createMember, { ...person, password: PASSWORD }, boss)
    expect([role, reply.code]).toEqual([role, code])
  }
})

test('a role is changed only to one that may be given, and only of someone who holds no more', async () => {
  const id = site.idOf('store1')
  for (const role of ['본사', '부본사', '운영 직원', '회원']) {
    const reply = await site.call(updateMember, { id, roleId: await roleId(role) }, boss)
    expect([role, reply.status]).toEqual([role, 'ERROR'])
  }
  const player = { id: site.idOf('player1'), roleId: await roleId('매장') }
  expect((await site.call(updateMember, player, admin)).code).toBe('INVALID_PARAMETER')
  const moreThanBoss = (granted: readonly string[]) =>
    site.db.system(({ sql }) => sql`update member set granted = ${[...granted]} where id = ${id}`)
  await moreThanBoss(['Audit.read'])
  const change = { id, roleId: await roleId('총판') }
  expect((await site.call(updateMember, change, boss)).http).toBe(403)
  await moreThanBoss([])
  expect((await site.call(updateMember, change, boss)).code).toBe('SUCCESS')
})

test('what is known of a member changes, and only the difference is written down', async () => {
  const id = site.idOf('player1')
  const update = { id, name: '새이름', firstName: '길동', birthday: '1990-05-01' }
  expect((await site.call(updateMember, update, boss)).code).toBe('SUCCESS')
  expect(await newest()).toMatchObject({
    action: 'member.update',
    before: { name: 'player1', firstName: '', birthday: null },
    after: { name: '새이름', firstName: '길동', birthday: '1990-05-01' },
  })
  const entry = await newest()
  expect((await site.call(updateMember, update, boss)).code).toBe('SUCCESS')
  expect((await newest())?.seq).toBe(entry?.seq)
})

test('phones and accounts stand masked in the log', async () => {
  const id = site.idOf('player1')
  await site.call(updateMember, { id, phone: '01099998888' }, boss)
  expect((await newest())?.after).toEqual({ phone: '•••••••8888' })
  const bank = { ...account, accountNumber: '9876543210', id, reason: '계좌 변경 요청' }
  expect((await site.call(saveBank, bank, boss)).code).toBe('SUCCESS')
  expect(await newest()).toMatchObject({
    action: 'member.bank',
    reason: '계좌 변경 요청',
    after: { accountNumber: '••••••3210' },
  })
})

test('another branch, oneself and those above can be neither edited nor blocked', async () => {
  for (const code of ['player3', 'store2', 'subhq1', 'admin']) {
    const id = site.idOf(code)
    expect((await site.call(updateMember, { id, name: 'x' }, boss)).code).toBe('MEMBER_NOT_FOUND')
    const bank = { ...account, id, reason: 'x' }
    expect((await site.call(saveBank, bank, boss)).code).toBe('MEMBER_NOT_FOUND')
    const block = { ids: [id], to: 'BLOCKED' as const, reason: 'x' }
    expect((await site.call(changeStatus, block, boss)).code).toBe('MEMBER_NOT_FOUND')
  }
  const staff = await site.login('staff1', 'OFFICE')
  const own = { ids: [site.idOf('staff1')], to: 'BLOCKED' as const, reason: 'x' }
  expect((await site.call(changeStatus, own, staff)).code).toBe('MEMBER_NOT_FOUND')
})

test('a blocked member is out at once, told why, and comes back when unblocked', async () => {
  const player = await site.login('player2')
  const change = (to: 'BLOCKED' | 'NORMAL' | 'DELETED') =>
    site.call(changeStatus, { ids: [site.idOf('player2')], to, reason: '본인 확인' }, boss)
  expect((await change('NORMAL')).code).toBe('CONFLICT')
  expect((await change('BLOCKED')).code).toBe('SUCCESS')
  expect((await site.call(profile, {}, player)).http).toBe(401)
  expect((await site.call(login, { code: 'player2', password: PASSWORD })).code).toBe(
    'BLOCKED_USER',
  )
  expect((await change('BLOCKED')).code).toBe('CONFLICT')
  expect((await change('NORMAL')).code).toBe('SUCCESS')
  expect((await site.call(login, { code: 'player2', password: PASSWORD })).code).toBe('SUCCESS')
})

test('nobody is deleted who has money or people; deleting is final and keeps the id taken', async () => {
  const remove = (code: string) =>
    site.call(changeStatus, { ids: [site.idOf(code)], to: 'DELETED', reason: '탈퇴' }, admin)
  expect((await remove('player2')).code).toBe('CONFLICT')
  expect((await remove('store1')).code).toBe('CONFLICT')
  const { data } = await site.call(createMember, newPlayer('gone01'), boss)
  const gone = { ids: [data.id], reason: '탈퇴' }
  expect((await site.call(changeStatus, { ...gone, to: 'DELETED' }, boss)).code).toBe('SUCCESS')
  expect((await site.call(changeStatus, { ...gone, to: 'NORMAL' }, boss)).code).toBe('CONFLICT')
  expect((await site.call(createMember, newPlayer('gone01'), boss)).code).toBe('DUPLICATED_ID')
  expect((await site.call(login, { code: 'gone01', password: 'camel77!' })).code).toBe(
    'INVALID_PASSWORD',
  )
})

test('of several members all change or none', async () => {
  const ids = [site.idOf('player1'), site.idOf('player3')]
  const block = { ids, to: 'BLOCKED', reason: 'x' } as const
  expect((await site.call(changeStatus, block, boss)).code).toBe('MEMBER_NOT_FOUND')
  expect((await site.call(login, { code: 'player1', password: PASSWORD })).code).toBe('SUCCESS')
})

test('an equal colleague is neither blocked nor opened up; one who holds less is', async () => {
  await site.db.system(
    ({ sql }) => sql`
    insert into role (name, type, parent_id, permissions)
    select '동료', 'USER', parent_id, permissions from role where name = '운영 직원'`,
  )
  const twin = { ...newPlayer('twin01'), kind: 'USER', roleId: await roleId('동료') } as const
  const made = await site.call(createMember, { ...twin, password: PASSWORD }, admin)
  const { id } = made.data
  const staff = await site.login('staff1', 'OFFICE')
  const block = { ids: [id], to: 'BLOCKED' as const, reason: '확인' }
  expect((await site.call(changeStatus, block, staff)).code).toBe('ACCESS_DENIED')
  const reset = await site.call(resetMemberPassword, { id, reason: '확인' }, staff)
  expect([reset.code, reset.data]).toEqual(['ACCESS_DENIED', null])
  await site.login('twin01', 'OFFICE')
  await site.db.system(
    ({ sql }) => sql`update member set withheld = '{Ip.manage}' where code = 'twin01'`,
  )
  expect((await site.call(changeStatus, block, staff)).code).toBe('SUCCESS')
})
