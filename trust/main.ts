import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ABUSE } from './abuse/part'
import { BANK } from './bank/part'
import { DRILLS } from './drills/drills'
import { FUZZ } from './fuzz/part'
import type { Part, Result } from './part'
import { PLANTED } from './planted/part'
import { keepResult, writeReport } from './report'
import { RNG } from './rng/part'
import { STATIC } from './static/part'
import { ACCESS, MODEL } from './suites/parts'

/** The order is that of the report. */
const PARTS: readonly Part[] = [
  ...[BANK, PLANTED, MODEL, FUZZ, ACCESS],
  ...DRILLS,
  ...[RNG, STATIC, ABUSE],
]

const USAGE = `npm run trust -- [parts] [--minutes N] [--json FILE]
parts: ${PARTS.map(({ name }) => name).join(', ')} (all when none is named)
drills: those that need root and the tools of Debian, and the database going away`

async function main(): Promise<void> {
  const { names, minutes, json } = readArguments(process.argv.slice(2))
  const chosen = PARTS.filter(
    (part) => names.length === 0 || names.some((word) => isMeant(part, word)),
  )
  const results: Result[] = []
  for (const part of chosen) {
    const result = await runPart(part, minutes)
    keepResult(result)
    results.push(result)
  }
  writeReport(PARTS.map(({ name }) => name))
  if (json) writeFileSync(json, JSON.stringify(results.map(inShort), null, 2))
  if (results.some(({ holds }) => holds === false)) process.exitCode = 1
}

async function runPart(part: Part, minutes: number): Promise<Result> {
  say(`── ${part.name}: ${part.shows}`)
  const started = Date.now()
  const scratch = mkdtempSync(join(tmpdir(), `camellia-trust-${part.name}-`))
  chmodSync(scratch, 0o711)
  const outcome = await part.run({ minutes, scratch, say }).finally(() => {
    rmSync(scratch, { recursive: true, force: true })
  })
  const holds = outcome.skipped === undefined ? outcome.violations.length === 0 : null
  say(verdictOf(outcome.skipped, outcome.violations))
  return {
    ...outcome,
    part: part.name,
    shows: part.shows,
    holds,
    seconds: Math.round((Date.now() - started) / 1_000),
    date: new Date().toISOString().slice(0, 10),
    command: `npm run trust -- ${part.name} --minutes ${minutes}`,
  }
}

function verdictOf(skipped: string | undefined, violations: readonly string[]): string {
  if (skipped !== undefined) return `── not run: ${skipped}`
  if (violations.length === 0) return '── holds'
  return [`── ${violations.length} violations`, ...violations.slice(0, 20)].join('\n   ')
}

function inShort({ part, operations, faults, violations, holds }: Result) {
  return { part, operations, faults, violations: violations.length, holds }
}

function readArguments(given: readonly string[]) {
  const names: string[] = []
  let minutes = 3
  let json: string | undefined
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? ''
    if (word === '--minutes') minutes = Number(given[++at])
    else if (word === '--json') json = given[++at]
    else if (PARTS.some((part) => isMeant(part, word))) names.push(word)
    else refuse(`${word} is not known.`)
  }
  if (!(minutes > 0 && minutes <= 1_440)) refuse('--minutes takes a number from 1 to 1440.')
  return { names, minutes, json }
}

function isMeant({ name, group }: Part, word: string): boolean {
  return word === name || word === group
}

function refuse(why: string): never {
  console.error(`${why}\n${USAGE}`)
  process.exit(2)
}

function say(line: string): void {
  console.log(line)
}

await main()
