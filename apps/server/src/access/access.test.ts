import * as contract from '@camellia/contract/access'
import { decideSignups, endSessions, listSignups, searchMembers } from '@camellia/contract/member'
import { listMessages } from '@camellia/contract/message'
import type { Push } from '@camellia/contract/push'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startSite, type TestSite } from '../testing-site'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const newcomer = (code: string, change: object = {}) => ({
  code,
  name: '새 손님',
  password: 'camel77!',
  cPassword: 'camel77!',
  bank: '가온은행',
  depositor: '홍길동',
  accountNumber: `1${code.replace(/\D/g, '').padStart(9, '0')}`,
  parentCode: 'store1',
  phone: `010${code.replace(/\D/g, '').padStart(8, '0')}`,
  withdrawPassword: '1234',
  ...change,
})

test('a login answers with exactly the brief’s fields', async () => {
  const reply = await site.call(contract.login, { code: 'player1', password: PASSWORD })
  expect(reply).toMatchObject({ http: 200, status: 'OK', code: 'SUCCESS' })
  expect(Object.keys(reply.data).sort()).toEqual(['accessToken', 'permissions', 'userData'])
  expect(reply.data.userData).toEqual({
    code: 'player1',
    name: 'player1',
    balance: 1_000_000,
    point: 0,
    roleType: 'MEMBER',
  })
  expect(reply.data.permissions).toContainEqual({ subject: 'user', action: 'read' })
})

test('an unknown id and a wrong password get the same answer', async () => {
  const wrong = await site.call(contract.login, { code: 'player1', password: 'nonsense' })
  const unknown = await site.call(contract.login, { code: 'nobody99', password: 'nonsense' })
  const { headers: _, ...said } = wrong
  expect(unknown).toMatchObject(said)
  expect(wrong).toMatchObject({ http: 200, status: 'ERROR', message: 'INVALID_PASSWORD' })
})

test('ten wrong passwords lock the id for a while, guesses sent at once included', async () => {
  const guess = () => site.call(contract.login, { code: 'player2', password: 'wrong' })
  const replies = await Promise.all(Array.from({ length: 15 }, guess))
  const codes = replies.map(({ code }) => code)
  expect(codes.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(10)
  const locked = await site.call(contract.login, { code: 'player2', password: PASSWORD })
  expect(locked).toMatchObject({ http: 429, code: 'TOO_MANY_REQUESTS' })
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60)
})

test('a session ends at logout, at once', async () => {
  const me = await site.login('player1')
  expect((await site.call(contract.profile, {}, me)).code).toBe('SUCCESS')
  await site.call(contract.logout, {}, me)
  expect(await site.call(contract.profile, {}, me)).toMatchObject({
    http: 401,
    code: 'UNAUTHORIZED',
  })
})

test('a token of one site opens nothing on the other', async () => {
  const player = await site.login('store1', 'PLAYER')
  const office = await site.login('store1', 'OFFICE')
  const there = await site.call(contract.profile, {}, { ...player, site: 'OFFICE' })
  const here = await site.call(contract.profile, {}, { ...office, site: 'PLAYER' })
  expect([there.http, here.http]).toEqual([401, 401])
})

test('a player does not enter the back-office', async () => {
  const input = { code: 'player1', password: PASSWORD }
  const reply = await site.call(contract.login, input, { site: 'OFFICE' })
  expect(reply).toMatchObject({ http: 403, code: 'ACCESS_DENIED', message: 'ACCESS DENIED' })
})

test('a sign-up waits, alarms those above, is approved, and then may log in', async () => {
  const heard = listen(site)
  const reply = await site.call(contract.signup, newcomer('fresh1'))
  expect(reply).toMatchObject({ status: 'OK', data: null })
  const early = await site.call(contract.login, { code: 'fresh1', password: 'camel77!' })
  expect(early.code).toBe('NOT_ALLOWED_USER')
  expect(heard().map(({ push }) => push.type)).toEqual(['ALARM', 'QUEUE'])

  const boss = await site.login('subhq1', 'OFFICE')
  const page = { page: 1, size: 10, state: 'WAITING' } as const
  const { items } = (await site.call(listSignups, page, boss)).data
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    code: 'fresh1',
    phone: '•••••••0001',
    parent: { code: 'store1' },
  })
  const decision = { ids: items.map(({ id }) => id), verdict: 'APPROVE' } as const
  expect((await site.call(decideSignups, decision, boss)).code).toBe('SUCCESS')
  expect((await site.call(decideSignups, decision, boss)).code).toBe('CONFLICT')
  const later = await site.call(contract.login, { code: 'FRESH1', password: 'camel77!' })
  expect(later.data.userData.code).toBe('fresh1')
})

async function freshPlayer() {
  const reply = await site.call(contract.login, { code: 'fresh1', password: 'camel77!' })
  return { token: reply.data.accessToken, site: 'PLAYER' as const }
}

test('who was approved finds a welcome in their box, in their own language', async () => {
  const fresh = await freshPlayer()
  const box = { searchkey: '', page: 1, size: 10 } as const
  const korean = { ...fresh, headers: { 'accept-language': 'ko' } }
  const { items, unread } = (await site.call(listMessages, box, korean)).data
  expect(items.map(({ title }) => title)).toEqual(['가입이 승인되었습니다. 환영합니다!'])
  expect(unread).toBe(1)
  const french = await site.call(listMessages, box, {
    ...fresh,
    headers: { 'accept-language': 'fr' },
  })
  expect(french.data.items[0]?.title).toBe('Votre compte est approuvé. Bienvenue !')
})

