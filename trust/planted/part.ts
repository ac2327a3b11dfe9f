import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runBank } from '../bank/bank'
import type { Ask, Part } from '../part'
import { buildServer } from './build'
import { FAULTS, type Fault } from './faults'

const FOUND_WITHIN_S = 60
const KILL_EVERY_MS = 4_000

export const PLANTED: Part = {
  name: 'planted',
  shows: 'the bank test bites: faults built into the product are each found within a minute',
  async run(ask) {
    const found: Found[] = []
    for (const [n, fault] of FAULTS.entries()) {
      ask.say(`${n + 1} of ${FAULTS.length}: ${fault.name}`)
      found.push(await findFault(ask, fault, join(ask.scratch, String(n))))
    }
    return {
      operations: found.reduce((sum, { operations }) => sum + operations, 0),
      faults: FAULTS.length,
      violations: found
        .filter(({ seconds }) => seconds === undefined || seconds > FOUND_WITHIN_S)
        .map(({ fault }) => `"${fault.name}" was not found within ${FOUND_WITHIN_S} s`),
      figures: [
        '| fault | what it would mean | found after | by |',
        '|---|---|---:|---|',
        ...found.map(
          ({ fault, seconds, by }) =>
            `| ${fault.name} | ${fault.means} | ${seconds?.toFixed(1) ?? '–'} s | ${by} |`,
        ),
      ],
    }
  },
}

interface Found {
  readonly fault: Fault
  readonly seconds: number | undefined
  /** What the harness said. */
  readonly by: string
  readonly operations: number
}

export async function findFault(
  { say }: Pick<Ask, 'say'>,
  fault: Fault,
  folder: string,
): Promise<Found> {
  const bundle = await buildServer(join(folder, 'build'), fault.changes)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  for (const path of [folder, dataDir]) chmodSync(path, 0o711)
  const run = await runBank({
    ...{ dataDir, bundle, say },
    seconds: FOUND_WITHIN_S,
    killEveryMs: KILL_EVERY_MS,
    untilViolation: true,
  })
  const { foundAfterMs, book } = run
  return {
    fault,
    seconds: foundAfterMs === undefined ? undefined : foundAfterMs / 1_000,
    by: (book.violations[0] ?? 'nothing').replaceAll('|', '/').slice(0, 120),
    operations: book.counts.operations,
  }
}
