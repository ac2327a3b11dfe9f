import { expect, test } from 'vitest'
import { differenceOf } from './trail.rules'

test('an entry holds only what changed, also what was not there before', () => {
  const before = { name: '가온', rates: { SLOT: 100 }, memo: 'x' }
  const after = { name: '나래', rates: { SLOT: 100 }, email: 'a@b.kr', memo: 'x' }
  expect(differenceOf(before, after)).toEqual({
    before: { name: '가온', email: null },
    after: { name: '나래', email: 'a@b.kr' },
  })
})
