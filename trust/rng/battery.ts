import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Ask, Outcome } from '../part'
import { badStream, nameOf, type Ran, type Row, runTest, TESTS } from './dieharder'
import { isInstalled } from './programs'

/** The whole battery takes hours on a busy machine: what is done is done, as long as it holds. */
const KEPT = join('docs', 'trust', 'rng-battery.json')
/** Whoever changes one of these begins anew. */
const DEPENDS_ON = ['trust/rng/stream.ts', 'packages/engines/src/stream.ts']

interface Kept {
  readonly of: string
  readonly ran: Readonly<Record<string, Ran>>
}

/** Each test reads a stream of its own from its beginning, so that it comes out the same again. */
export async function runBattery({ minutes, say }: Ask): Promise<Outcome> {
  if (!isInstalled('dieharder')) {
    const figures = ['dieharder is not installed here: its battery was not run.']
    return { operations: 0, faults: 0, violations: [], figures }
  }
  const until = Date.now() + minutes * 60_000
  const before = readKept()
  const ran = new Map(Object.entries(before.ran))
  for (const test of TESTS) {
    const name = nameOf(test)
    if (ran.has(name) || Date.now() >= until) continue
    const result = await runTest(test)
    ran.set(name, result)
    writeKept({ of: before.of, ran: Object.fromEntries(ran) })
    for (const { name: row, tuple, p, says } of result.rows) say(`   ${row} ${tuple}: ${p} ${says}`)
  }
  const control = (await runTest({ number: 100 }, badStream())).rows
  const results = TESTS.flatMap((test) => ran.get(nameOf(test)) ?? [])
  const rows = results.flatMap((result) => result.rows)
  const last = results.flatMap((result) => lastRows(result.rows))
  const bytes = results.reduce((sum, result) => sum + result.bytes, 0)
  const late = TESTS.map(nameOf).filter((name) => !ran.has(name))
  return {
    operations: bytes / 4,
    faults: 1,
    violations: [
      ...rows.filter(({ says }) => says === 'FAILED').map(sentence),
      ...(control.every(({ says }) => says === 'FAILED')
        ? []
        : ['dieharder finds nothing wrong with a generator that is']),
    ],
    figures: figuresOf({ rows, last, late, bytes, earlier: Object.keys(before.ran).length }),
  }
}

/**
 * A test that is weak is done again with more samples, and then says all its rows once more: only
 * those with the most samples count, or one test would be counted several times.
 */
export function lastRows(rows: readonly Row[]): readonly Row[] {
  const most = Math.max(...rows.map(({ samples }) => samples))
  return rows.filter(({ samples }) => samples === most)
}

function sentence({ name, tuple, p }: Row): string {
  return `dieharder ${name} ${tuple} fails with p = ${p}`
}

function readKept(): Kept {
  const texts = DEPENDS_ON.map((path) => readFileSync(path, 'utf8')).join('')
  const of = createHash('sha256').update(texts).digest('hex')
  if (!existsSync(KEPT)) return { of, ran: {} }
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept
  return kept.of === of ? kept : { of, ran: {} }
}

function writeKept(kept: Kept): void {
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(kept))
}

interface Figures {
  /** All that was said, on the way too. */
  readonly rows: readonly Row[]
  /** What it came to. */
  readonly last: readonly Row[]
  readonly late: readonly string[]
  readonly bytes: number
  readonly earlier: number
}

function figuresOf({ rows, last, late, bytes, earlier }: Figures): string[] {
  const many = (says: string) => last.filter((row) => row.says === says).length
  const onTheWay = rows.filter((row) => row.says === 'WEAK' && !last.includes(row)).length
  const ran = TESTS.length - late.length
  const kept = earlier > 0 ? `, ${earlier} of them in earlier runs on the same stream` : ''
  return [
    `dieharder \`-g 200 -k 2 -Y 1\`: ${ran} of ${TESTS.length} calls of \`-a\` (lagged sums to a ` +
      `lag of 3)${kept}; ${last.length} results: ${many('PASSED')} passed, ${many('WEAK')} weak, ` +
      `${many('FAILED')} failed; ${onTheWay} were weak on the way and looked at again. It read ` +
      `${(bytes / 1e9).toFixed(1)} GB through a pipe, of which about 40 MB a call only to measure ` +
      'its speed. A control generator fails.',
    ...(late.length > 0 ? ['', `Not run within the time given: ${late.join(', ')}.`] : []),
    '',
    '| dieharder | tuple | samples | p | |',
    '|---|---:|---:|---:|---|',
    ...last.map(
      ({ name, tuple, samples, p, says }) =>
        `| ${name} | ${tuple} | ${samples} | ${p} | ${says.toLowerCase()} |`,
    ),
  ]
}
