import { expect, test } from 'vitest'
import { BUDGETS, entryOf, totalOf } from './entry-size'

test.each(['player', 'office'] as const)(
  'the first page of the %s site stays within its weight',
  (site) => {
    expect(totalOf(entryOf(site))).toBeLessThan(BUDGETS[site])
  },
)
