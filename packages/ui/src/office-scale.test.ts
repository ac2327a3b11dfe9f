import { expect, test } from 'vitest'
import { gridFor, gridWithin, scaleFor } from './office-scale'

test.each([
  { low: 0, high: 0, grid: [0, 1], because: 'a day without a bet still has a floor' },
  { low: 0, high: 95, grid: [0, 50, 100], because: 'round figures above the highest' },
  { low: -30, high: 60, grid: [-50, 0, 50, 100], because: 'a losing day goes below the line' },
])('values from $low to $high stand on $grid: $because', ({ low, high, grid }) => {
  expect(gridFor(low, high, 2)).toEqual(grid)
})

test('the highest line is on top and zero stands on its own line', () => {
  const scale = scaleFor([-50, 0, 50], 10, 100)
  expect(scale.at(50)).toBe(10)
  expect(scale.at(0)).toBe(60)
  expect(scale.at(-50)).toBe(110)
})

test('a rate far from zero gets a grid around itself', () => {
  expect(gridWithin(9_480, 9_720, 4)).toEqual([9_400, 9_500, 9_600, 9_700, 9_800])
  expect(gridWithin(9_600, 9_600, 4)).toEqual([9_599, 9_601])
})
