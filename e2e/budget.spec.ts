import { expect, test } from '@playwright/test'
import { BUDGETS, entryOf, totalOf } from '../tools/entry-size'

for (const site of ['player', 'office'] as const) {
  test(`the first page of the ${site} site stays within its weight`, () => {
    expect(totalOf(entryOf(site))).toBeLessThan(BUDGETS[site])
  })
}
