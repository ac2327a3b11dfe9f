import { isLost, makeAttempts } from '@camellia/client/attempts'
import { call } from '@camellia/client/call'
import type { OutputOf } from '@camellia/contract/endpoint'
import { type BetInput, bet } from '@camellia/contract/play'
import { Refusal } from '@camellia/kernel/refusal'
import { chooseClientSeed } from './client-seed'

/** Waits between the tries for an answer that was lost. */
const AGAIN_MS = [800, 2_500]

export type Placed = OutputOf<typeof bet>

export interface Bets {
  readonly place: (input: BetInput) => Promise<Placed>
}

/**
 * Places bets one after the other. An answer that was lost is asked for again under the same key,
 * at once and when the player presses again, so that no bet is ever placed twice.
 */
export function makeBets(): Bets {
  const attempts = makeAttempts()
  return {
    place: (input) =>
      attempts(input, (key) => seeded(() => answered(() => call(bet, input, { key })))),
  }
}

/** A first bet waits for this browser's own client seed. */
async function seeded(place: () => Promise<Placed>): Promise<Placed> {
  try {
    return await place()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'CLIENT_SEED_REQUIRED') throw error
    await chooseClientSeed()
    return place()
  }
}

async function answered(ask: () => Promise<Placed>): Promise<Placed> {
  for (const wait of AGAIN_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!isLost(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return ask()
}
