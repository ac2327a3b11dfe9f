import { expect, test } from 'vitest'
import { differenceOf } from './difference.rules'

test.each([
  { recorded: { win: 1 }, computed: { win: 2 }, at: 'win', words: ['1', '2'] },
  {
    recorded: { events: [{ type: 'reveal', stops: [1, 2] }] },
    computed: { events: [{ type: 'reveal', stops: [1, 3] }] },
    at: 'events[0].stops[1]',
    words: ['2', '3'],
  },
  { recorded: { a: 1 }, computed: { a: 1, b: 2 }, at: 'b', words: ['—', '2'] },
  { recorded: { a: 1, c: null }, computed: { a: 1 }, at: 'c', words: ['null', '—'] },
  { recorded: [1], computed: { 0: 1 }, at: '', words: ['[1]', '{"0":1}'] },
])('the first difference is at "$at"', ({ recorded, computed, at, words }) => {
  const [mine, theirs] = words
  expect(differenceOf(recorded, computed)).toEqual({ at, recorded: mine, computed: theirs })
})

test('what is the same differs nowhere, whatever the order of its keys', () => {
  const recorded = { b: [1, { x: null }], a: undefined }
  expect(differenceOf(recorded, { b: [1, { x: null }] })).toBeUndefined()
})
