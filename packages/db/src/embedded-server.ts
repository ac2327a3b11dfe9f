import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { keepNames } from './durable'
import { EmbeddedError, type Home, type Log, type Seat } from './embedded-home'
import { commandOf, waitUntil } from './embedded-process'

/** The first four keep the promise that what was acknowledged survives; nothing may weaken them. */
const SETTINGS = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'zero_damaged_pages=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'password_encryption=scram-sha-256',
  'max_connections=100',
  'shared_buffers=256MB',
  'effective_cache_size=1GB',
  'max_wal_size=2GB',
  'wal_compression=off',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
]

const LOG_SIZE_MAX = 10_000_000
const START_MS = 60_000
const STOP_MS = 30_000
const RETRY_MS = 15_000

/** Made under another name first, so that a kill during initdb leaves nothing half made. */
export async function createCluster(home: Home, seat: Seat, password: string): Promise<void> {
  const draft = `${seat.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = `${seat.cluster}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  for (const path of [draft, passwordFile]) give(seat, path)
  const child = launch(home, seat, 'initdb', [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ])
  const code = await exitOf(child)
  rmSync(passwordFile)
  if (code !== 0) throw failure(home, 'PostgreSQL could not create its database folder')
  renameSync(draft, seat.cluster)
  keepNames(dirname(seat.cluster))
}

/** Resolves when the server takes connections; retries what only needs a moment to pass. */
export async function startServer(
  home: Home,
  seat: Seat,
  port: number,
  log: Log,
): Promise<ChildProcess> {
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting])
  for (let waited = 0; ; waited += 250) {
    await stopOrphan(seat.cluster, log)
    const logStart = sizeOf(home.logFile)
    disownStalePid(seat)
    const child = launch(home, seat, 'postgres', ['-D', seat.cluster, ...settings])
    if (await isReady(child, seat.cluster)) {
      child.unref()
      return child
    }
    await stopServer(child)
    if (waited >= RETRY_MS || !passesSoon(readFileSync(home.logFile, 'utf8').slice(logStart))) {
      throw failure(home, 'PostgreSQL did not start')
    }
    await delay(250)
  }
}

/** Ends sessions, writes everything down and exits; a server that hangs recovers at next start. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.ref()
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), STOP_MS)
  await exited
  clearTimeout(late)
}

/** A killed Camellia leaves its PostgreSQL running, with sessions that nobody reads any more. */
export async function stopOrphan(cluster: string, log: Log): Promise<void> {
  const pid = postmasterPid(cluster)
  if (pid === undefined) return
  log(`Stopping the PostgreSQL (process ${pid}) that the last run left behind.`)
  const gone = () => postmasterPid(cluster) !== pid
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!gone()) process.kill(pid, signal)
    if (await waitUntil(gone, STOP_MS)) return
  }
  throw new EmbeddedError(`PostgreSQL (process ${pid}) does not stop: end it, then start again.`)
}

/** The running server of this cluster, if the id in its file is not stale or someone else's. */
export function postmasterPid(cluster: string): number | undefined {
  const pid = Number(pidFile(cluster)[0])
  return pid > 0 && isOurs(pid, cluster) ? pid : undefined
}

export function isListening(cluster: string): boolean {
  return postmasterPid(cluster) !== undefined && pidFile(cluster)[7]?.trim() === 'ready'
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new EmbeddedError('No free port.')
  return address.port
}

export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

export function failure(home: Home, what: string): EmbeddedError {
  const lines = existsSync(home.logFile) ? readFileSync(home.logFile, 'utf8').trim() : ''
  const tail = lines.split('\n').slice(-8).join('\n  ')
  return new EmbeddedError(`${what}; the end of ${home.logFile} says why:\n  ${tail}`)
}

/** Detached: Ctrl-C must reach the server process only, which then stops PostgreSQL in order. */
function launch(home: Home, seat: Seat, program: string, args: readonly string[]): ChildProcess {
  const log = openSync(home.logFile, sizeOf(home.logFile) > LOG_SIZE_MAX ? 'w' : 'a', 0o600)
  const child = spawn(join(seat.bin, program), args, {
    ...seat.account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
  })
  child.on('error', (error) => {
    writeFileSync(home.logFile, `${program} could not be run: ${error.message}\n`, { flag: 'a' })
  })
  closeSync(log)
  return child
}

async function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}

async function isReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let over = child.pid === undefined
  const end = () => {
    over = true
  }
  child.on('exit', end).on('error', end)
  const ready = () => postmasterPid(cluster) === child.pid && isListening(cluster)
  await waitUntil(() => over || ready(), START_MS)
  return !over && ready()
}

/** Sessions of a killed server take a moment to notice; a port may be held by a closing socket. */
function passesSoon(log: string): boolean {
  return /pre-existing shared memory|already exists|Address already in use/.test(log)
}

/**
 * PostgreSQL refuses to start while the id in its file belongs to any process of its account, even
 * one that is dead but not yet reaped. Our own id tells it that the file is stale, and it still
 * looks for sessions of the killed server. An empty file, after a lost write, it refuses for ever.
 */
function disownStalePid(seat: Seat): void {
  const path = join(seat.cluster, 'postmaster.pid')
  const [pid, ...rest] = pidFile(seat.cluster)
  if (pid === '') rmSync(path)
  if (!pid || isOurs(Number(pid), seat.cluster)) return
  const draft = `${path}.new`
  writeFileSync(draft, [process.pid, ...rest].join('\n'), { mode: 0o600 })
  give(seat, draft)
  renameSync(draft, path)
}

function isOurs(pid: number, cluster: string): boolean {
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(` -D ${cluster} `)
}

function pidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    // Not asked for first: a server that ends takes it away at any moment.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function give(seat: Seat, path: string): void {
  if (seat.account) chownSync(path, seat.account.uid, seat.account.gid)
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0
}
