import * as contract from '@camellia/contract/setting-admin'
import { readSite } from '@camellia/contract/site'
import { listTrail } from '@camellia/contract/trail'
import { readWithdraw } from '@camellia/contract/transaction'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let staff: CallAs

beforeAll(async () => {
  site = await startSite()
  await site.db.system(
    ({ sql }) => sql`
      update member set created_at = created_at - interval '90 days',
        granted = case when code = 'staff1' then '{System.manage}'::text[] else granted end`,
  )
  await site.db.system(({ sql }) => sql`delete from approver_change`)
  admin = await site.login('admin', 'OFFICE')
  staff = await site.login('staff1', 'OFFICE')
})
afterEach(async () => {
  await site.db.system(async ({ sql }) => {
    await sql`delete from setting_change`
    await sql`delete from setting`
  })
})
afterAll(async () => expect(await site.close()).toEqual([]))

type Key = contract.AdminSettingKey
type Value = contract.SettingValue

const settingOf = async (key: Key) => {
  const { data } = await site.call(contract.listSettings, {}, admin)
  return data.find((one) => one.key === key)
}
const change = async (key: Key, value: Value, as = admin) => {
  const seen = (await settingOf(key))?.value ?? null
  return site.call(contract.changeSetting, { key, value, seen }, as)
}
const decide = (id: string, verdict: 'APPROVE' | 'REFUSE', as: CallAs) =>
  site.call(contract.decideSetting, { id, verdict }, as)

test('every setting has a default, bounds it lies within, and a group', async () => {
  const { data } = await site.call(contract.listSettings, {}, admin)
  expect(data.map(({ key }) => key).sort()).toEqual([...contract.SETTING_KEYS].sort())
  for (const { key, value, otherwise } of data) {
    expect(value).toEqual(otherwise)
    const preview = await site.call(contract.previewSetting, { key, value: otherwise }, admin)
    expect({ key, fault: preview.data.fault }).toEqual({ key, fault: null })
  }
})

test('a change is saved with who made it, from what to what, and reaches a second node', async () => {
  const twin = await site.openTwin()
  const ask = async () => (await twin.call(readSite, {}, {})).data.supportUrl
  expect(await ask()).toBeNull()
  const link = 'https://help.example.com/camellia'
  expect((await change('site.supportUrl', link)).data).toEqual({ state: 'SAVED' })
  await expect.poll(ask, { timeout: 5_000, interval: 20 }).toBe(link)
  await twin.close()
  expect(await settingOf('site.supportUrl')).toMatchObject({
    value: link,
    otherwise: null,
    changedBy: { code: 'admin' },
  })
  const { data } = await site.call(contract.listSettingChanges, { key: 'site.supportUrl' }, admin)
  expect(data).toMatchObject([{ before: null, after: link, state: 'SAVED', mine: true }])
  const trail = await site.call(listTrail, { size: 3, action: 'setting.change' }, admin)
  expect(trail.data.items[0]).toMatchObject({
    before: { setting: 'site.supportUrl', value: null },
    after: { setting: 'site.supportUrl', value: link },
  })
})

test('back to the default leaves no row', async () => {
  await change('limit.signupsPerAddress', 30)
  await change('limit.signupsPerAddress', 20)
  expect(await settingOf('limit.signupsPerAddress')).toMatchObject({ value: 20, changedBy: null })
})

test.each([
  { key: 'money.minDeposit', value: 10, reason: 'BELOW', bound: 1_000 },
  { key: 'money.minDeposit', value: 10_500, reason: 'STEP', bound: 1_000 },
  { key: 'money.minDeposit', value: 20_000_000, reason: 'ORDER', bound: 10_000_000 },
  { key: 'money.minDeposit', value: 10_000.5, reason: 'KIND', bound: null },
  { key: 'money.minDeposit', value: null, reason: 'EMPTY', bound: null },
  { key: 'session.officeIdle', value: 100_000, reason: 'ABOVE', bound: 480 },
  { key: 'limit.callsPerMember', value: 0, reason: 'BELOW', bound: 60 },
  { key: 'site.require2fa', value: 'maybe', reason: 'CHOICE', bound: null },
  { key: 'site.autoApprove', value: 'yes', reason: 'KIND', bound: null },
  { key: 'site.supportUrl', value: 'javascript:alert(1)', reason: 'LINK', bound: null },
  { key: 'site.supportUrl', value: 'http://example.com', reason: 'LINK', bound: null },
  { key: 'alarm.webhook', value: `https://me:${'x'}@example.com`, reason: 'LINK', bound: null },
  { key: 'site.banks', value: [], reason: 'EMPTY', bound: null },
  { key: 'site.banner', value: 'hello', reason: 'KIND', bound: null },
] as const)('$key does not take $value: $reason', async ({ key, value, reason, bound }) => {
  const wish = Array.isArray(value) ? [...value] : (value as Value)
  expect(await change(key, wish)).toMatchObject({
    code: 'INVALID_PARAMETER',
    data: { reason, bound },
  })
  expect((await settingOf(key))?.changedAt).toBeNull()
})

