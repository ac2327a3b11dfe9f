import { timesHundredths, type Won, won } from '@camellia/kernel/won'
import type { Draw } from './draw'

/** One ball of ten; the right half of them pays 1.95 times the stake (games.md 1.4). */
const BALLS = 10
const ODDS_HUNDREDTHS = 195

export const ODD_EVEN_RTP = (ODDS_HUNDREDTHS * 100) / 2

export interface OddEvenChoice {
  readonly pick: 'ODD' | 'EVEN'
}

export interface OddEvenOutcome {
  readonly ball: number
  readonly result: 'ODD' | 'EVEN'
}

export interface OddEvenRound {
  readonly outcome: OddEvenOutcome
  readonly win: Won
}

export function playOddEven(stake: Won, choice: OddEvenChoice, draw: Draw): OddEvenRound {
  return settleOddEven(stake, choice, 1 + draw(BALLS))
}

/** Pure in the ball, so that every outcome can be enumerated and every round replayed. */
export function settleOddEven(stake: Won, choice: OddEvenChoice, ball: number): OddEvenRound {
  const result = ball % 2 === 1 ? 'ODD' : 'EVEN'
  const win = choice.pick === result ? timesHundredths(stake, ODDS_HUNDREDTHS) : won(0)
  return { outcome: { ball, result }, win }
}
