import type { BookTable } from '../book'
import type { BookKind, SlotDef } from '../definition'
import { VARIANTS, type Variant } from '../event'
import { weigh } from '../weigh'
import { tumbleSimulator } from './tumble-sim'

/** A bought feature is twenty times as long as a spin, and never pays nothing: fewer are enough. */
export const BOOKS: Readonly<Record<BookKind, number>> = { spin: 2 ** 20, buy: 2 ** 17 }

/** A table and what only its maker knows: which books have free spins, and what those won. */
export interface MadeBooks {
  readonly table: BookTable
  readonly free: Int32Array
  readonly featured: Uint8Array
}

const RETURN: Readonly<Record<Variant, number>> = { '94': 0.94, '96': 0.96, '97': 0.97 }

/** Plays every book once and weighs them: the same definition always gives the same table. */
export function makeBooks(def: SlotDef, kind: BookKind, count = BOOKS[kind]): MadeBooks {
  const { book } = tumbleSimulator(def)
  const payouts = new Int32Array(count)
  const free = new Int32Array(count)
  const featured = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const round = book(kind, index)
    payouts[index] = round.cents
    free[index] = Math.min(round.free, round.cents)
    featured[index] = round.feature ? 1 : 0
  }
  const price = kind === 'buy' ? priceOf(def) : 100
  const weights = Object.fromEntries(
    VARIANTS.map((variant) => {
      const target = price * RETURN[variant]
      const classes = classesOf(def, { kind, target, payouts, featured })
      return [variant, weigh({ payouts, classes }, target)]
    }),
  ) as Record<Variant, Uint16Array>
  return { table: { game: def.id, kind, payouts, weights }, free, featured }
}

export function makeBookTable(def: SlotDef, kind: BookKind): BookTable {
  return makeBooks(def, kind).table
}

/**
 * A spin pays nothing, without or with the feature, or the most; a bought feature little or much.
 */
function classesOf(
  def: SlotDef,
  made: {
    readonly kind: BookKind
    readonly target: number
    readonly payouts: Int32Array
    readonly featured: Uint8Array
  },
): Uint8Array {
  const cap = Math.round(def.limits.maxWinX * 100)
  return Uint8Array.from(made.payouts, (payout, index) => {
    if (payout >= cap) return 3
    if (made.kind === 'buy') return payout < made.target ? 0 : 1
    if (made.featured[index]) return 2
    return payout === 0 ? 0 : 1
  })
}

export function priceOf(def: SlotDef): number {
  const buy = def.features.find((feature) => feature.type === 'buy')
  if (!buy) throw new Error(`${def.id} has nothing to buy`)
  return buy.price
}
