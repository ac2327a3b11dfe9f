import { type BroughtBack, bringBack } from './backup/bring-back'
import { readConfig } from './config'

const USAGE = 'npm run restore -- FILE'

/** `npm run restore`: a backup becomes a data folder or a database again, and is audited. */
async function main(): Promise<void> {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0 || file.startsWith('-')) throw new Error(USAGE)
  const done = await bringBack(readConfig(), file)
  print(done)
  process.exitCode = done.books.breaks.length === 0 && done.trail.broken === null ? 0 : 1
}

function print({ manifest, migrated, sessionsEnded, seedsRenewed, books, trail }: BroughtBack) {
  const rows = manifest.tables.reduce((sum, { lines }) => sum + lines, 0)
  console.log(`as of ${manifest.at}: ${manifest.tables.length} tables, ${rows} rows`)
  console.log(
    `${migrated} newer migrations, ${sessionsEnded} sessions ended, ${seedsRenewed} seeds renewed`,
  )
  const { accounts, entries, rounds, sum, breaks } = books
  console.log(`accounts ${accounts}, entries ${entries}, rounds ${rounds}, sum ${sum}`)
  for (const line of breaks) console.log(`broken: ${line}`)
  console.log(breaks.length === 0 ? 'the books add up' : `${breaks.length} breaks found`)
  const { links, broken, why } = trail
  console.log(
    broken === null ? `the audit log holds, ${links} entries` : `broken at ${broken}: ${why}`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
