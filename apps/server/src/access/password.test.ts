import * as access from '@camellia/contract/access'
import * as contract from '@camellia/contract/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startSite, type TestSite } from '../testing-site'
import { CODE_TRIES } from './forgotten.sql'
import { listen, query } from './testing-access'

let site: TestSite
const PHONE = '01099990001'
const truth = { code: 'player1', phone: PHONE, depositor: '김하나' }
const waiting = { state: 'WAITING', page: 1, size: 10 } as const

beforeAll(async () => {
  site = await startSite()
  await query(
    site,
    (sql) => sql`
      update member set depositor = '김하나', phone_print = ${site.seal.print(PHONE)},
                        phone_sealed = ${site.seal.seal(PHONE)}
      where code = 'player1'`,
  )
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const canLogIn = async (code: string, password: string) =>
  (await site.call(access.login, { code, password })).code

test('who has no withdrawal password sets the first one by the login password', async () => {
  const player = await site.login('store1')
  const first = { old: PASSWORD, new: '2468', confirm: '2468' }
  await site.db.system(
    (tx) => tx.sql`update member set withdraw_password_hash = null where code = 'store1'`,
  )
  const wrong = await site.call(contract.changeWithdrawPassword, { ...first, old: 'x' }, player)
  expect(wrong.code).toBe('INVALID_PASSWORD')
  expect((await site.call(contract.changeWithdrawPassword, first, player)).code).toBe('SUCCESS')
  const again = await site.call(contract.changeWithdrawPassword, first, player)
  expect(again.code).toBe('INVALID_PASSWORD')
  const change = { old: '2468', new: '1357', confirm: '1357' }
  expect((await site.call(contract.changeWithdrawPassword, change, player)).code).toBe('SUCCESS')
})

test('a forgotten password is asked for, approved with a one-time code, and set anew', async () => {
  const heard = listen(site)
  const reply = await site.call(contract.forgotPassword, truth)
  expect(reply).toMatchObject({ http: 200, status: 'OK', data: null })
  expect(heard()[0]?.push).toEqual({ type: 'QUEUE', queue: 'PASSWORD' })
  await site.call(contract.forgotPassword, truth)
  const boss = await site.login('subhq1', 'OFFICE')
  const stranger = await site.login('subhq2', 'OFFICE')
  const { items, total } = (await site.call(contract.listPasswordRequests, waiting, boss)).data
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ member: { code: 'player1' }, phone: '•••••••0001' })
  expect((await site.call(contract.listPasswordRequests, waiting, stranger)).data.total).toBe(0)

  const approve = { id: items[0]?.id ?? '', verdict: 'APPROVE' } as const
  const foreign = await site.call(contract.decidePasswordRequest, approve, stranger)
  expect(foreign.code).toBe('MEMBER_NOT_FOUND')
  const { data } = await site.call(contract.decidePasswordRequest, approve, boss)
  expect(data?.code).toMatch(contract.ONE_TIME_CODE_PATTERN)
  expect((await site.call(contract.decidePasswordRequest, approve, boss)).code).toBe('CONFLICT')
  const kept = await query(
    site,
    (sql) => sql<{ bytes: number; text: string }[]>`
      select octet_length(code_hash) as bytes, r::text as text from password_request r
      where code_hash is not null`,
  )
  expect(kept.map(({ bytes }) => bytes)).toEqual([32])
  expect(kept[0]?.text).not.toContain(data?.code)

  const player = await site.login('player1')
  const fresh = { code: 'player1', password: 'fresh123!', cPassword: 'fresh123!' }
  const wrong = await site.call(contract.setPassword, { ...fresh, verifyCode: 'AAAAAAAAAA' })
  expect(wrong.code).toBe('INVALID_VERIFY_CODE')
  const weak = { ...fresh, password: 'abc', cPassword: 'abc', verifyCode: data?.code ?? '' }
  expect((await site.call(contract.setPassword, weak)).code).toBe('INVALID_PASSWORD')
  const typed = { ...fresh, verifyCode: ` ${data?.code?.toLowerCase()} ` }
  expect((await site.call(contract.setPassword, typed)).code).toBe('SUCCESS')
  expect((await site.call(contract.setPassword, typed)).code).toBe('INVALID_VERIFY_CODE')
  expect((await site.call(access.profile, {}, player)).http).toBe(401)
  expect(await canLogIn('player1', PASSWORD)).toBe('INVALID_PASSWORD')
  expect(await canLogIn('player1', 'fresh123!')).toBe('SUCCESS')
})

