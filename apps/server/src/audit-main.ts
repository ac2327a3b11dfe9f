import { writeFileSync } from 'node:fs'
import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { createDb } from '@camellia/db/tx'
import type { AuditReport } from '@camellia/ledger/audit'
import { auditBooks } from './audit/audit.service'
import { readConfig } from './config'

/** `npm run audit`: proves the books on a running or a stopped system. `--json FILE` writes it down. */
async function main(): Promise<void> {
  const { databaseUrl, dataDir, mode } = readConfig()
  const database = databaseUrl
    ? { ownerUrl: databaseUrl, stop: async () => {} }
    : await startEmbedded({ dataDir, log: () => {} })
  const owner = connect(database.ownerUrl, { max: 1 })
  try {
    const report = await createDb({ app: owner, owner, say: () => {} }).system(auditBooks(mode))
    const file = process.argv[process.argv.indexOf('--json') + 1]
    if (process.argv.includes('--json') && file) writeFileSync(file, JSON.stringify(report))
    print(report)
    process.exitCode = report.breaks.length === 0 ? 0 : 1
  } finally {
    await owner.end()
    await database.stop()
  }
}

function print(report: AuditReport): void {
  const { accounts, entries, rounds, sum, breaks } = report
  console.log(`accounts ${accounts}, entries ${entries}, rounds ${rounds}, sum ${sum}`)
  for (const line of breaks) console.log(`broken: ${line}`)
  console.log(breaks.length === 0 ? 'the books add up' : `${breaks.length} breaks found`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
