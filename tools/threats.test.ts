import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const THREATS = 44
const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d+ \|/.test(line))

test('every threat of the specification has a row, in order, and what was found later follows', () => {
  const numbers = rows.map((row) => Number(/^\| T(\d+)/.exec(row)?.[1]))
  const specified = Array.from({ length: THREATS }, (_, at) => at + 1)
  expect(numbers.slice(0, THREATS)).toEqual(specified)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
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
