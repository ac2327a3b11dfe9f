import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { BUDGETS, entryOf, totalOf } from '../tools/entry-size'

for (const site of ['player', 'office'] as const) {
  test(`the first page of the ${site} site stays within its weight`, () => {
    expect(totalOf(entryOf(site))).toBeLessThan(BUDGETS[site])
  })

  test(`the ${site} site brings no schemas: only the server checks what it is told`, () => {
    const folder = join('dist', site, 'assets')
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
    expect(
      scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('_zod')),
    ).toEqual([])
  })
}
