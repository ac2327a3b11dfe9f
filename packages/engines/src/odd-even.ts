import { timesHundredths, type Won, won } from '@camellia/kernel/won'
import type { Draw } from './draw'
import type { SharedEngine } from './engine'

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
  const outcome = outcomeOf(ball)
  const win = choice.pick === outcome.result ? timesHundredths(stake, ODDS_HUNDREDTHS) : won(0)
  return { outcome, win }
}

function outcomeOf(ball: number): OddEvenOutcome {
  return { ball, result: ball % 2 === 1 ? 'ODD' : 'EVEN' }
}

/** The same ball for everyone who bets until the minute is over. */
export function sharedOddEven(everySeconds: number): SharedEngine {
  return {
    kind: 'shared',
    rtp: ODD_EVEN_RTP,
    everySeconds,
    offers: ({ pick, ...rest }) =>
      (pick === 'ODD' || pick === 'EVEN') && Object.keys(rest).length === 0,
    draw: (draw) => ({ ...outcomeOf(1 + draw(BALLS)) }),
    settle: (outcome, { stake, choice }) =>
      choice.pick === outcome.result ? timesHundredths(stake, ODDS_HUNDREDTHS) : won(0),
  }
}
