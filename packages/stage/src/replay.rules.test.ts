import { expect, test } from 'vitest'
import { isOver, opensAt, timeText } from './replay.rules'

test('a replay is over at its end, and never before the round is there', () => {
  expect(isOver(0, 0)).toBe(false)
  expect(isOver(4_000, 5_000)).toBe(false)
  expect(isOver(5_000, 5_000)).toBe(true)
})

test('who asks for less motion sees the end of a round first', () => {
  expect(opensAt(true)).toBe('end')
  expect(opensAt(false)).toBe('start')
})

test('times are minutes and seconds', () => {
  expect(timeText(61_900)).toBe('1:01')
})
