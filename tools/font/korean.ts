import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Where the Korean stands that is shown before anyone has written a word. */
const SOURCES = [
  'packages/i18n/src/ko',
  'packages/engines/src/titles',
  'apps/server/src/catalog',
  'apps/server/src/demo',
  'apps/server/src/setting',
  'apps/server/src/role',
  'apps/server/src/site',
]

const HANGUL = /[\u3131-\u318e\uac00-\ud7a3]/g

/** Every letter and syllable of Korean in the product's own words, in their order. */
export function ownHangul(): readonly number[] {
  const found = new Set<number>()
  for (const folder of SOURCES) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      const text = readFileSync(join(ROOT, folder, name), 'utf8')
      for (const [sign] of text.matchAll(HANGUL)) found.add(sign.charCodeAt(0))
    }
  }
  return [...found].toSorted((a, b) => a - b)
}

/** As a style sheet says it: `U+AC00-AC01,U+AC04`. */
export function rangesOf(codes: readonly number[]): string {
  const runs: { first: number; last: number }[] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && code === run.last + 1) run.last = code
    else runs.push({ first: code, last: code })
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')
}

/** The other way round: the characters that a style sheet's ranges name. */
export function codesIn(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
}
