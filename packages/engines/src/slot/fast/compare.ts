import type { BookKind, SlotDef } from '../definition'
import { playSlot, simulateBook } from '../play'
import { smallDraw } from '../prng'
import { stripsSimulator } from './strips-sim'
import { tumbleSimulator } from './tumble-sim'

const SALT = 5

/** Rounds by the simulator and by the plain engine: the seeds whose rounds do not pay the same. */
export function differing(def: SlotDef, kind: BookKind, seeds: number): number[] {
  const [fast, plain] = def.mode === 'strips' ? strips(def) : books(def, kind)
  const other: number[] = []
  for (let seed = 0; seed < seeds; seed++) if (fast(seed) !== plain(seed)) other.push(seed)
  return other
}

type Pays = (seed: number) => number

/** A title with mixed groups has no simulator: its cycle is counted by the plain engine itself. */
export function hasSimulator(def: SlotDef): boolean {
  return def.mode === 'book' || def.groups === undefined
}

function strips(def: SlotDef): [Pays, Pays] {
  const { round } = stripsSimulator(def, '96')
  return [
    (seed) => round(seed, SALT),
    (seed) => playSlot(def, '96', {}, smallDraw(seed, SALT)).cents,
  ]
}

function books(def: SlotDef, kind: BookKind): [Pays, Pays] {
  const { book } = tumbleSimulator(def)
  return [(seed) => book(kind, seed).cents, (seed) => simulateBook(def, kind, seed).cents]
}
