import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VARIANTS } from '@camellia/engines/slot/event'
import { STREAMS } from '@camellia/engines/stream'
import { loadBooks } from '../../apps/server/src/play/books'
import { kinds, played } from './records'

/** Rounds of the same seeds that show what is seldom: a set, and the cap that ends free spins. */
const SELDOM = [
  { game: 'hwatu-garden', nonce: 149 },
  { game: 'bingsu-pop', nonce: 1_908_623 },
] as const

/**
 * `node tools/run.mjs tools/independent/vectors.ts`: the records in docs/fairness-vectors.json. They
 * are published, so that a change of any of them is a mistake; new games add theirs. The hash of
 * the file is kept in packages/engines/src/titles/vectors.ts.
 */
async function main(): Promise<void> {
  const tables = await loadBooks(join('.data', 'books'))
  const seeds = {
    serverSeed: Uint8Array.from({ length: 32 }, (_, i) => i),
    clientSeed: 'lucky-client-seed',
    nonce: 42,
  }
  const records = kinds().flatMap(({ game, buy }) =>
    STREAMS.flatMap((stream) => {
      const own = { game, stream, stake: 1_000, tables, ...seeds }
      if (game === 'odd-even') {
        return (['ODD', 'EVEN'] as const).map((pick) =>
          played({ ...own, stake: 1_001, choice: { pick }, variant: '96' }),
        )
      }
      return VARIANTS.map((variant) => played({ ...own, choice: buy ? { buy } : {}, variant }))
    }),
  )
  const seldom = SELDOM.map((one) =>
    played({ ...seeds, ...one, stream: 2, stake: 1_000, tables, choice: {}, variant: '96' }),
  )
  const lines = [...records, ...seldom].map((record) => JSON.stringify(record))
  writeFileSync(join('docs', 'fairness-vectors.json'), `[\n${lines.join(',\n')}\n]\n`)
}

await main()
