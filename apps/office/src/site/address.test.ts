import { expect, test } from 'vitest'
import { pageIn, sizeIn, textIn, wholeIn } from './address'

test.each([
  { raw: 7, says: { id: 7 }, because: 'a number' },
  { raw: '7', says: { id: 7 }, because: 'digits' },
  { raw: 0, says: {}, because: 'nothing has the number zero' },
  { raw: -1, says: {}, because: 'below zero' },
  { raw: 0.5, says: {}, because: 'a fraction' },
  { raw: 2 ** 53, says: {}, because: 'more than can be told apart' },
  { raw: 'x', says: {}, because: 'no number' },
  { raw: undefined, says: {}, because: 'not said' },
])('the number of something, from $raw: $because', ({ raw, says }) => {
  expect(wholeIn('id', raw)).toEqual(says)
})

test('digits that were searched for are still a text, and a long text is cut', () => {
  expect(textIn('search', 1012345678)).toEqual({ search: '1012345678' })
  expect(textIn('search', 'x'.repeat(50))).toEqual({ search: 'x'.repeat(40) })
  expect(textIn('actor', 'administrator', 5)).toEqual({ actor: 'admin' })
  expect(textIn('search', '')).toEqual({})
  expect(textIn('search', { not: 'a text' })).toEqual({})
})

test('the first page, the usual size and what makes no sense are left out', () => {
  expect(pageIn(2)).toEqual({ page: 2 })
  for (const raw of [1, 0, 1.5, 'x', 1_000_001]) expect(pageIn(raw)).toEqual({})
  expect(sizeIn('100', 50)).toEqual({ size: 100 })
  for (const raw of [50, 7, 'x', undefined]) expect(sizeIn(raw, 50)).toEqual({})
})
