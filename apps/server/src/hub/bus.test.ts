import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, connect as dial, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Sql } from '@camellia/db/connect'
import { testDatabaseUrl } from '@camellia/db/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Bus } from './bus'
import { openPostgresBus } from './bus-postgres'
import { openRedisBus } from './bus-redis'

const CHANNEL = `bus_${process.pid}`
const warnings: string[] = []
const log = { warn: (_: object, message: string) => warnings.push(message) }

function heardOn(bus: Bus): string[] {
  const heard: string[] = []
  bus.subscribe((message) => heard.push(message))
  return heard
}

async function carriesEverything(here: Bus, there: Bus): Promise<void> {
  const [heardHere, heardThere] = [heardOn(here), heardOn(there)]
  const small = Array.from({ length: 300 }, (_, index) => `${index} "동백꽃" \u0000`)
  const sent = [...small, '동백'.repeat(200_000), '', 'last']
  for (const message of sent) here.publish(message)
  await vi.waitFor(() => {
    expect(heardThere).toEqual(sent)
    expect(heardHere).toEqual(sent)
  }, 5_000)
}

describe('over PostgreSQL', () => {
  let sql: Sql
  let here: Bus
  let there: Bus
  beforeAll(async () => {
    sql = connect(testDatabaseUrl(), { max: 3 })
    const other = connect(testDatabaseUrl(), { max: 1 })
    here = await openPostgresBus({ publish: sql, listen: sql, channel: CHANNEL, log })
    const bus = await openPostgresBus({ publish: other, listen: other, channel: CHANNEL, log })
    there = { ...bus, close: () => bus.close().then(() => other.end()) }
  })
  afterAll(async () => {
    await Promise.all([here.close(), there.close()])
    await sql.end()
  })

  test('messages long and short arrive once on each node, in their order', async () => {
    await carriesEverything(here, there)
  })

  test('many messages of one moment are few notifications', async () => {
    const payloads: string[] = []
    const { unlisten } = await sql.listen(CHANNEL, (payload) => payloads.push(payload))
    const heard = heardOn(there)
    for (let index = 0; index < 100; index += 1) here.publish(`message ${index}`)
    await vi.waitFor(() => expect(heard).toHaveLength(100))
    await unlisten()
    expect(payloads.length).toBeLessThan(3)
  })

  test('a message nobody can read does not hold up the next', async () => {
    let failures = 0
    there.subscribe((message) => {
      if (message !== 'unreadable') return
      failures += 1
      throw new Error(message)
    })
    const heard = heardOn(there)
    for (const message of ['unreadable', 'readable']) here.publish(message)
    await vi.waitFor(() => expect(heard).toContain('readable'))
    expect(failures).toBe(1)
    expect(warnings).toContain('message of the bus could not be handled')
  })

  test('a lost connection is made again, with a warning', async () => {
    const heard = heardOn(there)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query = ${`listen "${CHANNEL}"`} and pid <> pg_backend_pid()`
    await vi.waitFor(() => {
      expect(warnings.filter((text) => text.includes('reconnected'))).toHaveLength(2)
    }, 10_000)
    here.publish('after the loss')
    await vi.waitFor(() => expect(heard).toContain('after the loss'))
  })
})

test('while PostgreSQL is away messages wait, and afterwards both nodes hear again', async () => {
  const channel = `${CHANNEL}_away`
  const line = await cuttableLine(testDatabaseUrl())
  const [far, near] = [line.url, testDatabaseUrl()].map((url) => connect(url, { max: 1 }))
  if (!far || !near) throw new Error('two connections were asked for')
  const here = await openPostgresBus({ publish: far, listen: far, channel, log })
  const there = await openPostgresBus({ publish: near, listen: near, channel, log })
  const [heardHere, heardThere] = [heardOn(here), heardOn(there)]
  await line.cut()
  here.publish('said while away')
  await vi.waitFor(
    () => expect(warnings).toContain('message bus unavailable, pushes are queued'),
    10_000,
  )
  expect(heardThere).toEqual([])
  await line.mend()
  await vi.waitFor(() => expect(heardThere).toEqual(['said while away']), 10_000)
  await vi.waitFor(() => {
    there.publish('welcome back')
    expect(heardHere).toContain('welcome back')
  }, 10_000)
  await Promise.all([here.close(), there.close()])
  await Promise.all([far.end(), near.end()])
  await line.cut()
})

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
const NOT_RUN = hasRedis ? '' : ' (NOT RUN: there is no redis-server on PATH)'

describe.runIf(hasRedis)(`over Redis${NOT_RUN}`, () => {
  let dir: string
  let url: string
  let server: ChildProcess
  let buses: Bus[] = []
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'camellia-redis-'))
    const port = await freePort()
    url = `redis://127.0.0.1:${port}`
    server = startRedis(port)
    const open = () => openRedisBus({ url, channel: CHANNEL, log })
    buses = await Promise.all([open(), open()])
  })
  afterAll(async () => {
    for (const bus of buses) await bus.close()
    await stop(server)
    rmSync(dir, { recursive: true, force: true })
  })

  function startRedis(port: number): ChildProcess {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', dir]
    return spawn('redis-server', options, { stdio: 'ignore' })
  }

  test('messages long and short arrive once on each node, in their order', async () => {
    const [here, there] = buses
    if (here && there) await carriesEverything(here, there)
    expect(buses).toHaveLength(2)
  })

  test('messages wait while Redis restarts', async () => {
    const [here, there] = buses
    const heard = there ? heardOn(there) : []
    await stop(server)
    here?.publish('said while away')
    await vi.waitFor(
      () => expect(warnings).toContain('message bus unavailable, pushes are queued'),
      10_000,
    )
    server = startRedis(Number(new URL(url).port))
    await vi.waitFor(() => {
      here?.publish('after the loss')
      expect(heard).toContain('after the loss')
    }, 10_000)
  })
})

/** A way to the database that can be cut: then connections end and new ones are refused. */
async function cuttableLine(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = dial(Number(target.port), target.hostname)
    for (const end of [socket, onward]) sockets.add(end.on('error', () => end.destroy()))
    socket.pipe(onward).pipe(socket)
  })
  const port = await freePort()
  const mend = () => once(server.listen(port, '127.0.0.1'), 'listening')
  const cut = async () => {
    const closed = once(server.close(), 'close')
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await mend()
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return { url: through.href, cut, mend }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill()
  await ended
}
