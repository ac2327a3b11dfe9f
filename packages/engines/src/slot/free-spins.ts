import type { Draw } from '../draw'
import { at } from './at'
import { noMarks } from './cells'
import type { Slot } from './compile'
import type { FreeSpins } from './definition'
import type { Cell } from './event'
import { pay, type Tally } from './round'
import { type Lasting, spin } from './spin'

/** Started by scatters, which pay too; more of them on the way give more spins, up to a stop. */
export function freeSpins(slot: Slot, scatters: readonly Cell[], tally: Tally, draw: Draw): void {
  const { free } = slot
  if (!free) return
  const spins = spinsFor(free.award, scatters.length)
  if (spins === 0) return
  const cents = at(at(slot.pays, slot.scatter), scatters.length)
  tally.events.push({ type: 'fsStart', spins, cells: scatters, cents })
  pay(tally, cents)
  if (tally.done) return
  const before = tally.cents
  playAll(slot, free, { spins, tally }, draw)
  if (!tally.done) tally.events.push({ type: 'fsEnd', cents: tally.cents - before })
}

function playAll(
  slot: Slot,
  free: FreeSpins,
  { spins, tally }: { readonly spins: number; readonly tally: Tally },
  draw: Draw,
): void {
  const lasting: Lasting = { marks: noMarks(slot), orbs: 0 }
  const set = slot.sets[free.set]
  if (!set) throw new Error(`${slot.def.id} has no set ${free.set}`)
  let total = Math.min(spins, free.spinsMax)
  for (let number = 1; number <= total; number++) {
    tally.events.push({ type: 'fsSpin', number, left: total - number })
    const cells = spin(slot, { set, mult: free.mult, lasting }, tally, draw)
    if (tally.done) return
    const more = Math.min(spinsFor(free.again, cells.length), free.spinsMax - total)
    const cents = scatterPay(slot, free, cells.length)
    if (more === 0 && cents === 0) continue
    total += more
    tally.events.push({ type: 'fsMore', spins: more, cells, cents })
    pay(tally, cents)
    if (tally.done) return
  }
}

/** Scatters pay in free spins where they give more of them. */
function scatterPay(slot: Slot, free: FreeSpins, count: number): number {
  if (spinsFor(free.again, count) === 0) return 0
  return at(at(slot.pays, slot.scatter), count) * free.mult
}

/** A number of scatters above the listed ones gives as many as the highest listed. */
export function spinsFor(award: Readonly<Record<number, number>>, count: number): number {
  for (let n = count; n > 0; n--) {
    const spins = award[n]
    if (spins !== undefined) return spins
  }
  return 0
}
