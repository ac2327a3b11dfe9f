import { createHash } from 'node:crypto'
import { ENGINES } from '@camellia/engines/games'
import type { BookTables } from '@camellia/engines/slot/book'
import { VARIANTS, type Variant } from '@camellia/engines/slot/event'
import { commitOf, drawFrom, type StreamVersion, seedToHex } from '@camellia/engines/stream'
import { BET_STEPS } from '@camellia/engines/titles/bet-steps'
import { TITLES } from '@camellia/engines/titles/titles'
import type { Claim } from '@camellia/engines/verify'
import { won } from '@camellia/kernel/won'

/** A game, or what can be bought in it. */
export interface Kind {
  readonly game: string
  readonly buy: boolean
  /** Whether it needs the tables of books. */
  readonly books: boolean
}

export function kinds(): readonly Kind[] {
  return [
    { game: 'odd-even', buy: false, books: false },
    ...Object.values(TITLES).flatMap(({ id, mode, features }) => {
      const own = { game: id, books: mode === 'book' }
      const bought = features.some(({ type }) => type === 'buy')
      return bought
        ? [
            { ...own, buy: false },
            { ...own, buy: true },
          ]
        : [{ ...own, buy: false }]
    }),
  ]
}

/** Round number `n` of a kind: every variant and both forms of the stream have their turn. */
export function recordOf({ game, buy }: Kind, n: number, tables: BookTables): Claim {
  const serverSeed = createHash('sha256')
    .update(`${game}:${buy}:${n >> 3}`)
    .digest()
  const stream: StreamVersion = n % 4 === 3 ? 1 : 2
  return played({
    game,
    choice: game === 'odd-even' ? { pick: n % 2 ? 'ODD' : 'EVEN' } : buy ? { buy } : {},
    // Odd stakes show whether the fraction of a won is left out as it should be.
    stake: game === 'odd-even' ? 1_001 + 7 * n : (BET_STEPS[n % BET_STEPS.length] ?? 200),
    ...{ serverSeed, clientSeed: `client.${n % 7}_seed-${n >> 3}`, nonce: n, stream },
    ...{ variant: VARIANTS[n % VARIANTS.length] ?? '96', tables },
  })
}

export interface Wanted {
  readonly game: string
  readonly choice: Readonly<Record<string, unknown>>
  readonly stake: number
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
  readonly nonce: number
  readonly stream: StreamVersion
  readonly variant: Variant
  readonly tables: BookTables
}

/** A round as the server would have played and kept it. */
export function played({ tables, serverSeed, ...wanted }: Wanted): Claim {
  const { game, choice, stake, variant, ...seeds } = wanted
  const engine = ENGINES[game]
  if (!engine) throw new Error(`no such game: ${game}`)
  const draw = drawFrom({ serverSeed, game, ...seeds })
  const { outcome, win } = engine.play({ stake: won(stake), choice, draw, variant, tables })
  const own = { game, stake, choice, commit: commitOf(serverSeed) }
  const slot = game === 'odd-even' ? {} : { variant }
  return { ...own, serverSeed: seedToHex(serverSeed), ...seeds, ...slot, outcome, win }
}
