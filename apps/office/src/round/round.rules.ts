import type { StaffRound } from '@camellia/contract/round'
import type { SlotOutcome } from '@camellia/engines/slot/engine'
import type { Cell, Grid, SlotEvent, Win } from '@camellia/engines/slot/event'

/** What the player has more or less afterwards: the stake of a gift was not theirs. */
export function netOf({ balanceBefore, balanceAfter }: StaffRound): number {
  return balanceAfter - balanceBefore
}

/** The win as a multiple of what was staked, in hundredths; null where nothing was won. */
export function timesOf({ win, stake }: StaffRound): number | null {
  return win > 0 && stake > 0 ? Math.round((win / stake) * 100) / 100 : null
}

/** What the engine wrote into a round; undefined for games that are no slots. */
export function slotOutcome(outcome: Readonly<Record<string, unknown>>): SlotOutcome | undefined {
  const { bet, cents, events } = outcome as Partial<SlotOutcome>
  const isSlot = typeof bet === 'number' && typeof cents === 'number' && Array.isArray(events)
  return isSlot ? (outcome as unknown as SlotOutcome) : undefined
}

/** The game shows a round again only by the very definition it was played with. */
export function canReplay({ def }: SlotOutcome, hash: string | undefined): boolean {
  return hash !== undefined && def === hash
}

/** Cents are hundredths of the bet. */
export function amountOf(cents: number, bet: number): number {
  return Math.floor((cents * bet) / 100)
}

/** One look at the reels with what it won. */
export interface BoardStep {
  readonly kind: 'BOARD'
  /** Which event of the round it begins with. */
  readonly from: number
  readonly fell: boolean
  readonly grid: Grid
  readonly lit: ReadonlySet<string>
  readonly wins: readonly Win[]
}

export interface NoteStep {
  readonly kind: 'NOTE'
  readonly from: number
  readonly event: Exclude<SlotEvent, { type: 'reveal' | 'tumble' | 'win' }>
}

export type Step = BoardStep | NoteStep

/** The events of a round as one reads them: each stop of the reels with its wins, then the rest. */
export function stepsOf(events: readonly SlotEvent[]): readonly Step[] {
  const steps: Step[] = []
  let grid: Grid = []
  const light = (cells: readonly Cell[], wins: readonly Win[] = []) => {
    const at = steps.findLastIndex(({ kind }) => kind === 'BOARD')
    const board = steps[at]
    if (board?.kind !== 'BOARD') return
    const lit = new Set([...board.lit, ...cells.map(cellName)])
    steps[at] = { ...board, lit, wins: [...board.wins, ...wins] }
  }
  for (const [from, event] of events.entries()) {
    if (event.type === 'reveal' || event.type === 'tumble') {
      grid = event.type === 'reveal' ? event.grid : tumbled(grid, event.removed, event.fell)
      const fell = event.type === 'tumble'
      steps.push({ kind: 'BOARD', from, fell, grid, lit: new Set(), wins: [] })
    } else if (event.type === 'win') {
      light(
        event.wins.flatMap(({ cells }) => cells),
        event.wins,
      )
    } else {
      if ('cells' in event) light(event.cells)
      steps.push({ kind: 'NOTE', from, event })
    }
  }
  return steps
}

/** The step a replay has come to, by the event it shows; before the first one there is none. */
export function stepAt(steps: readonly Step[], event: number | undefined): number {
  return event === undefined ? -1 : steps.findLastIndex(({ from }) => from <= event)
}

/** What was removed is gone, and what fell stands above what stayed. */
function tumbled(grid: Grid, removed: readonly Cell[], fell: Grid): Grid {
  const gone = new Set(removed.map(cellName))
  return grid.map((reel, at) => [
    ...(fell[at] ?? []),
    ...reel.filter((_, row) => !gone.has(cellName([at, row]))),
  ])
}

export function cellName([reel, row]: Cell): string {
  return `${reel}.${row}`
}
