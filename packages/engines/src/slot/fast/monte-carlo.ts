import { at } from '../at'
import type { SlotDef } from '../definition'
import type { Variant } from '../event'
import { playSlot } from '../play'
import { saltOf, smallDraw } from '../prng'
import type { Figures, Ground } from './figures'
import { stripsSimulator } from './strips-sim'

export interface Checked {
  readonly rounds: number
  readonly mean: number
  /** How many standard errors the mean lies from the computed return. */
  readonly z: number
}

/** Plays many rounds, always the same ones, and looks whether they agree with what was computed. */
export function monteCarlo(
  def: SlotDef,
  figures: Figures,
  { ground, rounds }: { readonly ground: Ground; readonly rounds: number },
): Checked {
  const [played, sum] = play(def, figures.variant, { ground, rounds })
  const mean = sum / played / 100
  return { rounds: played, mean, z: (mean - figures.rtp) / (figures.sd / Math.sqrt(played)) }
}

function play(
  def: SlotDef,
  variant: Variant,
  { ground, rounds }: { readonly ground: Ground; readonly rounds: number },
): [rounds: number, cents: number] {
  const salt = saltOf(`${def.id}:${variant}:check`)
  if (ground.books) return [rounds, pickBooks(ground, variant, { rounds, salt })]
  if (!def.groups) return [rounds, stripsSimulator(def, variant).run(rounds, 1, salt).sum]
  // Titles with mixed groups have no simulator of their own: the plain engine, a tenth as often.
  const fewer = Math.ceil(rounds / 10)
  const draw = smallDraw(1, salt)
  let sum = 0
  for (let i = 0; i < fewer; i++) sum += playSlot(def, variant, {}, draw).cents
  return [fewer, sum]
}

/** Picks as a round does, by weight: a book and, heavy enough or not, whether it stays. */
function pickBooks(
  { books }: Ground,
  variant: Variant,
  { rounds, salt }: { readonly rounds: number; readonly salt: number },
): number {
  const table = books?.spin?.table
  if (!table) throw new Error('no books to pick from')
  const weights = table.weights[variant]
  const most = weights.reduce((max, weight) => Math.max(max, weight), 0)
  const draw = smallDraw(1, salt)
  let sum = 0
  for (let i = 0; i < rounds; ) {
    const book = draw(weights.length)
    if (draw(most) >= at(weights, book)) continue
    sum += at(table.payouts, book)
    i++
  }
  return sum
}
