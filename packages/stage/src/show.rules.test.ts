import type { SlotEvent } from '@camellia/engines/slot/event'
import { expect, test } from 'vitest'
import { cuesOf } from './cue.rules'
import { beatAt, wonAt } from './moment.rules'
import { COUNT_MS, type Pace, STAGGER_MS, showOf, tumbled } from './show.rules'

const SCATTER = 9
const PACE: Pace = {
  style: 'roll',
  turbo: false,
  calm: false,
  reels: 3,
  scatter: SCATTER,
  trigger: 3,
  keepsMarks: false,
}
const OLD = [
  [1, 2],
  [3, 4],
  [5, 6],
]
const NEW = [
  [2, 2],
  [2, 4],
  [2, 6],
]

const reveal = (grid = NEW): SlotEvent => ({ type: 'reveal', set: 'A', grid })
const win: SlotEvent = {
  type: 'win',
  cents: 300,
  wins: [
    {
      symbol: 2,
      count: 3,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      cents: 300,
      line: 0,
    },
  ],
}
const final = (cents: number): SlotEvent => ({ type: 'final', cents })

test('reels stop one after the other, ninety milliseconds apart', () => {
  const [spin] = showOf([reveal(), final(0)], OLD, PACE).beats
  if (spin?.kind !== 'spin') throw new Error('the first beat is a spin')
  const gaps = spin.stops.slice(1).map((stop, i) => stop - (spin.stops[i] ?? 0))
  expect(gaps).toEqual([STAGGER_MS, STAGGER_MS])
})

test.each([
  {
    columns: [[9], [1], [9]],
    waits: [false, false, false],
    because: 'the second is the last reel',
  },
  {
    columns: [[9], [9], [1]],
    waits: [false, false, true],
    because: 'two are there, one is missing',
  },
  { columns: [[9], [1], [1]], waits: [false, false, false], because: 'only one is there' },
])('a reel is awaited only when two scatters lie there: $because', ({ columns, waits }) => {
  const grid = columns.map(([symbol = 0]) => [symbol, 2])
  const [spin] = showOf([reveal(grid)], OLD, PACE).beats
  expect(spin?.kind === 'spin' && spin.waits).toEqual(waits)
})

test('reels run on until the answer comes, and stop after it', () => {
  const [spin] = showOf([reveal()], OLD, PACE, { lead: 3_000 }).beats
  expect(spin?.kind === 'spin' && spin.stops[0]).toBe(3_000)
})

test('stopping by hand brings every reel down at once and changes nothing that is shown', () => {
  const plain = showOf([reveal(), win, final(300)], OLD, PACE)
  const stopped = showOf([reveal(), win, final(300)], OLD, PACE, { stopped: new Map([[0, 200]]) })
  const [spin] = stopped.beats
  expect(spin?.kind === 'spin' && new Set(spin.stops).size).toBe(1)
  expect(stopped.ms).toBeLessThan(plain.ms)
  expect(stopped.last).toEqual(plain.last)
})

test('the counter starts at nothing, ends at the win, within 1.2 seconds', () => {
  const show = showOf([reveal(), win, final(300)], OLD, PACE)
  const beat = show.beats.find(({ kind }) => kind === 'win')
  if (beat?.kind !== 'win') throw new Error('the win has a beat')
  expect(beat.countMs).toBeLessThanOrEqual(COUNT_MS)
  expect(wonAt(beat, beat.at)).toBe(0)
  expect(wonAt(beat, beat.at + beat.countMs)).toBe(300)
  expect(show.last.won).toBe(300)
})

test.each([
  { cents: 100, tier: undefined },
  { cents: 999, tier: undefined },
  { cents: 1_000, tier: 'big' },
  { cents: 2_500, tier: 'mega' },
  { cents: 10_000, tier: 'legendary' },
])('a win of $cents hundredths is celebrated as $tier', ({ cents, tier }) => {
  const beat = showOf([reveal(), final(cents)], OLD, PACE).beats.at(-1)
  expect(beat?.kind === 'tier' ? beat.tier : undefined).toBe(tier)
})

test('free spins are counted, won in, and over at the end', () => {
  const show = showOf(
    [
      reveal(),
      { type: 'fsStart', spins: 2, cells: [[0, 0]], cents: 200 },
      { type: 'fsSpin', number: 1, left: 1 },
      reveal(),
      win,
      { type: 'fsMore', spins: 2, cells: [[0, 0]], cents: 0 },
      { type: 'fsSpin', number: 2, left: 2 },
      reveal(OLD),
      { type: 'fsEnd', cents: 300 },
      final(500),
    ],
    OLD,
    PACE,
  )
  const more = show.beats.find(({ kind }) => kind === 'more')
  expect(more?.after.free).toEqual({ number: 1, left: 3, won: 300 })
  expect(show.last).toMatchObject({ won: 500, free: undefined })
})

test('beats follow each other without a gap, so that a replay can be wound anywhere', () => {
  const show = showOf([reveal(), win, final(1_200)], OLD, PACE)
  let end = 0
  for (const beat of show.beats) {
    expect(beat.at).toBe(end)
    end += beat.ms
    expect(beatAt(show, beat.at + beat.ms / 2)).toBe(beat)
  }
  expect(end).toBe(show.ms)
})

test('what is left sinks and new symbols lie on top', () => {
  const grid = tumbled(NEW, { removed: [[0, 1]], fell: [[7], [], []] })
  expect(grid[0]).toEqual([7, 2])
  expect(grid[1]).toEqual([2, 4])
})

test('less motion takes no reel times and shows the same', () => {
  const show = showOf([reveal(), win, final(300)], OLD, { ...PACE, calm: true })
  const [spin, paid] = show.beats
  expect(spin?.kind === 'spin' && spin.stops).toEqual([0, 0, 0])
  expect(paid?.kind === 'win' && paid.countMs).toBe(0)
  expect(show.last.won).toBe(300)
})

test('a return below the bet is heard as the smallest win', () => {
  const small: SlotEvent = { ...win, cents: 40 } as SlotEvent
  const cues = cuesOf(showOf([reveal(), small, final(40)], OLD, PACE), PACE)
  expect(cues.find(({ name }) => name === 'win')?.level).toBe(0)
  expect(cues.map(({ at }) => at)).toEqual(cues.map(({ at }) => at).sort((a, b) => a - b))
})
