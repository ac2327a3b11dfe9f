import type { Cell, CellValue, Grid, SlotEvent, Win } from '@camellia/engines/slot/event'
import type { ReelStyle } from './look'
import { motionOf } from './motion.rules'
import { type Tier, tierOf } from './tier.rules'

/** How a round is shown. Nothing of it changes what was won. */
export interface Pace {
  readonly style: ReelStyle
  readonly turbo: boolean
  /** Cross-fades instead of movement. */
  readonly calm: boolean
  readonly reels: number
  readonly scatter: number
  /** The fewest scatters that start free spins. */
  readonly trigger: number
  /** Whether marks on cells stay from one free spin to the next. */
  readonly keepsMarks: boolean
}

/** What lies on the table between two beats. */
export interface Board {
  readonly grid: Grid
  readonly values: readonly CellValue[]
  readonly mults: Grid | undefined
  /** Cents won so far in the round. */
  readonly won: number
  readonly free:
    | {
        readonly number: number
        readonly left: number
        readonly won: number
        /** What orbs have added up to, where they stay. */
        readonly mult?: number
      }
    | undefined
}

interface BeatBase {
  /** Which event of the round it shows. */
  readonly event: number
  readonly at: number
  readonly ms: number
  readonly before: Board
  readonly after: Board
}

export interface SpinBeat extends BeatBase {
  readonly kind: 'spin'
  /** When each reel is told to stop, from the start of the beat. */
  readonly stops: readonly number[]
  /** Reels that could still bring the scatter that is missing. */
  readonly waits: readonly boolean[]
  readonly set: string
  readonly strip: readonly number[] | undefined
}

export type Beat =
  | SpinBeat
  | (BeatBase & { readonly kind: 'win'; readonly wins: readonly Win[]; readonly countMs: number })
  | (BeatBase & { readonly kind: 'tumble'; readonly removed: readonly Cell[]; readonly fell: Grid })
  | (BeatBase & {
      readonly kind: 'orb'
      readonly values: readonly CellValue[]
      readonly mult: number
    })
  | (BeatBase & { readonly kind: 'cells' })
  | (BeatBase & {
      readonly kind: 'set'
      readonly name: string
      readonly cells: readonly Cell[]
      readonly cents: number
    })
  | (BeatBase & { readonly kind: 'intro'; readonly spins: number; readonly cells: readonly Cell[] })
  | (BeatBase & { readonly kind: 'more'; readonly spins: number; readonly cells: readonly Cell[] })
  | (BeatBase & { readonly kind: 'outro'; readonly cents: number })
  | (BeatBase & { readonly kind: 'cap' })
  | (BeatBase & { readonly kind: 'tier'; readonly tier: Tier; readonly cents: number })

export interface Show {
  readonly beats: readonly Beat[]
  readonly ms: number
  readonly last: Board
}

export const STAGGER_MS = 90
const TURBO_STAGGER_MS = 35
const LEAD_MS = 420
const TURBO_LEAD_MS = 160
const CALM_SPIN_MS = 320
/** How much longer a reel runs that may bring the missing scatter. */
const WAIT_MS = 1_000
const TURBO_WAIT_MS = 350
/** Count-ups end within 1.2 s (games.md 4.5). */
export const COUNT_MS = 1_200
const BREATH_MS = 260

/** How long each kind of beat takes; half in turbo. */
const BEAT_MS = {
  tumble: 620,
  orb: 1_100,
  cells: 380,
  set: 1_700,
  intro: 3_000,
  more: 1_500,
  outro: 3_200,
  cap: 1_800,
  tier: { big: 3_000, mega: 3_800, legendary: 5_000 },
} as const

/** What the player did: how long the reels ran before the answer came, and which spins he stopped. */
export interface Hurry {
  readonly lead?: number
  /** By the number of the spin in the round, when it was stopped, from its start. */
  readonly stopped?: ReadonlyMap<number, number>
}

/** The whole round on one line of time, so that it can be played, skipped and wound back. */
export function showOf(
  events: readonly SlotEvent[],
  start: Grid,
  pace: Pace,
  hurry: Hurry = {},
): Show {
  const beats: Beat[] = []
  let board = boardOf(start)
  let spins = 0
  for (const [index, event] of events.entries()) {
    const at = endOf(beats)
    const base = { event: index, at, before: board }
    if (event.type === 'reveal') {
      const spin = spinTimes(event, pace, { ...hurry, number: spins })
      const mults = board.free && pace.keepsMarks ? board.mults : undefined
      board = { ...board, mults, grid: event.grid, values: event.values ?? [] }
      beats.push({
        ...base,
        ...spin,
        kind: 'spin',
        after: board,
        set: event.set,
        strip: event.stops,
      })
      spins += 1
    } else {
      const next = after(board, event)
      const beat = beatOf(event, pace, { ...base, after: next })
      board = next
      if (beat) beats.push(beat)
    }
  }
  return { beats, ms: endOf(beats), last: board }
}

export function boardOf(grid: Grid): Board {
  return { grid, values: [], mults: undefined, won: 0, free: undefined }
}

function endOf(beats: readonly Beat[]): number {
  const last = beats[beats.length - 1]
  return last ? last.at + last.ms : 0
}

