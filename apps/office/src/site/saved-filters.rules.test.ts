import { expect, test } from 'vitest'
import { keptAddress } from './saved-filters.rules'

test.each([
  ['?status=BLOCKED&page=3&id=7', 'status=BLOCKED'],
  ['?search=%EB%8B%AC&sort=-balance', 'search=%EB%8B%AC&sort=-balance'],
  ['?id=7&tab=money&do=PAYMENT', ''],
  ['', ''],
])('of %s is kept %s', (said, kept) => {
  expect(keptAddress(said)).toBe(kept)
})
