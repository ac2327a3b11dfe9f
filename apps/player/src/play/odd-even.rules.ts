import { timesHundredths, type Won, won } from '@camellia/kernel/won'

export type Pick = 'ODD' | 'EVEN'

export const PICKS: readonly Pick[] = ['ODD', 'EVEN']
export const CHIPS = [1_000, 5_000, 10_000, 50_000, 100_000] as const

/** The odds in hundredths that a declared return means when half of the balls win. */
export function oddsOf(rtp: number): number {
  return Math.round(rtp / 50)
}

export function returnsFor(stake: number, rtp: number): Won {
  return timesHundredths(won(stake), oddsOf(rtp))
}

interface Limits {
  readonly minBet: number
  readonly maxBet: number
}

/** Stakes are multiples of it (games.md, money rule); the server refuses others. */
const STEP = 100

/** Within the limits of the title and on a step, whatever was typed or pressed. */
export function heldTo(stake: number, { minBet, maxBet }: Limits): number {
  return Math.min(maxBet, Math.max(minBet, Math.floor(stake / STEP) * STEP))
}

/** One step up or down on a scale that fits the size of the stake. */
export function stepFrom(stake: number, direction: 1 | -1): number {
  const size = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(stake, 1))))
  const step = direction === -1 && stake === size ? size / 10 : size
  return stake + direction * Math.max(100, step)
}
