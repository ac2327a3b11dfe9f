import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decompress } from 'wawoff2'
import { charactersOf, glyphAt } from './glyphs'
import { codesIn, ownHangul, rangesOf } from './korean'
import { readTables } from './sfnt'

const UI = join(import.meta.dirname, '../../packages/ui/src')

const ranges = () =>
  /unicode-range:\s*([^;]+);/.exec(readFileSync(join(UI, 'korean.css'), 'utf8'))?.[1] ?? ''

test('the first font has every Korean sign of our own words: else `npm run font`', () => {
  const known = new Set(codesIn(ranges()))
  const missing = ownHangul().filter((code) => !known.has(code))
  expect(String.fromCharCode(...missing)).toBe('')
})

test('the first font draws each sign that its style sheet promises, at every weight', async () => {
  const font = readTables(Buffer.from(await decompress(readFileSync(join(UI, 'korean.woff2')))))
  const glyphs = charactersOf(font)
  expect([...glyphs.keys()].toSorted((a, b) => a - b)).toEqual(codesIn(ranges()))
  for (const index of glyphs.values()) {
    const { outline, metric, variation } = glyphAt(font, index)
    expect(outline.length).toBeGreaterThan(0)
    expect(metric.readUInt16BE(0)).toBeGreaterThan(0)
    expect(variation.length).toBeGreaterThan(0)
  }
})

test('ranges of a style sheet name the same characters when they are read again', () => {
  const codes = [0x3131, 0xac00, 0xac01, 0xac02, 0xd7a3]
  expect(rangesOf(codes)).toBe('U+3131,U+AC00-AC02,U+D7A3')
  expect(codesIn(rangesOf(codes))).toEqual(codes)
})
