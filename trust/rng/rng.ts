import type { Ask, Outcome, Part } from '../part'
import { badStream, nameOf, type Row, runTest, TESTS } from './dieharder'
import { isInstalled, runEnt, runFips } from './programs'
import {
  byteModulo,
  type Finding,
  fisherYates,
  frequency,
  gamesDraw,
  gaps,
  judge,
  orders,
  serial,
  sortShuffle,
  swapShuffle,
  withinBand,
} from './scaled'
import { sharedPieces } from './two-processes'

const RANGES = [2, 6, 37, 52, 1_000, 10_007]
const DRAWS = 1_000_000

/** Dieharder alone decides how long it reads; the rest takes about a minute. */
export const rng: Part = {
  name: 'rng',
  shows: 'The stream behind every game is even and says nothing about what comes next.',
  async run(ask) {
    const scaled = scaledDraws(ask)
    const programs = await otherPrograms(ask)
    const { pieces, shared } = await sharedPieces()
    const battery = await dieharder(ask)
    return {
      operations: scaled.operations + battery.operations,
      faults: scaled.faults + battery.faults,
      violations: [
        ...scaled.violations,
        ...programs.flatMap(({ wrong }) => wrong),
        ...(shared > 0 ? [`two processes have ${shared} pieces of 16 bytes in common`] : []),
        ...battery.violations,
      ],
      figures: [
        ...scaled.figures,
        '',
        ...programs.map(({ line }) => `- ${line}`),
        `- two processes: ${pieces.toLocaleString('en')} pieces of 16 bytes, ${shared} in common`,
        '',
        ...battery.figures,
      ],
    }
  },
}

/** Draws after scaling, and three wrong ways to scale that the same tests must find. */
export function scaledDraws({ say }: Pick<Ask, 'say'>, draws = DRAWS): Outcome {
  const honest = [
    ...RANGES.flatMap((below) =>
      [frequency, serial, gaps].map((test) =>
        judge((many, label) => test(gamesDraw, below, many, label), draws),
      ),
    ),
    judge((many, label) => orders(fisherYates, 'Fisher–Yates', many, label), draws / 4),
  ]
  const wrong = [
    frequency(byteModulo, 37, draws, 'control'),
    orders(sortShuffle, 'control, sorting by a coin', draws / 4, 'control'),
    orders(swapShuffle, 'control, swapping with any place', draws / 4, 'control'),
  ].map((found, at) => (at === 0 ? { ...found, what: 'control, byte % 37' } : found))
  say(`   ${honest.length} tests of scaled draws, ${wrong.length} controls`)
  return {
    operations: honest.reduce((sum, found) => sum + found.draws, 0),
    faults: wrong.length,
    violations: [
      ...honest.filter((found) => !withinBand(found)).map(sentence),
      ...wrong.filter(withinBand).map(({ what }) => `${what} was not found out`),
    ],
    figures: [
      '| scaled draws | draws | standard deviations |',
      '|---|---:|---:|',
      ...[...honest, ...wrong].map(
        ({ what, draws: many, z }) =>
          `| ${what} | ${many.toLocaleString('en')} | ${z.toFixed(2)} |`,
      ),
    ],
  }
}

function sentence({ what, draws, z }: Finding): string {
  return `${what}: ${z.toFixed(2)} standard deviations off in ${draws} draws`
}

async function otherPrograms({ say }: Ask) {
  const missing = (name: string) => ({ line: `${name} is not installed here: not run`, wrong: [] })
  const said = [
    isInstalled('ent') ? await runEnt() : missing('ent'),
    isInstalled('rngtest') ? await runFips() : missing('rngtest'),
  ]
  for (const { line } of said) say(`   ${line}`)
  return said
}

async function dieharder({ minutes, say }: Ask): Promise<Outcome> {
  const nothing = { operations: 0, faults: 0, violations: [] }
  if (!isInstalled('dieharder')) {
    return { ...nothing, figures: ['dieharder is not installed here: its battery was not run.'] }
  }
  const until = Date.now() + minutes * 60_000
  const rows: Row[] = []
  const late: string[] = []
  let bytes = 0
  for (const test of TESTS) {
    if (Date.now() >= until) late.push(nameOf(test))
    else {
      const ran = await runTest(test)
      rows.push(...ran.rows)
      bytes += ran.bytes
      for (const { name, tuple, p, says } of ran.rows) say(`   ${name} ${tuple}: ${p} ${says}`)
    }
  }
  const control = (await runTest({ number: 100 }, badStream())).rows
  return {
    operations: bytes / 4,
    faults: 1,
    violations: [
      ...rows
        .filter(({ says }) => says === 'FAILED')
        .map(({ name, tuple, p }) => `dieharder ${name} ${tuple} fails with p = ${p}`),
      ...(control.every(({ says }) => says === 'FAILED')
        ? []
        : ['dieharder finds nothing wrong with a generator that is']),
    ],
    figures: batteryFigures({ rows, late, bytes }),
  }
}

function batteryFigures({
  rows,
  late,
  bytes,
}: {
  readonly rows: readonly Row[]
  readonly late: readonly string[]
  readonly bytes: number
}): string[] {
  const many = (says: string) => rows.filter((row) => row.says === says).length
  const ran = TESTS.length - late.length
  return [
    `dieharder \`-g 200 -k 2 -Y 1\`: ${ran} of ${TESTS.length} calls of \`-a\` (lagged sums to a ` +
      `lag of 3), ${(bytes / 1e9).toFixed(1)} GB through a pipe: ${many('PASSED')} passed, ` +
      `${many('WEAK')} weak on the way, ${many('FAILED')} failed. A control generator fails.`,
    ...(late.length > 0 ? ['', `Not run within the time given: ${late.join(', ')}.`] : []),
    '',
    '| dieharder | tuple | samples | p | |',
    '|---|---:|---:|---:|---|',
    ...rows.map(
      ({ name, tuple, samples, p, says }) =>
        `| ${name} | ${tuple} | ${samples} | ${p} | ${says.toLowerCase()} |`,
    ),
  ]
}
