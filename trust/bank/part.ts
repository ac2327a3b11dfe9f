import type { Outcome, Part } from '../part'
import { type BankRun, runBank } from './bank'
import { OPERATIONS } from './operations'

/** In thirty minutes more than two hundred kills of the server and sixty of PostgreSQL. */
const KILL_EVERY_MS = 3_000

export const BANK: Part = {
  name: 'bank',
  shows: 'no won is lost or doubled while server and database are killed',
  async run({ minutes, scratch, say }) {
    const seconds = minutes * 60
    const run = await runBank({ dataDir: scratch, seconds, killEveryMs: KILL_EVERY_MS, say })
    return outcomeOf(run)
  },
}

function outcomeOf({ book, kills, seconds, kinds, checks }: BankRun): Outcome {
  const { operations, unknown, twice, refusals } = book.counts
  const declared = OPERATIONS.flatMap((operation) => operation.kinds)
  const missing = [...new Set(declared)].filter((kind) => !kinds.includes(kind))
  const unseen = missing.map((kind) => `${kind} never happened: the run was too short to show it`)
  const figures: readonly (readonly [string, number | string])[] = [
    ['operations with a definite answer', operations],
    ['operations a second', Math.round(operations / seconds)],
    ['of them refused, as they should be', refusals],
    ['asked twice at once under one name', twice],
    ['answers lost and asked for again', unknown],
    ['rounds', book.rounds.size],
    ['requests for money', book.requests.size],
    ['kills of the server', kills.server],
    ['kills of PostgreSQL', kills.postgres],
    ['times all books were compared', checks],
    ['kinds of movement seen', `${kinds.length}`],
  ]
  return {
    operations,
    faults: kills.server + kills.postgres,
    violations: [...book.violations, ...unseen],
    figures: [
      '| figure | |',
      '|---|---:|',
      ...figures.map(([name, value]) => `| ${name} | ${value.toLocaleString('en')} |`),
    ],
  }
}
