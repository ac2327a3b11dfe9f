import { expect, test } from 'vitest'
import { placed, stepped } from './order.rules'

const IDS = ['a', 'b', 'c']

test.each([
  { id: 'c', onto: 'a', after: false, gives: ['c', 'a', 'b'] },
  { id: 'a', onto: 'c', after: true, gives: ['b', 'c', 'a'] },
  { id: 'a', onto: 'b', after: true, gives: ['b', 'a', 'c'] },
  { id: 'x', onto: 'b', after: false, gives: ['a', 'x', 'b', 'c'] },
])('$id let go at $onto (after: $after) gives $gives', ({ gives, ...move }) => {
  expect(placed(IDS, move)).toEqual(gives)
})

test('a step moves one place and stops at the ends', () => {
  expect(stepped(IDS, 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(stepped(IDS, 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(stepped(IDS, 'a', -1)).toBeUndefined()
  expect(stepped(IDS, 'c', 1)).toBeUndefined()
})
