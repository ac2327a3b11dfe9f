import { describe, expect, test } from 'vitest'
import { inAt, outAt, thudAt, tumbleAt } from './fall.rules'
import { tumbled } from './show.rules'

const GRID = [
  [1, 2, 3],
  [4, 5, 6],
]
const TUMBLE = {
  before: { grid: GRID },
  removed: [
    [0, 1],
    [0, 2],
  ] as const,
  fell: [[7, 8], []],
}

describe('falling symbols', () => {
  test('what lay there has left the window before anything new lands', () => {
    expect(outAt(GRID, 0)).toHaveLength(6)
    expect(outAt(GRID, 600)).toEqual([])
    expect(inAt(GRID, [600, 700], 460, 600)).toEqual([])
  })

  test('new symbols end where the round says, each in its row', () => {
    const landed = inAt(GRID, [0, 90], 460, 2_000)
    expect(landed.every(({ row, to }) => row === to)).toBe(true)
    expect(landed.map(({ symbol }) => symbol)).toEqual(GRID.flat())
  })

  test('after a tumble every symbol lies where the board then has it', () => {
    const after = tumbled(GRID, TUMBLE)
    for (const { symbol, reel, row, to } of tumbleAt(TUMBLE, 1)) {
      expect(row).toBeCloseTo(to ?? -1)
      expect(after[reel]?.[to ?? -1]).toBe(symbol)
    }
  })

  test('what won breaks where it lies, and is gone before the rest has sunk', () => {
    const breaking = tumbleAt(TUMBLE, 0.1).filter(({ left }) => left < 1)
    expect(breaking.map(({ row }) => row)).toEqual([2, 1])
    expect(tumbleAt(TUMBLE, 0.5).every(({ left }) => left === 1)).toBe(true)
  })

  test('the ground trembles only for a moment after a reel lands', () => {
    expect(thudAt([500], 460, 500)).toBe(0)
    expect(thudAt([500], 460, 860)).not.toBe(0)
    expect(thudAt([500], 460, 2_000)).toBe(0)
  })
})