test('what does not fit is answered alike, in like time, and leaves no request', async () => {
  const asks = [truth, { ...truth, code: 'nobody99' }]
  const times: number[][] = [[], []]
  for (let round = 0; round < 18; round++) {
    const which = round % 2
    await query(site, (sql) => sql`delete from attempt`)
    await query(site, (sql) => sql`delete from password_request`)
    const begun = performance.now()
    const reply = await site.call(contract.forgotPassword, asks[which] ?? truth)
    times[which]?.push(performance.now() - begun)
    expect(reply).toMatchObject({ http: 200, code: 'SUCCESS', data: null })
  }
  const [known = 0, unknown = 0] = times.map((all) => all.sort((a, b) => a - b)[4] ?? 0)
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) / 2)
  await query(site, (sql) => sql`delete from password_request`)
  for (const change of [{ phone: '01000000000' }, { depositor: '박하나' }, { code: 'player2' }]) {
    await site.call(contract.forgotPassword, { ...truth, ...change })
  }
  const rows = await query(site, (sql) => sql<object[]>`select 1 from password_request`)
  expect(rows).toEqual([])
})

test('an address asks ten times in half an hour, and no more', async () => {
  await query(site, (sql) => sql`delete from attempt`)
  const ask = () => site.call(contract.forgotPassword, { ...truth, code: 'nobody99' })
  const replies = await Promise.all(Array.from({ length: 12 }, ask))
  expect(replies.filter(({ http }) => http === 200)).toHaveLength(10)
  expect(replies.filter(({ http }) => http === 429)).toHaveLength(2)
  await query(site, (sql) => sql`delete from attempt`)
})

test('strangers do not spend a code, a hundred wrong ones do, and a day does too', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  const reset = { id: site.idOf('player2'), reason: '본인 요청' }
  const code = (await site.call(contract.resetMemberPassword, reset, boss)).data.code ?? ''
  const fresh = { code: 'player2', password: 'fresh123!', cPassword: 'fresh123!' }
  const guess = () => site.call(contract.setPassword, { ...fresh, verifyCode: 'AAAAAAAAAA' })
  for (let n = 0; n < 8; n++) await guess()
  const short = { ...fresh, password: 'x', cPassword: 'x', verifyCode: code }
  expect((await site.call(contract.setPassword, short)).code).toBe('INVALID_PASSWORD')
  await query(site, (sql) => sql`update password_request set tries = ${CODE_TRIES}`)
  const spent = await site.call(contract.setPassword, { ...fresh, verifyCode: code })
  expect(spent.code).toBe('INVALID_VERIFY_CODE')
  const next = (await site.call(contract.resetMemberPassword, reset, boss)).data.code ?? ''
  await query(
    site,
    (sql) => sql`update password_request set expires_at = now() where status = 'APPROVED'`,
  )
  const late = await site.call(contract.setPassword, { ...fresh, verifyCode: next })
  expect(late.code).toBe('INVALID_VERIFY_CODE')
  await query(site, (sql) => sql`delete from attempt`)
})

test('staff who reset at the same moment draw one code, and the others hear of it', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  const reset = { id: site.idOf('player1'), reason: '본인 요청' }
  const ask = () => site.call(contract.resetMemberPassword, reset, boss)
  const codes = (await Promise.all(Array.from({ length: 8 }, ask))).map(({ code }) => code)
  expect(codes).toContain('SUCCESS')
  expect(new Set(['SUCCESS', 'ALREADY_EXIST_REQUEST', ...codes]).size).toBe(2)
})

test('a reset by staff ends every session, kills the old password and is written down', async () => {
  const victim = await site.login('player3')
  const reset = { id: site.idOf('player3'), reason: '본인 확인 완료' }
  const stranger = await site.login('subhq1', 'OFFICE')
  expect((await site.call(contract.resetMemberPassword, reset, stranger)).code).toBe(
    'MEMBER_NOT_FOUND',
  )
  const boss = await site.login('staff1', 'OFFICE')
  const reply = await site.call(contract.resetMemberPassword, reset, boss)
  expect(reply.data.code).toMatch(contract.ONE_TIME_CODE_PATTERN)
  expect((await site.call(access.profile, {}, victim)).http).toBe(401)
  expect(await canLogIn('player3', PASSWORD)).toBe('INVALID_PASSWORD')
  const trail = await query<{ actions: string }>(
    site,
    (sql) => sql`select string_agg(distinct action, ' ' order by action) as actions,
                        string_agg(coalesce(before::text, '') || coalesce(after::text, '') || reason, '') as said
                 from trail`,
  )
  expect(trail[0]?.actions).toBe('password.approve password.reset')
  expect(JSON.stringify(trail)).not.toContain(reply.data.code)
})

