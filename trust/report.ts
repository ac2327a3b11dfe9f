import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Result } from './part'

/** Parts are run alone and on different days: each keeps its own last figures. */
const FOLDER = join('docs', 'trust')
const REPORT = join('docs', 'trust.md')
const SHOWN = 20

const CANNOT_SHOW = [
  'partitions between several machines, and what a disk does behind the back of the system;',
  'advisories about packages: the service that knows them is asked wherever it can be reached;',
  'what a crawler of a security laboratory would find, or the certificate such a house gives;',
  'packets that overtake each other on the way.',
]

export function keepResult(result: Result): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${result.part}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

export function writeReport(parts: readonly string[]): void {
  const results = parts.flatMap((part) => {
    const file = join(FOLDER, `${part}.json`)
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Result] : []
  })
  const shown = [...table(results), ...results.flatMap(section)]
  const text = [...opening(), ...shown, ...byHand(), ...closing()]
  writeFileSync(REPORT, `${text.join('\n')}\n`)
}

function opening(): string[] {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`
  return [
    '# Trust',
    '',
    'What was done to the product to make it lose, double or show what it must not, and what came',
    `of it. Written by \`npm run trust\` (${machine}, Node ${process.versions.node}); short forms of`,
    'the parts run in `npm test`.',
    '',
  ]
}

function table(results: readonly Result[]): string[] {
  return [
    '| part | shows | operations | faults | violations | | date | seconds |',
    '|---|---|---:|---:|---:|---|---|---:|',
    ...results.map((result) => {
      const { part, shows, operations, faults, violations, date, seconds } = result
      const counts = [operations, faults, violations.length].map((n) => n.toLocaleString('en'))
      const cells = [`[${part}](#${part})`, shows, ...counts, verdict(result), date, seconds]
      return `| ${cells.join(' | ')} |`
    }),
    '',
  ]
}

function verdict({ holds }: Result): string {
  return holds === null ? 'not run' : holds ? 'holds' : '**broken**'
}

function section(result: Result): string[] {
  const { part, command, skipped, violations, figures } = result
  return [
    `## ${part}`,
    '',
    `\`${command}\``,
    '',
    ...(skipped === undefined ? [] : [`Not run: ${skipped}`, '']),
    ...figures,
    ...(figures.length > 0 ? [''] : []),
    ...violations.slice(0, SHOWN).map((violation) => `- ${violation}`),
    ...(violations.length > 0 ? [''] : []),
  ]
}

/** What people tried who had not seen the code: no program can do that for them. */
function byHand(): string[] {
  return [readFileSync(join(FOLDER, 'by-hand.md'), 'utf8')]
}

function closing(): string[] {
  return [
    '## What this cannot show',
    '',
    'One machine cannot show',
    ...CANNOT_SHOW.map((line) => `- ${line}`),
  ]
}
