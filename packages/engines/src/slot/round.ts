import type { SlotEvent, SlotRound } from './event'

/** A round while it is being made. */
export interface Tally {
  readonly events: SlotEvent[]
  readonly cap: number
  cents: number
  /** The greatest win is reached: nothing more is played. */
  done: boolean
}

export function openTally(cap: number): Tally {
  return { events: [], cap, cents: 0, done: false }
}

export function pay(tally: Tally, cents: number): void {
  tally.cents += cents
  if (tally.cents < tally.cap) return
  tally.cents = tally.cap
  tally.done = true
}

export function closeTally({ events, cents, cap, done }: Tally): SlotRound {
  if (done) events.push({ type: 'cap', cents: cap })
  events.push({ type: 'final', cents })
  return { events, cents }
}
