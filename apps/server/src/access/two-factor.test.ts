import * as access from '@camellia/contract/access'
import * as contract from '@camellia/contract/two-factor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSetting } from '../setting/setting.sql'
import { PASSWORD, startSite, type TestSite } from '../testing-site'
import { hashOfCode } from './one-time-code'
import { codeNow, enrol, query } from './testing-access'

let site: TestSite
const office = { site: 'OFFICE' } as const

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** A login that waits for its second factor. */
async function half(code: string, where: 'OFFICE' | 'PLAYER' = 'OFFICE') {
  const reply = await site.call(access.login, { code, password: PASSWORD }, { site: where })
  expect(reply).toMatchObject({ http: 200, code: 'TWO_FACTOR_REQUIRED' })
  return (reply.data as unknown as contract.TwoFactorDue).ticket
}

test('a second factor is asked for on both sites once it is on, and a code works once', async () => {
  const me = await site.login('subhq1', 'OFFICE')
  const before = await site.call(contract.twoFactorState, {}, me)
  expect(before.data).toMatchObject({ on: false, recoveryCodes: 0 })
  const { secret, recoveryCodes } = await enrol(site, me)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await site.call(contract.twoFactorState, {}, me)).data).toMatchObject({
    on: true,
    recoveryCodes: 10,
  })
  await half('subhq1', 'PLAYER')
  const ticket = await half('subhq1')
  const code = codeNow(secret)
  const reply = await site.call(contract.twoFactorLogin, { ticket, code }, office)
  expect(reply.data.userData.code).toBe('subhq1')
  const used = await site.call(contract.twoFactorLogin, { ticket, code }, office)
  expect(used.http).toBe(401)
  const again = { ticket: await half('subhq1'), code }
  expect((await site.call(contract.twoFactorLogin, again, office)).code).toBe('INVALID_VERIFY_CODE')
})

