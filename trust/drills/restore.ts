import { execFile } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Manifest, verifyBackup } from '@camellia/db/backup'
import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { createDb } from '@camellia/db/tx'
import { auditLedger } from '@camellia/ledger/audit'
import type { Ask, Outcome, Part } from '../part'
import { startProduct } from '../product'
import { startLoad } from './load'

const WORKERS = 40
const PASSPHRASE = 'a rehearsal, not a secret'
const asProcess = promisify(execFile)

/** A backup is worth what comes back from it. */
export const RESTORE: Part = {
  name: 'restore',
  group: 'drills',
  shows: 'a backup made under load comes back whole: every row, the books, the log-ins, new bets',
  run,
}

async function run({ scratch, say }: Ask): Promise<Outcome> {
  const file = join(scratch, 'drill.backup')
  const product = await startProduct({ dataDir: join(scratch, 'data') })
  const violations: string[] = []
  try {
    const load = await startLoad(product, WORKERS)
    await delay(2_000)
    const before = [...load.tally.rounds]
    const made = await command('backup-main.js', product.dataDir, file)
    const turnedAway = load.tally.unavailable
    await load.stop()
    await product.stop()
    say(`   ${made.said[0]}`)
    const target = join(scratch, 'restored')
    mkdirSync(target)
    const back = await command('restore-main.js', target, file)
    say(`   ${back.said.join('; ')}`)
    const { manifest } = await verifyBackup(file, PASSPHRASE)
    const counted = await look(target, before, manifest)
    violations.push(...counted.violations, ...load.tally.wrong)
    if (turnedAway > 0) violations.push(`${turnedAway} calls were turned away while the backup ran`)
    const again = await startProduct({ dataDir: target })
    const more = await startLoad(again, WORKERS)
    await delay(2_000)
    await more.stop()
    await again.stop()
    if (more.tally.rounds.length === 0) violations.push('nobody could bet after the restore')
    violations.push(...more.tally.wrong)
    return {
      operations: load.tally.asked + more.tally.asked,
      faults: 1,
      violations,
      figures: [
        `- ${counted.rows.toLocaleString('en')} rows in ${manifest.tables.length} tables, ` +
          `${statSync(file).size.toLocaleString('en')} bytes, encrypted, made under ${WORKERS} ` +
          `players in ${made.seconds} s and read back`,
        `- restored, checked and audited in ${back.seconds} s; all ${before.length} rounds that were ` +
          `acknowledged before it are there, ${more.tally.rounds.length} new ones were bet on it`,
      ],
    }
  } finally {
    await product.stop()
  }
}

/** As an operator would: the command beside the running product. */
async function command(name: string, dataDir: string, file: string) {
  const started = Date.now()
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE, DATABASE_URL: '' }
  const { stdout } = await asProcess(process.execPath, [join('dist', 'server', name), file], {
    env,
  })
  const seconds = ((Date.now() - started) / 1_000).toFixed(1)
  return { seconds, said: stdout.trim().split('\n') }
}

async function look(dataDir: string, before: readonly string[], manifest: Manifest) {
  const database = await startEmbedded({ dataDir, log: () => {} })
  const sql = connect(database.ownerUrl, { max: 1 })
  try {
    const rounds = new Set((await sql<{ id: string }[]>`select id from round`).map(({ id }) => id))
    const gone = before.filter((id) => !rounds.has(id)).length
    const { breaks } = await createDb({ app: sql, owner: sql, say: () => {} }).system(auditLedger)
    const inBackup = manifest.tables.find(({ name }) => name === 'round')?.lines
    return {
      rows: manifest.tables.reduce((sum, { lines }) => sum + lines, 0),
      violations: [
        ...(gone > 0 ? [`${gone} rounds acknowledged before the backup are not in it`] : []),
        ...(rounds.size === inBackup ? [] : [`${rounds.size} rounds came back of ${inBackup}`]),
        ...breaks,
      ],
    }
  } finally {
    await sql.end({ timeout: 5 })
    await database.stop()
  }
}
