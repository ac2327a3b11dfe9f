import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import postgres from 'postgres'
import {
  EmbeddedError,
  type Home,
  type Log,
  newPasswords,
  openHome,
  readState,
  type Seat,
  type State,
  takeSeat,
  writeState,
} from './embedded-home'
import { isRunning, type ProcessName, processName, waitUntil } from './embedded-process'
import {
  createCluster,
  failure,
  freePort,
  isListening,
  isPortFree,
  startServer,
  stopOrphan,
  stopServer,
} from './embedded-server'

export interface EmbeddedOptions {
  /** The product's data folder; the database is in `postgres` below it. */
  readonly dataDir: string
  readonly log: Log
  /** Only for those who need a fixed one; otherwise a free port is chosen once and kept. */
  readonly port?: number
}

export interface Embedded {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly superUrl: string
  /** True when another running Camellia owns the server: `stop` then leaves it running. */
  readonly shared: boolean
  readonly stop: () => Promise<void>
}

export const DATABASE = 'camellia'
export const OWNER_ROLE = 'camellia_owner'
export const APP_ROLE = 'camellia_app'

const RESTART_MS = 5_000

/** PostgreSQL out of the box: creates, recovers and supervises the server in the data folder. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const home = openHome(options.dataDir)
  const owner = runningOwner(home)
  if (owner) return share(home, owner)
  rmSync(home.ownerFile, { force: true })
  writeFileSync(home.ownerFile, JSON.stringify(processName(process.pid)))
  try {
    return await own(home, options)
  } catch (error) {
    rmSync(home.ownerFile, { force: true })
    throw error
  }
}

async function own(home: Home, { log, port }: EmbeddedOptions): Promise<Embedded> {
  const known = readState(home)
  if (known) await stopOrphan(known.cluster, log)
  const seat = takeSeat(home, known, log)
  const state: State = {
    cluster: seat.cluster,
    made: existsSync(seat.cluster),
    port: port ?? (await keptPort(known)),
    passwords: known?.passwords ?? newPasswords(),
  }
  writeState(home, state)
  if (!state.made) {
    await createCluster(home, seat, state.passwords.super)
    writeState(home, { ...state, made: true })
  }
  const stop = await supervise(home, seat, state, log)
  try {
    await prepare(state)
  } catch (error) {
    await stop()
    throw error
  }
  return { ...urlsOf(state), shared: false, stop }
}

/** The audit and other commands look at the database of the running product. */
async function share(home: Home, owner: ProcessName): Promise<Embedded> {
  const running = () => {
    const state = existsSync(home.stateFile) ? readState(home) : undefined
    return state !== undefined && isListening(state.cluster)
  }
  const state = (await waitUntil(running, 60_000)) ? readState(home) : undefined
  if (state) return { ...urlsOf(state), shared: true, stop: async () => {} }
  throw failure(home, `Process ${owner.pid} owns ${home.folder}, but its PostgreSQL is not ready`)
}

function runningOwner(home: Home): ProcessName | undefined {
  if (!existsSync(home.ownerFile)) return undefined
  const owner = nameIn(readFileSync(home.ownerFile, 'utf8'))
  return owner && isRunning(owner) ? owner : undefined
}

/** Nobody's, when a power cut left it empty or torn. */
function nameIn(text: string): ProcessName | undefined {
  try {
    return JSON.parse(text) as ProcessName
  } catch {
    return undefined
  }
}

async function keptPort(known: State | undefined): Promise<number> {
  return known && (await isPortFree(known.port)) ? known.port : freePort()
}

/** Keeps the server up: one that was killed is started again on the same port. */
async function supervise(
  home: Home,
  seat: Seat,
  state: State,
  log: Log,
): Promise<() => Promise<void>> {
  let stopping = false
  let starting: Promise<ChildProcess> = startServer(home, seat, state.port, log)
  const watch = (child: ChildProcess) => {
    child.once('exit', restart)
  }
  const restart = () => {
    if (stopping) return
    log('PostgreSQL ended unexpectedly; starting it again.')
    starting = startServer(home, seat, state.port, log)
    starting.then(watch, (error: Error) => {
      log(error.message)
      setTimeout(restart, RESTART_MS).unref()
    })
  }
  watch(await starting)
  return async () => {
    stopping = true
    const child = await starting.catch(() => undefined)
    if (child) await stopServer(child)
    rmSync(home.ownerFile, { force: true })
  }
}

/** Roles and the database, made when missing; their rights come with the migrations. */
async function prepare(state: State): Promise<void> {
  const sql = postgres(urlOf(state, 'postgres', state.passwords.super, 'postgres'), {
    max: 1,
    onnotice: () => {},
  })
  try {
    const roles = [
      { role: OWNER_ROLE, password: state.passwords.owner },
      { role: APP_ROLE, password: state.passwords.app },
    ]
    for (const { role, password } of roles) {
      const [found] = await sql`select from pg_roles where rolname = ${role}`
      if (!found) await sql.unsafe(`create role ${role}`)
      await sql.unsafe(
        `alter role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole
         password '${password}'`,
      )
    }
    const [found] = await sql`select from pg_database where datname = ${DATABASE}`
    if (!found) await sql.unsafe(`create database ${DATABASE} owner ${OWNER_ROLE}`)
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === '28P01') {
      throw new EmbeddedError(`The password in state.json is not the one of ${state.cluster}.`)
    }
    throw error
  } finally {
    await sql.end()
  }
}

function urlsOf(state: State): Pick<Embedded, 'ownerUrl' | 'appUrl' | 'superUrl'> {
  const { passwords } = state
  return {
    ownerUrl: urlOf(state, OWNER_ROLE, passwords.owner, DATABASE),
    appUrl: urlOf(state, APP_ROLE, passwords.app, DATABASE),
    superUrl: urlOf(state, 'postgres', passwords.super, DATABASE),
  }
}

function urlOf(state: State, role: string, password: string, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${state.port}/${database}`
}
