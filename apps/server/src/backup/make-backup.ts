import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Manifest, verifyBackup, writeBackup } from '@camellia/db/backup'
import { startEmbedded } from '@camellia/db/embedded'
import { createSeal } from '@camellia/db/sealed'
import { type Config, ConfigError } from '../config'
import { explainDatabase } from '../database'
import { readSealKey, SEAL_FILE } from '../seal-key'
import { HEAD_BOOK } from '../trail/head-book'
import { readPassphrase } from './passphrase'

export interface MadeBackup {
  readonly path: string
  readonly bytes: number
  readonly manifest: Manifest
  /** What the person must know: loud, because it decides whether the backup is worth something. */
  readonly warnings: readonly string[]
}

const FOLDER = 'backups'

/** Of a running or a stopped product, into one file; read back once before it gets its name. */
export async function makeBackup(config: Config, wanted: string | undefined): Promise<MadeBackup> {
  const passphrase = readPassphrase(config)
  if (config.mode === 'real' && passphrase === undefined) {
    throw new ConfigError('MODE=real makes encrypted backups only: set BACKUP_PASSPHRASE_FILE.')
  }
  const draft = draftFor(wanted)
  const key = readSealKey(config)
  // Before the snapshot: an end of the audit log that is noted here is then in it, too.
  const files = filesFor(config, { withKey: passphrase !== undefined })
  const sealPrint = key ? sealPrintOf(key) : null
  const database = await open(config)
  try {
    const parts = { ownerUrl: database.ownerUrl, path: draft, passphrase, files, sealPrint }
    const manifest = await writeBackup(parts).catch(explainDatabase)
    await verifyBackup(draft, passphrase)
    const path = nameFor(wanted, manifest)
    const bytes = statSync(draft).size
    if (existsSync(path)) throw new ConfigError(`${path} is there already: name another file.`)
    renameSync(draft, path)
    return { path, bytes, manifest, warnings: warningsFor(config, passphrase !== undefined) }
  } finally {
    rmSync(draft, { force: true })
    await database.stop()
  }
}

/** Says which key it is without saying the key. */
export function sealPrintOf(key: Buffer): string {
  return createSeal(key).print('the key of this backup').toString('hex')
}

function draftFor(wanted: string | undefined): string {
  const folder = isFolder(wanted) ? resolve(wanted ?? FOLDER) : dirname(resolve(wanted ?? ''))
  if (wanted !== undefined && !isFolder(wanted) && existsSync(wanted)) {
    throw new ConfigError(`${wanted} is there already: name another file.`)
  }
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    throw new ConfigError(`${folder} cannot be made: name another place for the backup.`)
  }
  return join(folder, `.camellia-${process.pid}.part`)
}

function nameFor(wanted: string | undefined, { at }: Manifest): string {
  if (wanted !== undefined && !isFolder(wanted)) return resolve(wanted)
  const time = at.slice(0, 19).replaceAll(':', '-')
  return join(resolve(wanted ?? FOLDER), `camellia-${time}Z.backup`)
}

function isFolder(wanted: string | undefined): boolean {
  if (wanted === undefined || wanted.endsWith('/')) return true
  return existsSync(wanted) && statSync(wanted).isDirectory()
}

function filesFor({ dataDir, sealKey }: Config, { withKey }: { readonly withKey: boolean }) {
  // A key that comes from outside is kept outside.
  const names = [HEAD_BOOK, ...(withKey && !sealKey ? [SEAL_FILE] : [])]
  return names
    .filter((name) => existsSync(join(dataDir, name)))
    .map((name) => ({ name, content: readFileSync(join(dataDir, name)) }))
}

async function open({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { ownerUrl: databaseUrl, stop: async () => {} }
  if (!existsSync(join(dataDir, 'postgres', 'state.json'))) {
    throw new ConfigError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`)
  }
  return startEmbedded({ dataDir, log: () => {} })
}

function warningsFor({ sealKey, dataDir }: Config, encrypted: boolean): string[] {
  const keeps = 'Without it account numbers and phones cannot be read after a restore.'
  if (sealKey) return [`SEAL_KEY is NOT in this backup: keep it where you keep it now. ${keeps}`]
  if (encrypted) return []
  return [
    'This backup is NOT ENCRYPTED: whoever has it reads names, password hashes and the seeds of',
    'games to come. Set BACKUP_PASSPHRASE_FILE to encrypt the next one.',
    `${join(dataDir, SEAL_FILE)} is NOT in it: keep a copy of that file elsewhere. ${keeps}`,
  ]
}
