import { readHome, readSite } from '@camellia/contract/site'
import {
  changeMaintenance,
  listAttempts,
  listJobs,
  readHealth,
  readMaintenance,
  runJob,
} from '@camellia/contract/system'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let partner: CallAs

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  partner = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => {
  expect(await site?.close()).toEqual([])
})

test('whoever may not manage the system sees and does nothing here', async () => {
  const { call } = site
  for (const [caller, code] of [
    [{ site: 'OFFICE' }, 'UNAUTHORIZED'],
    [partner, 'ACCESS_DENIED'],
  ] as const) {
    expect(await call(listJobs, {}, caller)).toMatchObject({ code })
    expect(await call(runJob, { name: 'partitions' }, caller)).toMatchObject({ code })
    expect(await call(readMaintenance, {}, caller)).toMatchObject({ code })
    expect(await call(changeMaintenance, { on: true, message: '' }, caller)).toMatchObject({ code })
  }
  expect((await call(readMaintenance, {}, admin)).data).toEqual({ on: false, message: '' })
})

test('the list says when each job runs, before any of them ran', async () => {
  const { data } = await site.call(listJobs, {}, admin)
  expect(data.map(({ name, schedule }) => [name, schedule])).toEqual([
    ['partitions', '10 0 * * *'],
    ['game-days', '20 0 * * *'],
    ['ledger-audit', '0 4 * * *'],
    ['trail-check', '30 4 * * *'],
    ['tidy-sessions', '0 5 * * *'],
    ['gift-expiry', '10 5 * * *'],
  ])
  for (const { lastRun, nextRunAt } of data) {
    expect(lastRun).toBeNull()
    expect(Date.parse(nextRunAt ?? '')).toBeGreaterThan(Date.now())
    expect(Date.parse(nextRunAt ?? '')).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
  }
})

test('a job asked for is answered at once and truly runs, the second time too', async () => {
  await site.schedule.start()
  expect(await site.call(runJob, { name: 'ledger-audit' }, admin)).toMatchObject({ http: 200 })
  const last = async () =>
    (await site.call(listJobs, {}, admin)).data.find(({ name }) => name === 'ledger-audit')?.lastRun
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  await vi.waitFor(async () => {
    expect(await last()).toMatchObject({ businessDay: today, outcome: 'DONE' })
  }, 15_000)
  const first = await last()
  expect(first).toMatchObject({ found: { breaks: 0, rounds: 0 }, detail: '' })
  const { attempt } = (await site.call(runJob, { name: 'ledger-audit' }, admin)).data
  const told = async () =>
    (await site.call(listAttempts, { name: 'ledger-audit' }, admin)).data.find(
      ({ id }) => id === attempt,
    )
  await vi.waitFor(async () => expect(await told()).toMatchObject({ outcome: 'DONE' }), 15_000)
  expect(await told()).toMatchObject({ askedBy: 'admin', found: { breaks: 0, rounds: 0 } })
  expect((await told())?.steps.map(({ step }) => step)).toEqual([
    'BOOKS',
    'ACCOUNTS',
    'ENTRIES',
    'ROUNDS',
    'BREAKS',
  ])
  expect(Date.parse((await last())?.startedAt ?? '')).toBeGreaterThan(
    Date.parse(first?.startedAt ?? ''),
  )
})

test('a job nobody knows is not found', async () => {
  expect(await site.call(runJob, { name: 'payback' }, admin)).toMatchObject({ http: 404 })
})

test('maintenance closes the player site with its message and leaves the office open', async () => {
  const { call } = site
  const closed = { on: true, message: '점검 중입니다 🛠' }
  expect(await call(changeMaintenance, closed, admin)).toMatchObject({ code: 'SUCCESS' })
  expect((await call(readMaintenance, {}, admin)).data).toEqual(closed)
  await vi.waitFor(async () => {
    const refused = { http: 503, code: 'MAINTENANCE', message: closed.message }
    expect(await call(readHome, {}, {})).toMatchObject(refused)
  }, 5_000)
  expect(await call(readSite, {}, {})).toMatchObject({ http: 200 })
  await call(changeMaintenance, { on: false, message: '' }, admin)
  await vi.waitFor(async () => {
    expect(await call(readHome, {}, {})).toMatchObject({ http: 200 })
  }, 5_000)
})

test('health tells of this process and of the database, and what is not measured', async () => {
  const read = async () => (await site.call(readHealth, {}, admin)).data
  await vi.waitFor(async () => expect((await read()).nodes).toHaveLength(1), 5_000)
  const { nodes, database } = await read()
  expect(nodes[0]).toMatchObject({ up: true, pid: process.pid, role: 'all' })
  expect(nodes[0]?.memoryMb).toBeGreaterThan(0)
  expect(database.bytes).toBeGreaterThan(1_000_000)
  expect(database).toMatchObject({ before: null, replicas: [], slow: null })
})
