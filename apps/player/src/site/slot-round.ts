import type { Round } from '@camellia/contract/play'
import type { SlotOutcome } from '@camellia/engines/slot/engine'
import type { SlotEvent } from '@camellia/engines/slot/event'

/** A round of a slot as its stage shows it. */
export interface SlotRecord {
  readonly id: string
  readonly bet: number
  /** What the player paid for it: the bet or the price of the feature; a gift costs nothing. */
  readonly cost: number
  readonly events: readonly SlotEvent[]
  readonly cents: number
  readonly win: number
  readonly at: string
}

/** As much of a round as the list of the last ones shows. */
export type PastRound = Pick<SlotRecord, 'id' | 'cost' | 'win' | 'at'>

/** A round that was just played. */
export interface SlotResult extends SlotRecord {
  /** After the win. */
  readonly balance: number
}

/** What the engine wrote into a round; undefined for games that are no slots. */
export function slotOutcome({ outcome }: Pick<Round, 'outcome'>): SlotOutcome | undefined {
  const { bet, cents, events } = outcome as Partial<SlotOutcome>
  const isSlot = typeof bet === 'number' && typeof cents === 'number' && Array.isArray(events)
  return isSlot ? (outcome as unknown as SlotOutcome) : undefined
}

export function slotRecord(round: Round): SlotRecord | undefined {
  const outcome = slotOutcome(round)
  return (
    outcome && {
      id: round.id,
      bet: outcome.bet,
      cost: round.gift ? 0 : round.stake,
      events: outcome.events,
      cents: outcome.cents,
      win: round.win,
      at: round.createdAt,
    }
  )
}
