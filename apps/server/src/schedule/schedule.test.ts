import { connect } from '@camellia/db/connect'
import { type TestDatabase, testDatabase } from '@camellia/db/testing'
import { createDb } from '@camellia/db/tx'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Told } from '../http/tell'
import type { Job } from './job'
import { createSchedule, type Schedule } from './schedule'

let database: TestDatabase
let sql: ReturnType<typeof connect>
const closes: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  sql = connect(database.ownerUrl, { max: 2 })
})
afterAll(async () => {
  await Promise.all(closes.map((close) => close()))
  await sql.end()
  await database.drop()
})

function scheduleOf(...jobs: Job[]): Schedule {
  const { ownerUrl } = database
  const owner = connect(ownerUrl, { max: 4 })
  closes.push(() => owner.end({ timeout: 0 }))
  const db = createDb<Told>({ app: owner, owner, say: () => {} })
  return createSchedule({ db, ownerUrl, jobs, now: Date.now, log: pino({ level: 'silent' }) })
}

function daily(name: string, run: () => Promise<string>): Job {
  const when = { every: 'DAY', at: '00:00' } as const
  return { name, when, run: async () => ({ found: { said: await run() } }) }
}

const outcomeOf = async (job: string) =>
  (await sql<{ outcome: string }[]>`select outcome from job_run where job = ${job}`)[0]?.outcome

test('starting several processes runs what is due, once', async () => {
  let runs = 0
  const job = daily('once', async () => `run ${++runs}`)
  const processes = [scheduleOf(job), scheduleOf(job), scheduleOf(job)]
  await Promise.all(processes.map((each) => each.start()))
  await vi.waitFor(async () => expect(await outcomeOf('once')).toBe('DONE'), 10_000)
  await Promise.all(processes.map((each) => each.stop()))
  expect(runs).toBe(1)
})

test('stopping waits for the job that is running', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const schedule = scheduleOf(daily('slow', () => finished.then(() => 'all of it')))
  await schedule.start()
  await vi.waitFor(async () => expect(await outcomeOf('slow')).toBe('RUNNING'), 10_000)
  const stopped = schedule.stop()
  finish()
  await stopped
  expect(await outcomeOf('slow')).toBe('DONE')
})

test('the worker outlives the loss of all its connections', async () => {
  let runs = 0
  const job = daily('survivor', async () => `run ${++runs}`)
  const schedule = scheduleOf(job)
  await schedule.start()
  await vi.waitFor(async () => expect(await outcomeOf('survivor')).toBe('DONE'), 10_000)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  await sql`delete from job_run where job = 'survivor'`
  await vi.waitFor(() => schedule.ask('survivor', null), 10_000)
  await vi.waitFor(async () => expect(await outcomeOf('survivor')).toBe('DONE'), 15_000)
  await schedule.stop()
  expect(runs).toBe(2)
})

test('a connection lost in the moment a job ends does not end the worker', async () => {
  const schedule = scheduleOf(daily('cut', async () => ''))
  await schedule.start()
  await vi.waitFor(async () => expect(await outcomeOf('cut')).toBe('DONE'), 10_000)
  // A sequence remembers what the lost transaction cannot: only the first to end is cut off.
  await sql.unsafe(`
    create sequence cut;
    create function cut_off() returns trigger language plpgsql as $$ begin
      if nextval('cut') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return old;
    end $$;
    create trigger cut before delete on graphile_worker._private_jobs
      for each row execute function cut_off()`)
  for (const cuts of [1, 2]) {
    await sql`delete from job_run where job = 'cut'`
    await vi.waitFor(() => schedule.ask('cut', null), 20_000)
    await vi.waitFor(async () => expect(await outcomeOf('cut')).toBe('DONE'), 20_000)
    await vi.waitFor(async () => {
      const [row] = await sql<{ count: number }[]>`select last_value as count from cut`
      expect(row?.count).toBeGreaterThanOrEqual(cuts)
    }, 5_000)
  }
  await schedule.stop()
})

test('a job nobody knows is refused, and so is one before the worker is up', async () => {
  const schedule = scheduleOf(daily('known', async () => ''))
  await expect(schedule.ask('unknown', null)).rejects.toThrow('NOT_FOUND')
  await expect(schedule.ask('known', null)).rejects.toThrow('NETWORK_ERROR')
})
