import type { Cell, Grid } from '@camellia/engines/slot/event'
import { clamp01, easeIn, fallAt } from './motion.rules'

/** One symbol while symbols fall. */
export interface Falling {
  readonly symbol: number
  readonly reel: number
  /** In rows from the top of the window, with fractions. */
  readonly row: number
  /** The row it will lie in; none for what leaves. */
  readonly to: number | undefined
  /** What is left of a symbol that breaks, 1 to 0. */
  readonly left: number
}

/** Stone falls out of the window, the lowest first. */
export function outAt(grid: Grid, ms: number): readonly Falling[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => {
      const t = easeIn((ms - reel * 40 - (column.length - row) * 22) / 320)
      if (t >= 1) return []
      return [{ symbol, reel, row: row + t * (column.length + 1), to: undefined, left: 1 }]
    }),
  )
}

/** New stone comes down, heavy, from the lowest row up. */
export function inAt(
  grid: Grid,
  stops: readonly number[],
  stopMs: number,
  ms: number,
  hop?: number,
): readonly Falling[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => {
      const since = ms - (stops[reel] ?? 0) - (column.length - row) * 26
      // A hop is measured in cells, not in the whole height it fell from.
      const t = fallAt(since / stopMs, hop && hop / (column.length + 1))
      if (t <= 0) return []
      return [{ symbol, reel, row: row - (1 - t) * (column.length + 1), to: row, left: 1 }]
    }),
  )
}

const BREAK = 0.34
const SINK_FROM = 0.3

/** What won breaks, what lies above it sinks, new symbols follow. `t` is the share of the beat. */
export function tumbleAt(
  {
    before,
    removed,
    fell,
  }: {
    readonly before: { readonly grid: Grid }
    readonly removed: readonly Cell[]
    readonly fell: Grid
  },
  t: number,
  hop?: number,
): readonly Falling[] {
  const gone = new Set(removed.map(([reel, row]) => `${reel}:${row}`))
  const sunk = (row: number, rows: number, far: number) =>
    fallAt((t - SINK_FROM - (rows - row) * 0.012) / 0.62, hop && hop / Math.max(1, far))
  return before.grid.flatMap((column, reel) => {
    const rows = column.length
    const found: Falling[] = []
    let lower = 0
    for (let row = rows - 1; row >= 0; row--) {
      const symbol = column[row] ?? 0
      if (gone.has(`${reel}:${row}`)) {
        lower += 1
        const left = 1 - clamp01(t / BREAK)
        if (left > 0) found.push({ symbol, reel, row, to: undefined, left })
      } else {
        const now = row + lower * sunk(row, rows, lower)
        found.push({ symbol, reel, row: now, to: row + lower, left: 1 })
      }
    }
    const news = fell[reel] ?? []
    news.forEach((symbol, row) => {
      const now = row - news.length * (1 - sunk(row, rows, news.length))
      found.push({ symbol, reel, row: now, to: row, left: 1 })
    })
    return found
  })
}

const THUD_MS = 260
const LANDS_AT = 0.72

/** How far the ground gives when reels of stone land, −1 to 1. */
export function thudAt(stops: readonly number[], stopMs: number, ms: number): number {
  return stops.reduce((sum, stop) => {
    const since = ms - stop - stopMs * LANDS_AT
    if (since <= 0 || since >= THUD_MS) return sum
    return sum + Math.sin(since / 16) * (1 - since / THUD_MS) ** 2 * 0.5
  }, 0)
}