test('a recovery code lets in once', async () => {
  const me = await site.login('store1', 'OFFICE')
  const { recoveryCodes } = await enrol(site, me)
  const [code = ''] = recoveryCodes
  const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`
  const first = { ticket: await half('store1'), code: typed }
  expect((await site.call(contract.twoFactorLogin, first, office)).code).toBe('SUCCESS')
  const second = { ticket: await half('store1'), code }
  expect((await site.call(contract.twoFactorLogin, second, office)).code).toBe(
    'INVALID_VERIFY_CODE',
  )
  expect((await site.call(contract.twoFactorState, {}, me)).data.recoveryCodes).toBe(9)
})

test('recovery codes have fifty bits of chance and are kept by Argon2id, those of old as they are', async () => {
  const me = await site.login('player2')
  const { recoveryCodes } = await enrol(site, me)
  // Ten signs out of 32: a guesser has 50 bits to go through, with five tries a ticket.
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
  const kept = await query(
    site,
    (sql) => sql<{ text: string }[]>`
      select convert_from(code_hash, 'UTF8') as text from recovery_code
      where member_id = ${site.idOf('player2')}`,
  )
  expect(kept).toHaveLength(10)
  expect(new Set(kept.map(({ text }) => text)).size).toBe(10)
  for (const { text } of kept) expect(text).toMatch(/^\$argon2id\$/)
  await query(
    site,
    (sql) => sql`
      insert into recovery_code (member_id, code_hash)
      values (${site.idOf('player2')}, ${hashOfCode('ABCDEFGHJK')})`,
  )
  const code = 'abcde-fghjk'
  const first = { ticket: await half('player2', 'PLAYER'), code }
  expect((await site.call(contract.twoFactorLogin, first, {})).code).toBe('SUCCESS')
  const second = { ticket: await half('player2', 'PLAYER'), code }
  expect((await site.call(contract.twoFactorLogin, second, {})).code).toBe('INVALID_VERIFY_CODE')
})

test('a ticket is good for five tries, for its own site, and for five minutes', async () => {
  const { secret } = await enrol(site, await site.login('store2', 'OFFICE'))
  const ticket = await half('store2')
  const other = await site.call(contract.twoFactorLogin, { ticket, code: codeNow(secret) }, {})
  expect(other.http).toBe(401)
  for (let n = 0; n < 5; n++) {
    const wrong = await site.call(contract.twoFactorLogin, { ticket, code: '000000' }, office)
    expect(wrong.code).toBe('INVALID_VERIFY_CODE')
  }
  const late = await site.call(contract.twoFactorLogin, { ticket, code: codeNow(secret) }, office)
  expect(late.http).toBe(401)
  const old = await half('store2')
  await query(
    site,
    (sql) => sql`update two_factor_ticket set created_at = now() - interval '6 minutes'`,
  )
  const expired = await site.call(
    contract.twoFactorLogin,
    { ticket: old, code: codeNow(secret) },
    office,
  )
  expect(expired.http).toBe(401)
})

test('ten wrong codes in half an hour are enough, whatever the number of tickets', async () => {
  const { secret } = await enrol(site, await site.login('player3'))
  const answers: string[] = []
  for (const ticket of [
    await half('player3', 'PLAYER'),
    await half('player3', 'PLAYER'),
    await half('player3', 'PLAYER'),
  ]) {
    for (let n = 0; n < 5; n++) {
      const wrong = await site.call(contract.twoFactorLogin, { ticket, code: '000000' }, {})
      answers.push(wrong.code)
    }
  }
  expect(answers.filter((code) => code === 'INVALID_VERIFY_CODE')).toHaveLength(10)
  expect(answers.slice(10)).toEqual(Array.from({ length: 5 }, () => 'TOO_MANY_REQUESTS'))
  const ticket = await half('player3', 'PLAYER')
  const right = await site.call(contract.twoFactorLogin, { ticket, code: codeNow(secret) }, {})
  expect(right.code).toBe('TOO_MANY_REQUESTS')
  await query(site, (sql) => sql`delete from attempt`)
  const owner = site.idOf('player3')
  await query(site, (sql) => sql`delete from recovery_code where member_id = ${owner}`)
  await query(site, (sql) => sql`delete from two_factor where member_id = ${owner}`)
})

test('logins that never finish their second factor lock the id like wrong passwords', async () => {
  await enrol(site, await site.login('subhq2', 'OFFICE'))
  for (let n = 0; n < 10; n++) await half('subhq2')
  const locked = await site.call(access.login, { code: 'subhq2', password: PASSWORD }, office)
  expect(locked.http).toBe(429)
})

test('turning it off needs the password and a code; staff above take a lost one away', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  const remove = { id: site.idOf('store1'), reason: '휴대폰 분실' }
  const stranger = await site.login('player1')
  expect((await site.call(contract.removeTwoFactor, remove, stranger)).http).toBe(403)
  expect((await site.call(contract.removeTwoFactor, remove, boss)).code).toBe('SUCCESS')
  expect((await site.call(contract.removeTwoFactor, remove, boss)).code).toBe('CONFLICT')
  const me = await site.login('store1', 'OFFICE')
  const { secret } = await enrol(site, me)
  const code = codeNow(secret)
  const bad = await site.call(contract.disableTwoFactor, { password: 'nonsense', code }, me)
  expect(bad.code).toBe('INVALID_PASSWORD')
  const wrong = { password: PASSWORD, code: '000000' }
  expect((await site.call(contract.disableTwoFactor, wrong, me)).code).toBe('INVALID_VERIFY_CODE')
  const right = { password: PASSWORD, code }
  expect((await site.call(contract.disableTwoFactor, right, me)).code).toBe('SUCCESS')
  expect((await site.call(contract.twoFactorState, {}, me)).data.on).toBe(false)
  const trail = await query<{ action: string }>(
    site,
    (sql) => sql`select action from trail where action = 'two-factor.remove'`,
  )
  expect(trail).toHaveLength(1)
})

test('nobody’s factor is removed by a stranger, by a lesser one or by themselves', async () => {
  const me = await site.login('staff1', 'OFFICE')
  const own = { id: site.idOf('staff1'), reason: '분실' }
  expect((await site.call(contract.removeTwoFactor, own, me)).code).toBe('INVALID_USER')
  const boss = { id: site.idOf('admin'), reason: '분실' }
  expect((await site.call(contract.removeTwoFactor, boss, me)).code).toBe('MEMBER_NOT_FOUND')
})

test('guessing codes of one’s own factor is limited', async () => {
  const me = await site.login('player3')
  await enrol(site, me)
  const guess = () => site.call(contract.renewRecoveryCodes, { code: '000000' }, me)
  const replies = await Promise.all(Array.from({ length: 12 }, guess))
  expect(replies.filter(({ code }) => code === 'INVALID_VERIFY_CODE')).toHaveLength(10)
  expect((await guess()).http).toBe(429)
})

test('where it is required, the first office login sets it up; the player site does not ask', async () => {
  await site.db.system((tx) =>
    saveSetting(tx, { key: 'site.require2fa', value: 'office', by: null }),
  )
  await expect
    .poll(async () => (await site.call(access.login, adminLogin, office)).code, { timeout: 3_000 })
    .toBe('TWO_FACTOR_REQUIRED')
  const reply = await site.call(access.login, adminLogin, office)
  const due = reply.data as unknown as contract.TwoFactorDue
  const secret = due.enrol?.secret ?? ''
  expect(due.enrol?.uri).toContain(`secret=${secret}`)
  const done = await site.call(
    contract.twoFactorLogin,
    { ticket: due.ticket, code: codeNow(secret) },
    office,
  )
  expect(done.data.recoveryCodes).toHaveLength(10)
  const me = { token: done.data.accessToken, ...office }
  expect((await site.call(contract.twoFactorState, {}, me)).data).toMatchObject({
    on: true,
    required: true,
  })
  expect((await site.call(access.login, { code: 'player1', password: PASSWORD })).code).toBe(
    'SUCCESS',
  )
})

const adminLogin = { code: 'admin', password: PASSWORD }

test('a hand-off asks for the factor too, and the session still hangs on its parent', async () => {
  await query(site, (sql) => sql`delete from two_factor where member_id = ${site.idOf('store2')}`)
  await query(site, (sql) => sql`update login set outcome = 'SUCCESS'`)
  const partner = await site.login('store2')
  const { secret } = await enrol(site, partner)
  const { url } = (await site.call(access.partnerTicket, {}, partner)).data
  const code = url.split('#c=')[1] ?? ''
  const asked = await site.call(access.exchangeTicket, { code }, office)
  expect(asked.code).toBe('TWO_FACTOR_REQUIRED')
  const { ticket } = asked.data as unknown as contract.TwoFactorDue
  const done = await site.call(contract.twoFactorLogin, { ticket, code: codeNow(secret) }, office)
  const child = { token: done.data.accessToken, ...office }
  expect((await site.call(access.profile, {}, child)).http).toBe(200)
  await site.call(access.logout, {}, partner)
  expect((await site.call(access.profile, {}, child)).http).toBe(401)
})
