import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from './embedded'
import { waitUntil } from './embedded-process'
import { isListening, postmasterPid } from './embedded-server'

let dataDir: string
let lines: string[]
let started: Embedded[]

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'camellia-embedded-'))
  chmodSync(dataDir, 0o711)
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

beforeEach(() => {
  lines = []
  started = []
})

afterEach(async () => {
  for (const embedded of started) await embedded.stop()
})

test('a first start makes the database, its two roles and durable settings', async () => {
  const { ownerUrl, appUrl } = await start()
  const [settings] = await query(
    ownerUrl,
    `select current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as commit,
            current_setting('full_page_writes') as pages,
            current_setting('data_checksums') as checksums,
            current_setting('listen_addresses') as address`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    checksums: 'on',
    address: '127.0.0.1',
  })
  const [app] = await query(
    appUrl,
    `select current_user as name, rolsuper or rolbypassrls or rolcreaterole as powerful,
            current_database() as database
     from pg_roles where rolname = current_user`,
  )
  expect(app).toEqual({ name: 'camellia_app', powerful: false, database: 'camellia' })
  expect(statSync(join(dataDir, 'postgres', 'state.json')).mode & 0o077).toBe(0)
})

test('a stopped database keeps its data, its address and its passwords', async () => {
  const first = await start()
  await query(first.ownerUrl, 'create table kept as select 7 as value')
  await first.stop()
  const second = await start()
  expect(second.ownerUrl).toBe(first.ownerUrl)
  expect(await query(second.ownerUrl, 'select value from kept')).toEqual([{ value: 7 }])
})

test('after a kill of the server the next start takes the database over', async () => {
  const killed = await startElsewhere()
  await query(killed.ownerUrl, 'create table taken_over as select 7 as value')
  killed.process.kill('SIGKILL')
  await once(killed.process, 'exit')
  const next = await start()
  expect(lines.join()).toContain('left behind')
  expect(next.shared).toBe(false)
  expect(await query(next.ownerUrl, 'select value from taken_over')).toEqual([{ value: 7 }])
})

test('after a kill of the server and of PostgreSQL the next start recovers', async () => {
  const killed = await startElsewhere()
  await query(killed.ownerUrl, 'create table recovered as select 7 as value')
  killed.process.kill('SIGKILL')
  process.kill(postmaster(), 'SIGKILL')
  await once(killed.process, 'exit')
  const next = await start()
  expect(await query(next.ownerUrl, 'select value from recovered')).toEqual([{ value: 7 }])
})

test('a killed PostgreSQL is started again at the same address', async () => {
  const { ownerUrl } = await start()
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  const cluster = join(dataDir, 'postgres', 'cluster')
  const back = () => postmasterPid(cluster) !== killed && isListening(cluster)
  expect(await waitUntil(back, 20_000)).toBe(true)
  expect(await query(ownerUrl, 'select 7 as value')).toEqual([{ value: 7 }])
})

test('a process id left by a machine that lost power does not stand in the way', async () => {
  const first = await start()
  const stale = pidFile()
  await first.stop()
  const someoneElse = String(process.ppid)
  writeFileSync(pidPath(), [someoneElse, ...stale.slice(1)].join('\n'))
  const second = await start()
  expect(await query(second.appUrl, 'select 7 as value')).toEqual([{ value: 7 }])
})

test('an empty process id file, as a lost write leaves it, does not stand in the way', async () => {
  writeFileSync(pidPath(), '')
  const { appUrl } = await start()
  expect(await query(appUrl, 'select 7 as value')).toEqual([{ value: 7 }])
})

test('the mark of an owner that a power cut tore does not stand in the way', async () => {
  writeFileSync(join(dataDir, 'postgres', 'owner.json'), '{"pid":1')
  const { appUrl, shared } = await start()
  expect(shared).toBe(false)
  expect(await query(appUrl, 'select 7 as value')).toEqual([{ value: 7 }])
})

test('a command beside the running server shares its database and leaves it running', async () => {
  const first = await start()
  const second = await start()
  expect(second.shared).toBe(true)
  await second.stop()
  expect(await query(first.appUrl, 'select 7 as value')).toEqual([{ value: 7 }])
})

test('a data folder that cannot be written is one clear line', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const attempt = startEmbedded({ dataDir: join(file, 'below'), log: () => {} })
  await expect(attempt).rejects.toThrow(/^Cannot write to the data folder .* DATA_DIR\.$/)
})

test('a server that does not start shows the end of its log', async () => {
  const first = await start()
  await first.stop()
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '9\n')
  await expect(start()).rejects.toThrow(/did not start.*\n.*incompatible/s)
})

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: (line) => lines.push(line) })
  started.push(embedded)
  return embedded
}

/** In a process of its own, so that it can be killed. */
async function startElsewhere(): Promise<{ process: ChildProcess; ownerUrl: string }> {
  const module = pathToFileURL(join(import.meta.dirname, 'embedded.ts')).href
  const code = `
    import(${JSON.stringify(module)})
      .then(({ startEmbedded }) => startEmbedded({ dataDir: process.argv[1], log: () => {} }))
      .then(({ ownerUrl }) => process.stdout.write(ownerUrl))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [ownerUrl] = await once(child.stdout, 'data')
  return { process: child, ownerUrl: String(ownerUrl) }
}

function postmaster(): number {
  return Number(pidFile()[0])
}

function pidFile(): string[] {
  return readFileSync(pidPath(), 'utf8').split('\n')
}

function pidPath(): string {
  return join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
}

async function query(url: string, text: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return [...(await sql.unsafe(text))]
  } finally {
    await sql.end()
  }
}
