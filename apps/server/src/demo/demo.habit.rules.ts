import type { Draw } from '@camellia/engines/draw'
import { busyOn, DAY_MS, MINUTE_MS, momentOn, pickBy } from './demo.calendar.rules'

/** How someone plays. Nothing here touches an outcome: it decides when, what and for how much. */
export interface Habit {
  /** Days on which they play, of a thousand ordinary ones. */
  readonly often: number
  /** Days after which they no longer come. */
  readonly lasts: number
  /** Rounds of a usual visit. */
  readonly rounds: number
  /** Their usual stake: a place among the stakes of slots, and won on the mini game. */
  readonly slotStep: number
  readonly miniStake: number
  /** Of a hundred visits, those to the mini game. */
  readonly mini: number
  /** The titles they like, by place in the lobby. */
  readonly likes: readonly number[]
  /** Of a hundred times that the money is gone, those on which they pay in again. */
  readonly again: number
}

interface Kind {
  readonly share: number
  readonly often: number
  readonly lasts: readonly [from: number, spread: number]
  readonly rounds: number
  /** How many places of the stakes they go up from the smallest. */
  readonly stakes: readonly number[]
  readonly mini: number
  readonly again: number
}

/** Most look in once or now and then; a few come every other day; very few play for much. */
const KINDS: readonly Kind[] = [
  { share: 34, often: 30, lasts: [1, 4], rounds: 5, stakes: [8, 6, 3, 1], mini: 25, again: 10 },
  {
    share: 38,
    often: 150,
    lasts: [9, 40],
    rounds: 6,
    stakes: [4, 6, 4, 2, 1],
    mini: 30,
    again: 22,
  },
  {
    share: 20,
    often: 420,
    lasts: [20, 90],
    rounds: 7,
    stakes: [2, 4, 6, 4, 2, 1],
    mini: 30,
    again: 35,
  },
  {
    share: 7,
    often: 720,
    lasts: [40, 120],
    rounds: 9,
    stakes: [1, 2, 4, 5, 3, 2],
    mini: 25,
    again: 45,
  },
  {
    share: 1,
    often: 480,
    lasts: [60, 60],
    rounds: 9,
    stakes: [0, 0, 0, 1, 3, 4],
    mini: 70,
    again: 55,
  },
]
/** The stakes of each place: on slots by place among their steps, on the mini game in won. */
const SLOT_STEPS = [2, 3, 4, 5, 6, 7]
const MINI_STAKES = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
/** The first titles of a lobby are found by most. */
const TITLES = [30, 22, 18, 12, 9, 9]

/** Someone who comes every other evening and tries most of what there is. */
export const REGULAR: Habit = {
  often: 450,
  lasts: 120,
  rounds: 8,
  slotStep: 4,
  miniStake: 2_000,
  mini: 30,
  likes: [0, 1, 2, 3],
  again: 60,
}

export function habitFor(draw: Draw): Habit {
  const kind = KINDS[
    pickBy(
      KINDS.map(({ share }) => share),
      draw,
    )
  ] as Kind
  const place = pickBy(kind.stakes, draw)
  return {
    often: Math.round((kind.often * (60 + draw(81))) / 100),
    lasts: kind.lasts[0] + draw(kind.lasts[1]),
    rounds: kind.rounds,
    slotStep: SLOT_STEPS[place] ?? 1,
    miniStake: MINI_STAKES[place] ?? 1_000,
    mini: draw(4) === 0 ? 100 - kind.mini : kind.mini,
    likes: [pickBy(TITLES, draw), pickBy(TITLES, draw), pickBy(TITLES, draw)],
    again: kind.again,
  }
}

export interface Visit {
  /** Milliseconds after the start of the past. */
  readonly from: number
  readonly rounds: number
}

/** From asking to join until someone of the staff said yes. */
export const APPROVAL_MS = 4 * MINUTE_MS

/** Whether and when someone comes on a day; everyone comes on the day they join. */
export function visitOn(
  { habit, joined }: { readonly habit: Habit; readonly joined: number },
  day: number,
  draw: Draw,
): Visit | undefined {
  const first = Math.floor(joined / DAY_MS)
  if (day < first || day > first + habit.lasts) return undefined
  const comes = draw(100_000) < habit.often * busyOn(day)
  const rounds = roundsFor(habit, draw)
  if (day === first) {
    return { from: joined + APPROVAL_MS + MINUTE_MS + draw(12 * MINUTE_MS), rounds }
  }
  return comes ? { from: day * DAY_MS + momentOn(day, draw), rounds } : undefined
}

/** Few rounds mostly, many now and then. */
function roundsFor({ rounds }: Habit, draw: Draw): number {
  const usual = 2 + draw(rounds) + draw(rounds)
  return draw(8) === 0 ? usual * 3 : usual
}