test('nobody resets themselves, their partner or someone who may do more', async () => {
  const staff = await site.login('staff1', 'OFFICE')
  const reset = (code: string, as: typeof staff) =>
    site.call(contract.resetMemberPassword, { id: site.idOf(code), reason: '요청' }, as)
  expect((await reset('staff1', staff)).code).toBe('INVALID_USER')
  expect((await reset('admin', staff)).code).toBe('MEMBER_NOT_FOUND')
  await query(
    site,
    (sql) => sql`update member set granted = '{System.manage}' where code = 'store1'`,
  )
  const boss = await site.login('subhq1', 'OFFICE')
  expect((await reset('store1', boss)).code).toBe('ACCESS_DENIED')
  await query(site, (sql) => sql`update member set granted = '{}' where code = 'store1'`)
  expect((await reset('store1', boss)).code).toBe('SUCCESS')
})

test('one changes one’s password with the old one, and the other sessions end', async () => {
  const here = await site.login('subhq2', 'OFFICE')
  const there = await site.login('subhq2')
  const change = { old: PASSWORD, new: 'Another1!', confirm: 'Another1!' }
  const cases = [
    [{ old: 'nonsense' }, 'old'],
    [{ confirm: 'Another2!' }, 'confirm'],
    [{ new: 'short', confirm: 'short' }, 'password'],
  ] as const
  for (const [wrong, field] of cases) {
    const reply = await site.call(contract.changePassword, { ...change, ...wrong }, here)
    expect(reply).toMatchObject({ code: 'INVALID_PASSWORD', data: { fields: [field] } })
  }
  expect((await site.call(access.profile, {}, there)).http).toBe(200)
  expect((await site.call(contract.changePassword, change, here)).code).toBe('SUCCESS')
  expect((await site.call(access.profile, {}, here)).http).toBe(200)
  expect((await site.call(access.profile, {}, there)).http).toBe(401)
  expect(await canLogIn('subhq2', 'Another1!')).toBe('SUCCESS')
})

test('a wrong withdraw password is counted by itself', async () => {
  const me = await site.login('store2')
  const change = { old: '9999', new: '4321', confirm: '4321' }
  const guess = () => site.call(contract.changeWithdrawPassword, change, me)
  const replies = await Promise.all(Array.from({ length: 11 }, guess))
  expect(replies.filter(({ code }) => code === 'INVALID_PASSWORD')).toHaveLength(10)
  expect((await guess()).http).toBe(429)
  const login = { old: PASSWORD, new: 'Another1!', confirm: 'Another1!' }
  expect((await site.call(contract.changePassword, login, me)).code).toBe('SUCCESS')
})

test('a screen that was locked is opened by one’s own password only, and guesses are counted', async () => {
  const here = await site.login('admin', 'OFFICE')
  const open = (password: string) => site.call(access.unlock, { password }, here)
  expect((await open(PASSWORD)).code).toBe('SUCCESS')
  const replies = await Promise.all(Array.from({ length: 11 }, () => open('nonsense')))
  expect(replies.filter(({ code }) => code === 'INVALID_PASSWORD')).toHaveLength(10)
  expect((await open(PASSWORD)).http).toBe(429)
  const { data } = await site.call(access.session, {}, here)
  expect(data.idleMinutes).toBe(0)
})

test('one person draws thirty codes in an hour, and the head office hears of the last', async () => {
  const boss = await site.login('subhq1', 'OFFICE')
  const heard = listen(site)
  const draw = async () => {
    await query(site, (sql) => sql`delete from password_request`)
    const wish = { id: site.idOf('player2'), reason: 'x' }
    return (await site.call(contract.resetMemberPassword, wish, boss)).code
  }
  const codes: string[] = []
  for (let n = 0; n < 40 && codes.at(-1) !== 'TOO_MANY_REQUESTS'; n++) codes.push(await draw())
  const drawn = await query(
    site,
    (sql) => sql`
      select 1 from trail where actor_id = ${site.idOf('subhq1')}
        and action in ('password.reset', 'password.approve')`,
  )
  expect(drawn).toHaveLength(contract.CODES_PER_HOUR)
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
  const alarms = heard().filter(({ push }) => push.type === 'ALARM')
  expect(alarms).toMatchObject([
    { to: { above: [site.idOf('admin')] }, push: { kind: 'CODES', text: 'subhq1 subhq1' } },
  ])
  // Others go on.
  const admin = await site.login('admin', 'OFFICE')
  const wish = { id: site.idOf('player3'), reason: 'x' }
  expect((await site.call(contract.resetMemberPassword, wish, admin)).code).toBe('SUCCESS')
})
