import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../apps/server/src/config'
import { VARIABLES } from '../apps/server/src/config.schema'
import { PAGES } from './pages'

test.each(Object.entries(PAGES))('%s is what `npm run docs` writes today', (path, page) => {
  expect(readFileSync(path, 'utf8')).toBe(page())
})

test('the page of the configuration has every variable that is read, and no other', () => {
  const read = new Set<string>()
  const env = new Proxy({}, { get: (_, name) => void read.add(String(name)) })
  readConfig(env)
  expect([...read].toSorted()).toEqual(Object.keys(VARIABLES).toSorted())
})
