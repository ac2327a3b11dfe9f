import type { seedPair } from '@camellia/contract/fairness'
import type { Round } from '@camellia/contract/play'
import type { Claim as Claimed } from '@camellia/engines/verify'
import type * as z from 'zod/mini'
import { claimedOf, claimOf } from './claim'

export type Pair = z.output<typeof seedPair>

type Common = 'commit' | 'serverSeed' | 'clientSeed'

/** A round without what all rounds of its pair share. */
export type BundledRound = Omit<Claimed, Common> & { readonly id: string }

/** A revealed pair with its rounds: everything to check them, and nothing of who played. */
export interface Bundle extends Pick<Claimed, Common> {
  /** How many rounds the pair served. */
  readonly served: number
  readonly rounds: readonly BundledRound[]
}

/** In the order in which they were drawn. */
export function bundleOf(pair: Pair, rounds: readonly Round[]): Bundle {
  const { commit, clientSeed, nonce } = pair
  return {
    commit,
    clientSeed,
    serverSeed: pair.serverSeed ?? '',
    served: nonce,
    rounds: rounds.map(bundled).toSorted((a, b) => a.nonce - b.nonce),
  }
}

function bundled(round: Round): BundledRound {
  const { outcome, win, id } = round
  const {
    commit: _,
    serverSeed: __,
    clientSeed: ___,
    ...own
  } = claimedOf(claimOf(round, null), {
    outcome,
    win,
  })
  return { id, ...own }
}

export function claimIn({ commit, serverSeed, clientSeed }: Bundle, round: BundledRound): Claimed {
  const { id: _, ...own } = round
  return { commit, serverSeed, clientSeed, ...own }
}

/** Rounds the pair served that are not among these. */
export function missingFrom({ served, rounds }: Bundle): number {
  return Math.max(0, served - new Set(rounds.map(({ nonce }) => nonce)).size)
}

export function bundleText(bundle: Bundle): string {
  return JSON.stringify(bundle, null, 1)
}

const SEED = /^[0-9a-f]{64}$/

/** Reads such a text; undefined when it is none. What is inside a round is the verifier's affair. */
export function readBundle(text: string): Bundle | undefined {
  try {
    const raw = JSON.parse(text) as Partial<Record<keyof Bundle, unknown>> | null
    const { commit, serverSeed, clientSeed, served, rounds } = raw ?? {}
    const texts = [commit, serverSeed, clientSeed].every((value) => typeof value === 'string')
    if (!texts || !SEED.test(String(serverSeed)) || !Array.isArray(rounds)) return undefined
    if (!rounds.every(isRound)) return undefined
    return {
      commit: String(commit),
      serverSeed: String(serverSeed),
      clientSeed: String(clientSeed),
      served: Number.isSafeInteger(served) ? Number(served) : rounds.length,
      rounds,
    }
  } catch {
    return undefined // No JSON: it is said beside the button.
  }
}

function isRound(value: unknown): value is BundledRound {
  const { game, nonce, stake, choice } = (value ?? {}) as Partial<BundledRound>
  const whole = Number.isSafeInteger(nonce) && Number.isSafeInteger(stake)
  return typeof game === 'string' && whole && typeof choice === 'object' && choice !== null
}
