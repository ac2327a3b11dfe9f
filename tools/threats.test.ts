import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const THREATS = 51
const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d+ \|/.test(line))

test('every threat has a row, in order', () => {
  const numbers = rows.map((row) => Number(/^\| T(\d+)/.exec(row)?.[1]))
  expect(numbers).toEqual(Array.from({ length: THREATS }, (_, at) => at + 1))
})

test('every row names what shows it, or says that its feature comes later', () => {
  const missing = rows.flatMap((row) => {
    const shown = row.split('|').at(-2) ?? ''
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    if (files.length === 0 && !/later/.test(shown)) return [row]
    return files.filter((file) => !existsSync(file))
  })
  expect(missing).toEqual([])
})
