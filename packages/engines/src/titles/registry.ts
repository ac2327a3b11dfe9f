import type { SlotDef } from '../slot/definition'
import { defHash } from '../slot/hash'
import { RETIRED } from './retired/retired'
import { TITLES } from './titles'

/** Every definition that rounds were ever played with. */
export interface Registry {
  /** By its hash, as a round names it. */
  readonly named: (hash: string) => SlotDef | undefined
  /** The one that is played now. */
  readonly current: (game: string) => SlotDef | undefined
}

export function registryOf(
  current: Readonly<Record<string, SlotDef>>,
  retired: readonly SlotDef[],
): Registry {
  const byHash = new Map([...Object.values(current), ...retired].map((def) => [defHash(def), def]))
  return {
    named: (hash) => byHash.get(hash),
    current: (game) => (Object.hasOwn(current, game) ? current[game] : undefined),
  }
}

let made: Registry | undefined

/** Of the house, made at its first use: a browser that verifies nothing need not hash them. */
export function definitions(): Registry {
  made ??= registryOf(TITLES, RETIRED)
  return made
}

/** A round names a definition that is none of ours: nothing can be said about it. */
export class UnknownDefinition extends Error {
  override readonly name = 'UnknownDefinition'
  readonly hash: string

  constructor(hash: string) {
    super(`unknown definition: ${hash}`)
    this.hash = hash
  }
}

/** The definition a round was played with, by the hash it names; without one, today's. */
export function definitionOf(
  { game, hash }: { readonly game: string; readonly hash: unknown },
  registry: Registry = definitions(),
): SlotDef | undefined {
  const current = registry.current(game)
  if (hash === undefined) return current
  const def = registry.named(String(hash))
  // A definition of another title proves nothing about this one.
  if (!def || def.id !== game) throw new UnknownDefinition(String(hash))
  return def
}
