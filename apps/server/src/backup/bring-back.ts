import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, verifyBackup } from '@camellia/db/backup'
import { connect } from '@camellia/db/connect'
import { writeDurably } from '@camellia/db/durable'
import { startEmbedded } from '@camellia/db/embedded'
import { discardEmbedded } from '@camellia/db/embedded-home'
import { migrate } from '@camellia/db/migrate'
import { isEmpty, restoreBackup } from '@camellia/db/restore'
import { createSeal } from '@camellia/db/sealed'
import { createDb } from '@camellia/db/tx'
import type { AuditReport } from '@camellia/ledger/audit'
import { auditBooks } from '../audit/audit.service'
import { type Config, ConfigError } from '../config'
import { explainDatabase } from '../database'
import { voidUndrawn } from '../event/step.sql'
import { retirePairs } from '../fairness/fairness.sql'
import type { Told } from '../http/tell'
import { readSealKey, SEAL_FILE } from '../seal-key'
import { endAllSessions } from '../session/session.sql'
import { createHeadBook, HEAD_BOOK } from '../trail/head-book'
import { verifyTrail } from '../trail/trail.service'
import { forgetHeads } from '../trail/trail.sql'
import { sealPrintOf } from './make-backup'
import { readPassphrase } from './passphrase'

export interface BroughtBack {
  readonly manifest: Manifest
  /** Migrations newer than the backup. */
  readonly migrated: number
  readonly sessionsEnded: number
  readonly seedsRenewed: number
  readonly books: AuditReport
  readonly trail: Awaited<ReturnType<typeof verifyTrail>>
}

/** Into nothing: an empty data folder, or an empty database. Whatever fails leaves nothing. */
export async function bringBack(config: Config, file: string): Promise<BroughtBack> {
  const passphrase = readPassphrase(config)
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}.`)
  await requireRoom(config)
  const { manifest, files } = await verifyBackup(file, passphrase)
  const key = requireKey(config, manifest, files.get(SEAL_FILE))
  const database = await open(config)
  const undo = layFiles(config.dataDir, files)
  try {
    let sessionsEnded = 0
    await restoreBackup({
      ...{ ownerUrl: database.ownerUrl, path: file, passphrase, manifest },
      async after(tx) {
        sessionsEnded = await endAllSessions(tx)
      },
    })
    const migrated = await migrate(database.ownerUrl)
    const proof = await prove(config, database.ownerUrl, key)
    await database.stop()
    return { manifest, migrated, sessionsEnded, ...proof }
  } catch (error) {
    undo()
    await database.discard()
    throw error
  }
}

/** A seal key may have been put there for us; anything else is somebody's. */
async function requireRoom({ databaseUrl, dataDir }: Config): Promise<void> {
  const there = existsSync(dataDir) ? readdirSync(dataDir) : []
  const taken = there.filter((name) => name !== SEAL_FILE && (!databaseUrl || name === HEAD_BOOK))
  if (taken.length > 0) {
    throw new ConfigError(`${dataDir} is not empty: restore into a new folder with DATA_DIR.`)
  }
  if (databaseUrl && !(await isEmpty(databaseUrl).catch(explainDatabase))) {
    throw new ConfigError('The database of DATABASE_URL is not empty: restore into a new one.')
  }
}

function requireKey(config: Config, { sealPrint }: Manifest, inside: Buffer | undefined): Buffer {
  const outside = readSealKey(config)
  const key = outside ?? (inside && Buffer.from(inside.toString('utf8').trim(), 'hex'))
  if (!key) {
    throw new ConfigError(
      `This backup does not hold its seal key: put ${SEAL_FILE} into ${config.dataDir}, ` +
        'or set SEAL_KEY.',
    )
  }
  if (sealPrint !== null && sealPrintOf(key) !== sealPrint) {
    throw new ConfigError('The seal key given here is not the one of this backup.')
  }
  return key
}

async function open({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) {
    return { ownerUrl: databaseUrl, stop: async () => {}, discard: async () => {} }
  }
  const existed = existsSync(dataDir)
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  return {
    ownerUrl: embedded.ownerUrl,
    stop: embedded.stop,
    async discard() {
      await embedded.stop()
      discardEmbedded(dataDir)
      if (!existed) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A key that is there already is the one of the backup: that was looked at before. */
function layFiles(dataDir: string, files: ReadonlyMap<string, Buffer>): () => void {
  const fresh = [...files].filter(([name]) => !existsSync(join(dataDir, name)))
  mkdirSync(dataDir, { recursive: true })
  for (const [name, content] of fresh) writeDurably(join(dataDir, name), content, { mode: 0o600 })
  return () => {
    for (const [name] of fresh) rmSync(join(dataDir, name), { force: true })
  }
}

async function prove({ dataDir, mode }: Config, ownerUrl: string, key: Buffer) {
  const owner = connect(ownerUrl, { max: 1 })
  const db = createDb<Told>({ app: owner, owner, say: () => {} })
  try {
    // The file came with the backup, a moment older or younger than its rows: it alone counts.
    await db.system(forgetHeads)
    const book = createHeadBook(join(dataDir, HEAD_BOOK), createSeal(key))
    return {
      // What was shown and played since the backup is unknown here: no pair of it is used again.
      seedsRenewed: await db.system(async (tx) => {
        await voidUndrawn(tx)
        return retirePairs(tx)
      }),
      books: await db.system(auditBooks(mode)),
      trail: await db.system((tx) => verifyTrail(tx, book)),
    }
  } finally {
    await owner.end()
  }
}
