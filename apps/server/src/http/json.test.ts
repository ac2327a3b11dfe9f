import { expect, test } from 'vitest'
import { parseJson } from './json'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('a body is read as JSON, with brackets and quotes in its texts', () => {
  const body = { a: ['[[[[', '\\"{', { b: '"'.repeat(30) }], c: '['.repeat(100) }
  expect(parseJson(JSON.stringify(body))).toEqual(body)
})

test('what is nested deeper than any call is refused before it is read', () => {
  expect(() => parseJson(nested(20))).not.toThrow()
  expect(() => parseJson(nested(21))).toThrow('too deep')
  expect(() => parseJson('{"a":'.repeat(10_000))).toThrow('too deep')
  const started = performance.now()
  for (let n = 0; n < 100; n++) expect(() => parseJson('['.repeat(65_000))).toThrow('too deep')
  expect(performance.now() - started).toBeLessThan(1_000)
})
