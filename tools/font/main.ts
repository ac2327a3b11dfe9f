import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress, decompress } from 'wawoff2'
import { charactersOf } from './glyphs'
import { codesIn, ownHangul, rangesOf } from './korean'
import { merge } from './merge'
import { readTables, type Tables, writeTables } from './sfnt'

const ROOT = join(import.meta.dirname, '../..')
const PACKAGE = join(ROOT, 'node_modules/@fontsource-variable/noto-sans-kr')
const INTO = join(ROOT, 'packages/ui/src')

/**
 * `npm run font`: the Korean of our own words as one file. The font's own slices are cut by how
 * common a syllable is in any text, so a page of ours needs ten of them, one after the other.
 */
const wanted = ownHangul()
const css = readFileSync(join(PACKAGE, 'index.css'), 'utf8')
const slices = [...css.matchAll(/url\(([^)]+)\)[^}]*unicode-range: ([^;]+);/g)]
  .filter(([, , ranges = '']) => codesIn(ranges).some((code) => wanted.includes(code)))
  .map(([, file = '']) => readFileSync(join(PACKAGE, file)))
const opened: Tables[] = []
// One after the other: the unpacker has one memory, and gives out a view of it.
for (const file of slices) opened.push(readTables(Buffer.from(await decompress(file))))
const font = merge(opened, wanted)
const packed = await compress(writeTables(font))
writeFileSync(join(INTO, 'korean.woff2'), packed)
const codes = [...charactersOf(font).keys()]
writeFileSync(join(INTO, 'korean.css'), styleOf(codes))
console.log(`${codes.length} of ${wanted.length} signs, ${Math.round(packed.length / 1024)} kB`)

function styleOf(characters: readonly number[]): string {
  return `/* Written by \`npm run font\`: the Korean of our own words; slices bring the rest. */
@font-face {
  font-family: "Camellia Korean";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./korean.woff2") format("woff2-variations");
  unicode-range: ${rangesOf(characters).replaceAll(',', ',\n    ')};
}
`
}
