import type { Cell, Win } from '@camellia/engines/slot/event'
import type { Tick } from './tick'

/** How long one win is shown by itself, and all of them together before it. */
const EACH_MS = 1_100
const TOGETHER_MS = 1_500

/** Wins to show at a time: all together first, then one after the other, around and around. */
export function winsAt(wins: readonly Win[], ms: number): readonly Win[] {
  if (wins.length < 2) return wins
  const turn = TOGETHER_MS + wins.length * EACH_MS
  const place = ms % turn
  if (place < TOGETHER_MS) return wins
  return wins.slice(Math.floor((place - TOGETHER_MS) / EACH_MS)).slice(0, 1)
}

type Lighting = Pick<Tick, 'beat' | 'resting' | 'restMs' | 'running'>

/** The wins that light up now. */
export function shownWins({ beat, resting, restMs, running }: Lighting): readonly Win[] {
  if (running) return []
  if (beat?.kind === 'win') return beat.wins
  return winsAt(resting, restMs)
}

/** The cells that stand out; undefined when all have the same light. */
export function litCells(tick: Lighting): ReadonlySet<string> | undefined {
  const { beat } = tick
  const cells: readonly Cell[] =
    beat && (beat.kind === 'intro' || beat.kind === 'more' || beat.kind === 'set')
      ? beat.cells
      : shownWins(tick).flatMap(({ cells: own }) => own)
  if (!cells.length) return undefined
  return new Set(cells.map(([reel, row]) => `${reel}:${row}`))
}
