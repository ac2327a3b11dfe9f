import type { Ask, Outcome, Part } from '../part'
import { runBattery } from './battery'
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
export const RNG: Part = {
  name: 'rng',
  shows: 'The stream behind every game is even and says nothing about what comes next.',
  async run(ask) {
    const scaled = scaledDraws(ask)
    const programs = await otherPrograms(ask)
    const { pieces, shared } = await sharedPieces()
    const battery = await runBattery(ask)
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