test('what somebody else changed meanwhile is not written over', async () => {
  const stale = { key: 'limit.signupsPerAddress', value: 50, seen: 20 } as const
  await change('limit.signupsPerAddress', 40)
  expect((await site.call(contract.changeSetting, stale, admin)).code).toBe('CONFLICT')
  expect(await settingOf('limit.signupsPerAddress')).toMatchObject({ value: 40 })
})

test('a guard of money is loosened by two people and tightened by one', async () => {
  expect((await change('money.fourEyesFrom', 5_000_000)).data).toEqual({ state: 'WAITING' })
  const waiting = (await settingOf('money.fourEyesFrom'))?.waiting
  expect(waiting).toMatchObject({ before: 1_000_000, after: 5_000_000, mine: true })
  expect(await settingOf('money.fourEyesFrom')).toMatchObject({ value: 1_000_000 })
  expect((await change('money.fourEyesFrom', 6_000_000, staff)).code).toBe('ALREADY_EXIST_REQUEST')
  const id = waiting?.id ?? ''
  expect((await decide(id, 'APPROVE', admin)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await decide(id, 'APPROVE', staff)).code).toBe('SUCCESS')
  expect(await settingOf('money.fourEyesFrom')).toMatchObject({ value: 5_000_000, waiting: null })
  expect((await decide(id, 'APPROVE', staff)).code).toBe('CONFLICT')
  expect((await change('money.fourEyesFrom', 500_000)).data).toEqual({ state: 'SAVED' })
})

test.each([
  { key: 'money.fourEyesOperatorDay', value: 9_000_000 },
  { key: 'money.fourEyesHours', value: 1 },
  { key: 'money.maxWithdraw', value: 60_000_000 },
  { key: 'call.perDay', value: 90_000_000 },
  { key: 'security.newApproverHours', value: 0 },
  { key: 'security.makerDays', value: 0 },
  { key: 'site.passwordPolicy', value: 'brief4' },
] as const)('$key is not loosened to $value by one person', async ({ key, value }) => {
  expect((await change(key, value)).data).toEqual({ state: 'WAITING' })
  expect((await settingOf(key))?.value).toEqual((await settingOf(key))?.otherwise)
})

test('whoever was made stronger a moment ago neither asks for nor agrees to a looser guard', async () => {
  await change('call.fourEyesFrom', 900_000)
  const id = (await settingOf('call.fourEyesFrom'))?.waiting?.id ?? ''
  await site.db.system(
    ({ sql }) => sql`
      insert into approver_change (member_id, what) values (${site.idOf('staff1')}, 'RIGHTS')`,
  )
  expect((await decide(id, 'APPROVE', staff)).code).toBe('APPROVER_TOO_NEW')
  expect((await change('money.maxDeposit', 20_000_000, staff)).code).toBe('APPROVER_TOO_NEW')
  expect((await decide(id, 'REFUSE', staff)).code).toBe('SUCCESS')
  await site.db.system(({ sql }) => sql`delete from approver_change`)
  expect(await settingOf('call.fourEyesFrom')).toMatchObject({ value: 100_000, waiting: null })
})

test('what would change is counted on what waits now', async () => {
  await site.db.system(
    ({ sql }) => sql`
      insert into transaction (id, type, member_id, amount, created_by, key)
      values (gen_random_uuid(), 'DEPOSIT', ${site.idOf('player1')}, 700000,
              ${site.idOf('player1')}, 'waiting')`,
  )
  const preview = async (key: Key, value: Value) =>
    (await site.call(contract.previewSetting, { key, value }, admin)).data
  expect(await preview('money.fourEyesFrom', 500_000)).toEqual({
    fault: null,
    needsTwo: false,
    effects: [{ effect: 'WAITING_TWO', before: 0, after: 1 }],
  })
  expect(await preview('money.maxDeposit', 500_000)).toMatchObject({
    effects: [{ effect: 'MONTH_REFUSED', before: 0, after: 1 }],
  })
  expect((await preview('site.require2fa', 'office')).effects[0]?.after).toBeGreaterThan(0)
  expect(await preview('money.fourEyesFrom', 9_000_000)).toMatchObject({ needsTwo: true })
  await site.db.system(({ sql }) => sql`delete from transaction where key = 'waiting'`)
})

test('a limit of withdrawals is told to the player as soon as it is saved', async () => {
  await change('money.minWithdraw', 50_000)
  const player = await site.login('player1')
  const least = async () => (await site.call(readWithdraw, {}, player)).data.limits.min
  await expect.poll(least, { timeout: 5_000 }).toBe(50_000)
})
