import type { MemberId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import { lineOf, ratesShown, stepped } from './people.rules'

const rows = [1, 2, 3].map((id) => ({ id: id as MemberId }))

test.each([
  { at: undefined, step: 1, to: 1 },
  { at: undefined, step: -1, to: 3 },
  { at: 2, step: 1, to: 3 },
  { at: 3, step: 1, to: 3 },
  { at: 1, step: -1, to: 1 },
] as const)('from $at a step of $step goes to $to', ({ at, step, to }) => {
  expect(stepped(rows, at as MemberId | undefined, step)).toBe(to)
})

test('types without a rate are not mentioned', () => {
  const none = { CASINO: 0, SLOT: 0, MINI: 0, HOLDEM: 0, SPORTS: 0, LOTTERY: 0 }
  expect(ratesShown(none)).toEqual([])
  expect(ratesShown({ ...none, SLOT: 50, MINI: 20 })).toEqual([
    ['SLOT', 50],
    ['MINI', 20],
  ])
})

test('a line fills its height, and a flat one runs through the middle', () => {
  expect(lineOf([0, 50, 100])).toEqual([0, 0.5, 1])
  expect(lineOf([7, 7])).toEqual([0.5, 0.5])
})