test.each(['fresh1', '새 손', '010-0000-0001', '01000000001', '1000000001'])(
  'a member is found by %s, and only by those above',
  async (text) => {
    const boss = await site.login('subhq1', 'OFFICE')
    const stranger = await site.login('subhq2', 'OFFICE')
    const found = (await site.call(searchMembers, { text }, boss)).data
    expect(found.map(({ code }) => code)).toContain('fresh1')
    expect((await site.call(searchMembers, { text }, stranger)).data).toEqual([])
  },
)

test('a partner of another branch sees nothing of a sign-up and cannot decide it', async () => {
  await site.call(contract.signup, newcomer('fresh2'))
  const boss = await site.login('subhq1', 'OFFICE')
  const stranger = await site.login('subhq2', 'OFFICE')
  const page = { page: 1, size: 10, state: 'WAITING' } as const
  const mine = (await site.call(listSignups, page, boss)).data.items
  const theirs = (await site.call(listSignups, page, stranger)).data.items
  expect([mine.length, theirs.length]).toEqual([1, 0])
  const decision = { ids: mine.map(({ id }) => id), verdict: 'APPROVE' } as const
  expect((await site.call(decideSignups, decision, stranger)).code).toBe('MEMBER_NOT_FOUND')
  expect((await site.call(listSignups, page, boss)).data.total).toBe(1)
})

test.each([
  [{ parentCode: 'nobody99' }, 'PARENT_NOT_FOUND'],
  [{ parentCode: 'nobody99', phone: '01000000001' }, 'PARENT_NOT_FOUND'],
  [{ code: 'player1' }, 'DUPLICATED_ID'],
  [{ code: 'PLAYER1' }, 'DUPLICATED_ID'],
  [{ phone: '01000000001' }, 'DUPLICATED_PHONE'],
  [{ accountNumber: '1000000001' }, 'INVALID_ACCOUNT'],
  [{ cPassword: 'other1!' }, 'INVALID_PASSWORD'],
  [{ password: 'abcdef', cPassword: 'abcdef' }, 'INVALID_PASSWORD'],
  [{ depositor: 'Hong' }, 'INVALID_PARAMETER'],
  [{ bank: '없는은행' }, 'INVALID_PARAMETER'],
])('a sign-up with %o is refused with %s', async (change, code) => {
  const reply = await site.call(contract.signup, newcomer('fresh3', change))
  expect(reply).toMatchObject({ http: 200, status: 'ERROR', code, message: code })
})

test('a friend’s code puts the newcomer beside the friend and remembers who invited', async () => {
  await site.call(contract.signup, newcomer('fresh4', { parentCode: 'player3' }))
  const boss = await site.login('subhq2', 'OFFICE')
  const page = { page: 1, size: 10, state: 'WAITING' } as const
  const { items } = (await site.call(listSignups, page, boss)).data
  expect(items[0]).toMatchObject({ parent: { code: 'store2' }, invitedBy: { code: 'player3' } })
})

test('a refusal needs a reason, and the refused id answers like an unknown one', async () => {
  await site.call(contract.signup, newcomer('fresh5', { parentCode: 'store2' }))
  const boss = await site.login('subhq2', 'OFFICE')
  const page = { page: 1, size: 10, state: 'WAITING', search: 'fresh5' } as const
  const ids = (await site.call(listSignups, page, boss)).data.items.map(({ id }) => id)
  const bare = await site.call(decideSignups, { ids, verdict: 'REFUSE' }, boss)
  expect(bare.code).toBe('INVALID_PARAMETER')
  await site.call(decideSignups, { ids, verdict: 'REFUSE', reason: '중복' }, boss)
  const reply = await site.call(contract.login, { code: 'fresh5', password: 'camel77!' })
  expect(reply.code).toBe('INVALID_PASSWORD')
})

test('staff throw a member out at once, but not one of another branch', async () => {
  const victim = await site.login('player1')
  const stranger = await site.login('subhq2', 'OFFICE')
  const boss = await site.login('staff1', 'OFFICE')
  const input = { id: site.idOf('player1'), text: '점검' }
  expect((await site.call(endSessions, input, stranger)).code).toBe('MEMBER_NOT_FOUND')
  expect((await site.call(contract.profile, {}, victim)).http).toBe(200)
  const heard = listen(site)
  expect((await site.call(endSessions, input, boss)).code).toBe('SUCCESS')
  expect((await site.call(contract.profile, {}, victim)).http).toBe(401)
  expect(heard()[0]?.push).toEqual({ type: 'LOGOUT', text: '점검' })
})

test('a partner ticket opens the office once; a second use ends everything', async () => {
  const partner = await site.login('store1')
  const { url } = (await site.call(contract.partnerTicket, {}, partner)).data
  expect(url).toMatch(/^http:\/\/localhost:3001\/login#c=/)
  const code = url.split('#c=')[1] ?? ''
  const asOffice = { site: 'OFFICE' } as const
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => site.call(contract.exchangeTicket, { code }, asOffice)),
  )
  expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(1)
  expect((await site.call(contract.profile, {}, partner)).http).toBe(401)
})

test('a player without the right gets no partner ticket', async () => {
  const player = await site.login('player1')
  expect((await site.call(contract.partnerTicket, {}, player)).http).toBe(403)
})

/** What is told from here on; a real hub hears the same. */
function listen(product: TestSite) {
  const heard: { to: unknown; push: Push }[] = []
  const send = product.hub.send
  product.hub.send = (to, push) => {
    heard.push({ to, push: push as Push })
    send(to, push)
  }
  return () => heard
}
