import { makeBackup } from './backup/make-backup'
import { readConfig } from './config'

const USAGE = 'npm run backup -- [FILE|FOLDER]'

/** `npm run backup`: everything in one file, of a running or a stopped product. */
async function main(): Promise<void> {
  const [wanted, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || wanted?.startsWith('-')) throw new Error(USAGE)
  const { path, bytes, manifest, warnings } = await makeBackup(readConfig(), wanted)
  const rows = manifest.tables.reduce((sum, { lines }) => sum + lines, 0)
  console.log(`${path}: ${manifest.tables.length} tables, ${rows} rows, ${bytes} bytes, read back`)
  for (const line of warnings) console.log(line)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
