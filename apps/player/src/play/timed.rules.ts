import type { EventView, OpenBet } from '@camellia/contract/event'
import { sharedOddEven } from '@camellia/engines/odd-even'

/** What the result brought: of the bets that this page placed on it. */
export function withMine(
  shown: { readonly id: string; readonly outcome: Drawn },
  bets: readonly Pick<OpenBet, 'event' | 'stake' | 'choice'>[],
) {
  const mine = bets.filter(({ event }) => event === shown.id)
  const stake = mine.reduce((sum, bet) => sum + bet.stake, 0)
  const engine = sharedOddEven(60)
  const win = mine.reduce((sum, bet) => sum + engine.settle(shown.outcome, bet), 0)
  return { outcome: shown.outcome, stake, win }
}

type Drawn = { readonly ball: number; readonly result: 'ODD' | 'EVEN' }

export interface Fun {
  readonly balance: number
  readonly rounds: number
  /** Those that wait for their ball, and those whose ball is just shown. */
  readonly open: readonly OpenBet[]
  readonly lately: readonly OpenBet[]
}

/** What was drawn pays; a round that is void gives the stakes back. */
export function settled(fun: Fun, results: readonly EventView[]): Fun {
  const drawn = fun.open.flatMap((bet) => {
    const result = results.find(({ id }) => id === bet.event)
    return result ? [{ bet, result }] : []
  })
  if (drawn.length === 0) return fun
  const back = drawn.reduce((sum, { bet, result }) => {
    const { outcome } = result
    return sum + (outcome ? withMine({ id: result.id, outcome }, [bet]).win : bet.stake)
  }, 0)
  const bets = drawn.map(({ bet }) => bet)
  return {
    balance: fun.balance + back,
    rounds: fun.rounds + bets.length,
    open: fun.open.filter((bet) => !bets.includes(bet)),
    lately: bets,
  }
}
