import { expect, test } from 'vitest'
import { type Placing, placeOf } from './anchored.rules'

const usual: Placing = {
  target: { top: 100, bottom: 140, left: 300, right: 340 },
  panel: { width: 200, height: 150 },
  window: { width: 390, height: 844 },
  side: 'end',
  rtl: false,
  gap: 8,
}

test.each<{ what: string; change: Partial<Placing>; top: number; left: number }>([
  { what: 'below, ends in line', change: {}, top: 148, left: 140 },
  { what: 'mirrored', change: { rtl: true }, top: 148, left: 182 },
  { what: 'starts in line', change: { side: 'start' }, top: 148, left: 182 },
  {
    what: 'above what stands at the bottom',
    change: { target: { top: 780, bottom: 820, left: 300, right: 340 } },
    top: 622,
    left: 140,
  },
  {
    what: 'within a window too low for either',
    change: { window: { width: 390, height: 220 } },
    top: 62,
    left: 140,
  },
  {
    what: 'within a narrow window',
    change: { panel: { width: 380, height: 90 } },
    top: 148,
    left: 8,
  },
])('a panel stands $what', ({ change, top, left }) => {
  expect(placeOf({ ...usual, ...change })).toEqual({ top, left })
})
