import { randomBytes } from 'node:crypto'
import type { AnyEndpoint, InputOf, OutputOf } from '@camellia/contract/endpoint'
import { announceSeeds, rotateSeeds } from '@camellia/contract/fairness'

interface Person {
  readonly ask: <E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
  ) => Promise<{ readonly data: OutputOf<E> | null } | undefined>
}

/** As a browser does before a first bet: sees the commit, then chooses its half of the seeds. */
export async function chooseFirstSeed(person: Person): Promise<void> {
  const seeds = (await person.ask(announceSeeds, {}))?.data
  if (!seeds?.next || seeds.active) return
  const clientSeed = randomBytes(8).toString('hex')
  await person.ask(rotateSeeds, { next: seeds.next.id, clientSeed })
}
