import { call } from '@camellia/client/call'
import { randomHex } from '@camellia/client/random-hex'
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
  let attempt: { readonly key: string; readonly text: string } | undefined
  return {
    place: async (input) => {
      const text = JSON.stringify(input)
      if (attempt?.text !== text) attempt = { key: randomHex(), text }
      const { key } = attempt
      try {
        const placed = await seeded(() => answered(() => call(bet, input, { key })))
        attempt = undefined
        return placed
      } catch (error) {
        if (!isLost(error)) attempt = undefined
        throw error
      }
    },
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

function isLost(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'NETWORK_ERROR'
}