/** When each reel stops: one after the other, and later where a scatter is still missing. */
function spinTimes(
  { grid }: { readonly grid: Grid },
  pace: Pace,
  { lead = 0, stopped, number }: Hurry & { readonly number: number },
) {
  const { style, turbo, calm } = pace
  if (calm) {
    const stops = grid.map(() => 0)
    return { stops, waits: grid.map(() => false), ms: Math.max(lead, CALM_SPIN_MS) + BREATH_MS }
  }
  const first = Math.max(number === 0 ? lead : 0, turbo ? TURBO_LEAD_MS : LEAD_MS)
  const halt = stopped?.get(number)
  let delay = 0
  const waits = grid.map((_, reel) => halt === undefined && isAwaited(grid, reel, pace))
  const stops = grid.map((_, reel) => {
    if (waits[reel]) delay += turbo ? TURBO_WAIT_MS : WAIT_MS
    const planned = first + reel * (turbo ? TURBO_STAGGER_MS : STAGGER_MS) + delay
    return halt === undefined ? planned : Math.min(planned, Math.max(halt, TURBO_LEAD_MS))
  })
  const last = Math.max(...stops)
  return { stops, waits, ms: last + motionOf(style, turbo).stopMs + (turbo ? 60 : BREATH_MS / 2) }
}

/** Only when at least two are really there, and the next could start the free spins. */
function isAwaited(grid: Grid, reel: number, { scatter, trigger }: Pace): boolean {
  const seen = grid
    .slice(0, reel)
    .flat()
    .filter((symbol) => symbol === scatter).length
  return seen >= Math.max(2, trigger - 1) && seen < trigger
}

type Happening = Exclude<SlotEvent, { readonly type: 'reveal' }>

/** The board once an event has happened. */
function after(board: Board, event: Happening): Board {
  switch (event.type) {
    case 'win':
    case 'set':
      return paid(board, event.cents)
    case 'fsStart':
      return { ...paid(board, event.cents), free: { number: 0, left: event.spins, won: 0 } }
    case 'fsMore': {
      const more = paid(board, event.cents)
      return more.free
        ? { ...more, free: { ...more.free, left: more.free.left + event.spins } }
        : more
    }
    case 'fsSpin':
      return {
        ...board,
        free: { won: 0, ...board.free, number: event.number, left: event.left },
      }
    case 'fsEnd':
      return { ...board, free: undefined }
    case 'tumble':
      return { ...board, grid: tumbled(board.grid, event), values: event.values ?? [] }
    case 'orb':
      return paid({ ...board, free: gathered(board.free, event.mult), values: [] }, event.cents)
    case 'cells':
      return { ...board, mults: event.mults }
    case 'cap':
    case 'final':
      return { ...board, won: event.cents }
  }
}

function gathered(free: Board['free'], mult: number): Board['free'] {
  return free && { ...free, mult }
}

function paid(board: Board, cents: number): Board {
  const free = board.free && { ...board.free, won: board.free.won + cents }
  return { ...board, free, won: board.won + cents }
}

/** What is left of each reel sinks, and new symbols lie on top of it. */
export function tumbled(
  grid: Grid,
  { removed, fell }: { readonly removed: readonly Cell[]; readonly fell: Grid },
): Grid {
  const gone = new Set(removed.map(([reel, row]) => `${reel}:${row}`))
  return grid.map((column, reel) => [
    ...(fell[reel] ?? []),
    ...column.filter((_, row) => !gone.has(`${reel}:${row}`)),
  ])
}

type Between = Omit<BeatBase, 'ms'>

function beatOf(event: Happening, pace: Pace, base: Between): Beat | undefined {
  const quick = (ms: number) => (pace.turbo ? ms / 2 : ms)
  switch (event.type) {
    case 'win': {
      const countMs = pace.calm ? 0 : countFor(event.cents, pace.turbo)
      return { ...base, kind: 'win', wins: event.wins, countMs, ms: countMs + quick(500) }
    }
    case 'tumble':
      return { ...base, ...event, kind: 'tumble', ms: quick(BEAT_MS.tumble) }
    case 'orb':
      return { ...base, ...event, kind: 'orb', ms: quick(BEAT_MS.orb) }
    case 'cells':
      return { ...base, kind: 'cells', ms: quick(BEAT_MS.cells) }
    case 'set':
      return { ...base, ...event, kind: 'set', ms: quick(BEAT_MS.set) }
    case 'fsStart':
      return { ...base, kind: 'intro', spins: event.spins, cells: event.cells, ms: BEAT_MS.intro }
    case 'fsMore':
      return { ...base, kind: 'more', spins: event.spins, cells: event.cells, ms: BEAT_MS.more }
    case 'fsEnd':
      return { ...base, kind: 'outro', cents: event.cents, ms: BEAT_MS.outro }
    case 'cap':
      return { ...base, kind: 'cap', ms: BEAT_MS.cap }
    case 'final':
      return celebration(event.cents, base)
    case 'fsSpin':
      return undefined
  }
}

/** A greater win counts longer, and none longer than 1.2 s. */
function countFor(cents: number, turbo: boolean): number {
  const ms = 400 + 200 * Math.log2(1 + cents / 50)
  return Math.min(COUNT_MS, turbo ? ms / 2 : ms)
}

function celebration(cents: number, base: Between): Beat | undefined {
  const tier = tierOf(cents)
  return tier && { ...base, kind: 'tier', tier, cents, ms: BEAT_MS.tier[tier] }
}
