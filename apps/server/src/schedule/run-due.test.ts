import { connect } from '@camellia/db/connect'
import { type TestDatabase, testDatabase } from '@camellia/db/testing'
import { createDb } from '@camellia/db/tx'
import { addDays, businessDay } from '@camellia/kernel/business-day'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Told } from '../http/tell'
import type { Job } from './job'
import { type Running, runDue } from './run-due'

let database: TestDatabase
let sql: ReturnType<typeof connect>
const opened: ReturnType<typeof connect>[] = []

beforeAll(async () => {
  database = await testDatabase()
  sql = connect(database.ownerUrl, { max: 2 })
})
afterAll(async () => {
  await Promise.all([sql, ...opened].map((pool) => pool.end({ timeout: 0 })))
  await database.drop()
})
beforeEach(async () => {
  await sql`delete from job_run`
})

/** A process of its own, as far as the database can tell. */
function runner(changed: Partial<Running> = {}): Running {
  const owner = connect(database.ownerUrl, { max: 4 })
  opened.push(owner)
  return {
    db: createDb<Told>({ app: owner, owner, say: () => {} }),
    now: Date.now,
    log: pino({ level: 'silent' }),
    stopping: new AbortController().signal,
    ...changed,
  }
}

function jobThat(run: (day: string) => Promise<string>): Job {
  const when = { every: 'DAY', at: '00:00' } as const
  return { name: 'test', when, run: async (_, day) => ({ found: {}, wrong: await run(day) }) }
}

const rows = () =>
  sql<{ day: string; outcome: string; detail: string }[]>`
    select to_char(day, 'YYYY-MM-DD') as day, outcome, detail from job_run order by day`

async function today(): Promise<string> {
  const [row] = await sql<{ at: Date }[]>`select now() as at`
  return businessDay(row?.at ?? new Date(0))
}

/** A promise and what settles it, to hold a job where the test wants it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

test('three runners at once: the day is run once', async () => {
  const ran: string[] = []
  const hold = gate()
  const job = jobThat(async (day) => {
    ran.push(day)
    await hold.opened
    return 'ran'
  })
  const all = [runner(), runner(), runner()].map((each) => runDue(each, job))
  const losers = await Promise.any(
    [0, 1, 2].map((left) => Promise.all(all.filter((_, i) => i !== left))),
  )
  expect(losers).toEqual(['BUSY', 'BUSY'])
  hold.open()
  expect((await Promise.all(all)).sort()).toEqual(['BUSY', 'BUSY', 'CAUGHT_UP'])
  expect(ran).toEqual([await today()])
})

test('a day that is done is run again only for whoever asks', async () => {
  let runs = 0
  const job = jobThat(async () => `run ${++runs}`)
  for (const asked of ['WHEN_DUE', 'WHEN_DUE', 'TODAY', 'WHEN_DUE'] as const) {
    expect(await runDue(runner(), job, asked)).toBe('CAUGHT_UP')
  }
  expect(await rows()).toEqual([{ day: await today(), outcome: 'DONE', detail: 'run 2' }])
})

test('the day of a runner that was killed is taken by the next, and only then', async () => {
  const started = gate()
  const dead = runDue(
    runner(),
    jobThat(() => {
      started.open()
      return new Promise(() => {})
    }),
  )
  const died = expect(dead).rejects.toThrow()
  await started.opened
  const next = jobThat(async () => 'taken over')
  expect(await runDue(runner(), next)).toBe('BUSY')
  expect(await rows()).toMatchObject([{ outcome: 'RUNNING' }])

  await sql`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7303`
  await died
  expect(await runDue(runner(), next)).toBe('CAUGHT_UP')
  expect(await rows()).toMatchObject([{ outcome: 'DONE', detail: 'taken over' }])
})

test('a runner that lost its connection cannot say that it is done', async () => {
  const started = gate()
  const hold = gate()
  const late = runDue(
    runner(),
    jobThat(async () => {
      started.open()
      await hold.opened
      return 'too late'
    }),
  )
  const lost = expect(late).rejects.toThrow()
  await started.opened
  await sql`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7303`
  await lost
  hold.open()
  expect(
    await runDue(
      runner(),
      jobThat(async () => 'in time'),
    ),
  ).toBe('CAUGHT_UP')
  expect(await rows()).toMatchObject([{ outcome: 'DONE', detail: 'in time' }])
})

test('days missed while the site was down are run in order', async () => {
  const last = addDays(await today(), -3)
  await sql`insert into job_run (job, day, outcome) values ('test', ${last}, 'DONE')`
  const ran: string[] = []
  await runDue(
    runner(),
    jobThat(async (day) => {
      ran.push(day)
      return ''
    }),
  )
  expect(ran).toEqual([1, 2, 3].map((days) => addDays(last, days)))
  expect(await rows()).toHaveLength(4)
})

test('a failure is written down, holds back the days after it, and is tried again', async () => {
  const first = addDays(await today(), -2)
  await sql`insert into job_run (job, day, outcome) values ('test', ${first}, 'DONE')`
  const broken = jobThat(async () => {
    throw new Error('no such account')
  })
  expect(await runDue(runner(), broken)).toBe('FAILED')
  expect(await rows()).toMatchObject([
    { outcome: 'DONE' },
    { day: addDays(first, 1), outcome: 'FAILED', detail: 'no such account' },
  ])
  const mended = jobThat(async () => 'mended')
  expect(await runDue(runner(), mended)).toBe('CAUGHT_UP')
  expect((await rows()).map(({ outcome, detail }) => [outcome, detail])).toEqual([
    ['DONE', ''],
    ['DONE', 'mended'],
    ['DONE', 'mended'],
  ])
})

test('with clocks that differ by more than two seconds nothing runs', async () => {
  const job = jobThat(async () => '')
  for (const off of [-3_000, 3_000]) {
    const skewed = runner({ now: () => Date.now() + off })
    expect(await runDue(skewed, job, 'TODAY')).toBe('CLOCK_SKEW')
  }
  expect(await rows()).toEqual([])
  expect(await runDue(runner({ now: () => Date.now() + 1_000 }), job)).toBe('CAUGHT_UP')
})

test('a stopping process ends its day and begins no other', async () => {
  const first = addDays(await today(), -5)
  await sql`insert into job_run (job, day, outcome) values ('test', ${first}, 'DONE')`
  const stopping = new AbortController()
  const job = jobThat(async () => {
    stopping.abort()
    return 'the last one'
  })
  expect(await runDue(runner({ stopping: stopping.signal }), job)).toBe('STOPPED')
  expect(await rows()).toMatchObject([{}, { outcome: 'DONE', detail: 'the last one' }])
})

test('a run that failed, or found something wrong, is an alarm', async () => {
  const heard: string[] = []
  const alarm = ({ kind, text }: { kind: string; text: string }) =>
    void heard.push(`${kind} ${text}`)
  const failing = jobThat(() => Promise.reject(new Error('no disk')))
  expect(await runDue(runner({ alarm }), failing)).toBe('FAILED')
  expect(
    await runDue(
      runner({ alarm }),
      jobThat(async () => '1 break'),
    ),
  ).toBe('CAUGHT_UP')
  expect(
    await runDue(
      runner({ alarm }),
      jobThat(async () => ''),
      'TODAY',
    ),
  ).toBe('CAUGHT_UP')
  expect(heard).toEqual(['JOB_FAILED no disk', 'JOB_FOUND 1 break'])
})
