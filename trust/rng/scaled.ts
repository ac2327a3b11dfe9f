import type { Draw } from '@camellia/engines/draw'
import { drawFrom } from '@camellia/engines/stream'
import { nativeBlock } from '../../apps/server/src/fairness/seeds'

/** Two-sided, 99 %. */
const BAND = 2.576
const DRAWS_PER_ROUND = 40

/** How far what came lies from what chance gives, in standard deviations. */
export interface Finding {
  readonly what: string
  readonly draws: number
  readonly z: number
}

export type Chance = (label: string) => Draw

/** Draws as the server makes them: a new nonce every few draws. */
export const gamesDraw: Chance = (label) => {
  const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i)
  let nonce = 0
  let left = 0
  let draw: Draw = () => 0
  return (below) => {
    if (left-- === 0) {
      draw = drawFrom(
        { serverSeed, clientSeed: label, nonce: nonce++, game: 'rng', stream: 2 },
        nativeBlock,
      )
      left = DRAWS_PER_ROUND - 1
    }
    return draw(below)
  }
}

/** What a careless hand would write: the rest of a byte. It must be found out. */
export const byteModulo: Chance = (label) => {
  const fair = gamesDraw(label)
  return (below) => fair(256) % below
}

export const withinBand = ({ z }: Finding): boolean => Math.abs(z) < BAND

/**
 * One in a hundred honest tests lies outside its band: it is asked again with fresh draws, four
 * times as many, and must then lie within.
 */
export function judge(test: (draws: number, label: string) => Finding, draws: number): Finding {
  const first = test(draws, 'first')
  return withinBand(first) ? first : test(draws * 4, 'again')
}

export function frequency(chance: Chance, below: number, draws: number, label: string): Finding {
  const draw = chance(`frequency ${below} ${label}`)
  const counts = new Array<number>(below).fill(0)
  for (let i = 0; i < draws; i++) count(counts, draw(below))
  const z = deviation(
    counts,
    counts.map(() => draws / below),
  )
  return { what: `draw(${below}): every number as often`, draws, z }
}

/** Pairs that do not overlap, by at most sixteen classes a side. */
export function serial(chance: Chance, below: number, draws: number, label: string): Finding {
  const draw = chance(`serial ${below} ${label}`)
  const sides = Math.min(below, 16)
  const classOf = (value: number) => Math.floor((value * sides) / below)
  const share = new Array<number>(sides).fill(0)
  for (let value = 0; value < below; value++) count(share, classOf(value))
  const pairs = new Array<number>(sides * sides).fill(0)
  const total = Math.floor(draws / 2)
  for (let i = 0; i < total; i++) count(pairs, classOf(draw(below)) * sides + classOf(draw(below)))
  const expected = pairs.map(
    (_, at) =>
      ((share[Math.floor(at / sides)] ?? 0) * (share[at % sides] ?? 0) * total) / below ** 2,
  )
  return { what: `draw(${below}): no number says the next`, draws, z: deviation(pairs, expected) }
}

/** How long one waits for a number of the lowest quarter. */
export function gaps(chance: Chance, below: number, draws: number, label: string): Finding {
  const draw = chance(`gaps ${below} ${label}`)
  const low = Math.ceil(below / 4)
  const longest = 20
  const found = new Array<number>(longest + 1).fill(0)
  let gap = 0
  for (let i = 0; i < draws; i++) {
    if (draw(below) >= low) gap++
    else {
      count(found, Math.min(gap, longest))
      gap = 0
    }
  }
  const hit = low / below
  const total = found.reduce((sum, each) => sum + each, 0)
  const expected = found.map(
    (_, i) => total * (i < longest ? hit * (1 - hit) ** i : (1 - hit) ** longest),
  )
  return { what: `draw(${below}): gaps as long as chance`, draws, z: pooled(found, expected) }
}

type Shuffle = (cards: number[], draw: Draw) => void

export const fisherYates: Shuffle = (cards, draw) => {
  for (let last = cards.length - 1; last > 0; last--) swap(cards, last, draw(last + 1))
}

/** Sorting by a coin: a classic that favours some orders. It must be found out. */
export const sortShuffle: Shuffle = (cards, draw) => {
  cards.sort(() => draw(2) - 0.5)
}

/** Every place with every place: as wrong, and as often seen. */
export const swapShuffle: Shuffle = (cards, draw) => {
  for (let place = 0; place < cards.length; place++) swap(cards, place, draw(cards.length))
}

/** All 120 orders of five cards. */
export function orders(shuffle: Shuffle, name: string, draws: number, label: string): Finding {
  const draw = gamesDraw(`orders ${label}`)
  const counts = new Map<string, number>()
  for (let i = 0; i < draws; i++) {
    const cards = [0, 1, 2, 3, 4]
    shuffle(cards, draw)
    const order = cards.join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  const found = Array.from({ length: 120 }, (_, at) => [...counts.values()][at] ?? 0)
  const expected = found.map(() => draws / 120)
  return { what: `${name}: all orders of five cards`, draws, z: deviation(found, expected) }
}

function swap(cards: number[], a: number, b: number): void {
  const kept = cards[a] as number
  cards[a] = cards[b] as number
  cards[b] = kept
}

function count(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/** Classes in which less than ten are expected are one class. */
function pooled(found: readonly number[], expected: readonly number[]): number {
  const few = expected.findIndex((each) => each < 10)
  if (few < 0) return deviation(found, expected)
  const sum = (list: readonly number[]) => list.slice(few).reduce((all, each) => all + each, 0)
  return deviation(
    [...found.slice(0, few), sum(found)],
    [...expected.slice(0, few), Math.max(sum(expected), 1e-9)],
  )
}

function deviation(found: readonly number[], expected: readonly number[]): number {
  const square = found.reduce(
    (sum, each, i) => sum + (each - (expected[i] ?? 1)) ** 2 / (expected[i] ?? 1),
    0,
  )
  return deviationOf(square, found.length - 1)
}

/** A χ² as standard deviations, by the usual cube root. */
export function deviationOf(square: number, freedom: number): number {
  const rest = 2 / (9 * freedom)
  return (Math.cbrt(square / freedom) - (1 - rest)) / Math.sqrt(rest)
}
