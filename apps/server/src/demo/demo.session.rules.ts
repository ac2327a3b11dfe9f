import type { Draw } from '@camellia/engines/draw'
import type { PastBet } from '@camellia/ledger/past'
import { DAY_MS, MINUTE_MS } from './demo.calendar.rules'
import type { Habit } from './demo.habit.rules'
import {
  type Act,
  convert,
  deposit,
  handOver,
  sumFor,
  type Till,
  withdraw,
} from './demo.purse.rules'

/** What somebody wants to play. */
export interface Wish {
  /** Null: the mini game. */
  readonly slot: number | null
  readonly stake: number
  readonly pick: 'ODD' | 'EVEN'
  readonly gift?: Gift
}

/** Free rounds somebody was given before this visit. */
export interface Gift {
  readonly id: string
  readonly game: string
  readonly bet: number
  readonly spins: number
}

export interface Stay extends Till {
  readonly habit: Habit
  readonly from: number
  /** Nothing happens later than this. */
  readonly until: number
  readonly rounds: number
  readonly gift: Gift | undefined
  /** The stakes slots offer, smallest first. */
  readonly steps: readonly number[]
  /** What may be staked on this game now, as near to a wish as can be. */
  readonly fit: (slot: number | null, stake: number) => number
  /** Draws the round from the player's own seeds, as in real play. */
  readonly play: (wish: Wish, at: number) => PastBet
}

const CONVERT_FROM = 1_000
/** What is left when this many deposits' worth lie in the purse tempts people to take it out. */
const CONTENT_AT = 1.5

/** One visit from the first deposit to the last withdrawal; returns when it was over. */
export function* visit(stay: Stay): Generator<Act, number> {
  const { purse, draw, until } = stay
  let at = stay.from
  if (at > until) return stay.from
  if (purse.point >= CONVERT_FROM && draw(3) > 0) {
    yield* convert(stay, at)
    at += 20_000
  }
  if (draw(90) === 0) yield* handOver(stay, at)
  if (stay.gift) at = yield* spinGift(stay, stay.gift, at + 5_000)
  const first = wishFor(stay)
  const wanted = sumFor(first.stake, draw)
  at = yield* playOn(stay, { wish: first, wanted, at: at + 10_000 })
  const content = purse.cash >= wanted * CONTENT_AT && draw(100) < 84
  if (content || (purse.cash >= wanted / 2 && draw(100) < 30)) {
    yield* withdraw(stay, { at: at + MINUTE_MS, until, part: 70 + 5 * draw(7) })
  }
  return Math.min(at, until)
}

function* playOn(
  stay: Stay,
  plan: { readonly wish: Wish; readonly wanted: number; readonly at: number },
): Generator<Act, number> {
  const { purse, draw, habit, until } = stay
  let { wish, at } = plan
  const tired = plan.at + 3 * MINUTE_MS * stay.rounds
  for (let round = 0; round < stay.rounds; round++) {
    if (purse.cash < wish.stake) {
      const leaves = round > 0 && draw(100) >= habit.again
      if (leaves || at > tired || at + DAY_MS / 48 > until) return at
      const paid = yield* deposit(stay, { at, amount: sumFor(wish.stake, draw) })
      if (paid === undefined) return at
      at = paid + 15_000 + draw(MINUTE_MS)
    }
    if (at > until) return at
    yield* betOn(stay, wish, at)
    at += pauseAfter(wish, draw)
    if (draw(9) === 0) wish = { ...wish, stake: stakeFor(stay, wish.slot) }
  }
  return at
}

function* betOn(stay: Stay, wish: Wish, at: number): Generator<Act, void> {
  const bet = stay.play({ ...wish, pick: stay.draw(2) === 0 ? 'ODD' : 'EVEN' }, at)
  stay.purse.cash += bet.drawn.win - (wish.gift ? 0 : bet.request.stake)
  yield { bet }
}

function* spinGift(stay: Stay, gift: Gift, from: number): Generator<Act, number> {
  let at = from
  for (let spin = 0; spin < gift.spins && at <= stay.until; spin++) {
    yield* betOn(stay, { slot: 0, stake: gift.bet, pick: 'ODD', gift }, at)
    at += 6_000 + stay.draw(3_000)
  }
  return at
}

function wishFor(stay: Stay): Wish {
  const { habit, draw } = stay
  const slot = draw(100) < habit.mini ? null : (habit.likes[draw(habit.likes.length)] ?? 0)
  return { slot, stake: stakeFor(stay, slot), pick: 'ODD' }
}

/** Around the usual stake: one step lower or higher now and then. */
function stakeFor({ habit, draw, steps, fit }: Stay, slot: number | null): number {
  const mood = [-1, 0, 0, 0, 1][draw(5)] ?? 0
  if (slot === null) {
    return fit(slot, mood < 0 ? Math.max(1_000, habit.miniStake / 2) : habit.miniStake * (1 + mood))
  }
  return fit(slot, steps[Math.min(Math.max(0, habit.slotStep + mood), steps.length - 1)] ?? 1_000)
}

/** A spin takes seconds; whoever bets on a ball thinks first. */
function pauseAfter({ slot }: Wish, draw: Draw): number {
  return slot === null ? 9_000 + draw(30_000) : 4_500 + draw(11_000)
}
