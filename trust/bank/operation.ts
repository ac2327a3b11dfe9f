import { randomInt } from 'node:crypto'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import type { PostingKind } from '@camellia/ledger/posting'
import type { Book } from './book'
import type { Hand } from './hand'

/** Everybody in the bank. */
export interface World {
  readonly book: Book
  /** Staff of the head office: whoever decides is one of them. */
  readonly staff: readonly Hand[]
  /** Partners with money of their own, who pay, collect and give. */
  readonly partners: readonly Hand[]
  /** Players who bind themselves, each once: a bound holds for longer than the test. */
  readonly fresh: Hand[]
  readonly bound: Hand[]
}

/** One thing people do with money, from the first call to the last. */
export interface Operation {
  readonly name: string
  readonly weight: number
  readonly calls: readonly AnyEndpoint[]
  /** The movements it may cause: together they are all there are. */
  readonly kinds: readonly PostingKind[]
  readonly run: (player: Hand, world: World) => Promise<void>
}

export function oneOf<T>(list: readonly T[]): T {
  const one = list[randomInt(list.length)]
  if (one === undefined) throw new Error('nobody is there')
  return one
}

export function twoOf<T>(list: readonly T[]): readonly [T, T] {
  const first = oneOf(list)
  const second = oneOf(list.filter((other) => other !== first))
  return [first, second]
}

export const chance = (percent: number): boolean => randomInt(100) < percent

export function between(least: number, most: number): number {
  return least + randomInt(most - least + 1)
}
