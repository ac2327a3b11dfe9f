import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { loadBooks } from '../../apps/server/src/play/books'
import { writeDefinitions } from '../published'
import { askPython } from './python'
import { kinds, recordOf } from './records'

const FOLDER = join('.data', 'independent')
const ROUNDS = 1_000

/** `npm run independent -- [--rounds N]`: our engines play, a program that is not ours checks. */
async function main(): Promise<void> {
  const [option, given] = process.argv.slice(2)
  const rounds = option === '--rounds' ? Number(given) : ROUNDS
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds wants a whole number')
  const definitions = join(FOLDER, 'definitions')
  writeDefinitions(definitions)
  mkdirSync(FOLDER, { recursive: true })
  const tables = await loadBooks(join('.data', 'books'))
  const file = join(FOLDER, 'rounds.jsonl')
  const out = openSync(file, 'w')
  for (const kind of kinds()) {
    for (let n = 0; n < rounds; n++) {
      writeSync(out, `${JSON.stringify(recordOf(kind, n, tables))}\n`)
    }
  }
  closeSync(out)
  const { code, text } = askPython(definitions, file)
  console.log(text.trim())
  process.exitCode = code
}

await main()
