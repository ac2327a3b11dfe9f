import { charactersOf, type Glyph, glyphAt } from './glyphs'
import { padded, type Tables, tableOf } from './sfnt'

/** What is said of the whole font, and is the same in every slice of it. */
const OF_ALL = ['OS/2', 'avar', 'fvar', 'gasp', 'name', 'post', 'prep', 'STAT']

/**
 * One font with the wanted characters of many slices of one variable font. What only matters
 * between signs (kerning, other forms) is left out: Hangul is set in squares.
 */
export function merge(slices: readonly Tables[], wanted: readonly number[]): Tables {
  const [first] = slices
  if (!first) throw new Error('there is no slice to take a sign from')
  const found = new Map<number, Glyph>()
  for (const slice of slices) {
    if (!sharedTuples(slice).equals(sharedTuples(first))) {
      throw new Error('the slices are not of one font')
    }
    for (const [code, index] of charactersOf(slice)) found.set(code, glyphAt(slice, index))
  }
  const codes = wanted.filter((code) => found.has(code)).toSorted((a, b) => a - b)
  const glyphs = [glyphAt(first, 0), ...codes.flatMap((code) => found.get(code) ?? [])]
  const outlines = glyphs.map(({ outline }) => padded(outline))
  return new Map([
    ...OF_ALL.map((name) => [name, tableOf(first, name)] as const),
    ['head', changed(first, 'head', [[50, 1]])],
    ['hhea', changed(first, 'hhea', [[34, glyphs.length]])],
    ['maxp', maxpOf(slices, glyphs.length)],
    ['hmtx', Buffer.concat(glyphs.map(({ metric }) => metric))],
    ['glyf', Buffer.concat(outlines)],
    ['loca', offsetsOf(outlines)],
    ['gvar', gvarOf(first, glyphs)],
    ['cmap', cmapOf(codes)],
  ])
}

function changed(tables: Tables, name: string, values: readonly (readonly [number, number])[]) {
  const table = Buffer.from(tableOf(tables, name))
  for (const [at, value] of values) table.writeUInt16BE(value, at)
  return table
}

/** The limits of the whole are the greatest of its slices. */
function maxpOf(slices: readonly Tables[], count: number): Buffer {
  const all = slices.map((slice) => tableOf(slice, 'maxp'))
  const most = Array.from({ length: 13 }, (_, i) => {
    const at = 6 + 2 * i
    return [at, Math.max(...all.map((maxp) => maxp.readUInt16BE(at)))] as const
  })
  return changed(slices[0] ?? new Map(), 'maxp', [[4, count], ...most])
}

function offsetsOf(parts: readonly Buffer[]): Buffer {
  const list = Buffer.alloc(4 * (parts.length + 1))
  let at = 0
  parts.forEach((part, i) => {
    at += part.length
    list.writeUInt32BE(at, 4 * (i + 1))
  })
  return list
}

function sharedTuples(tables: Tables): Buffer {
  const gvar = tableOf(tables, 'gvar')
  const start = gvar.readUInt32BE(8)
  return gvar.subarray(start, start + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6))
}

function gvarOf(first: Tables, glyphs: readonly Glyph[]): Buffer {
  const variations = glyphs.map(({ variation }) => padded(variation))
  const offsets = offsetsOf(variations)
  const tuples = padded(sharedTuples(first))
  const head = Buffer.from(tableOf(first, 'gvar').subarray(0, 20))
  head.writeUInt32BE(head.length + offsets.length, 8)
  head.writeUInt16BE(glyphs.length, 12)
  head.writeUInt16BE(1, 14)
  head.writeUInt32BE(head.length + offsets.length + tuples.length, 16)
  return Buffer.concat([head, offsets, tuples, ...variations])
}

/** Signs are numbered in the order of their characters, so a run of them is one difference. */
function cmapOf(codes: readonly number[]): Buffer {
  const runs: { first: number; last: number; delta: number }[] = []
  codes.forEach((code, i) => {
    const run = runs.at(-1)
    if (run && code === run.last + 1) run.last = code
    else runs.push({ first: code, last: code, delta: (i + 1 - code) & 0xffff })
  })
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 })
  const power = Math.floor(Math.log2(runs.length))
  const numbers = [
    ...[0, 1, 3, 1, 0, 12],
    ...[4, 16 + 8 * runs.length, 0, 2 * runs.length],
    ...[2 * 2 ** power, power, 2 * (runs.length - 2 ** power)],
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ]
  const table = Buffer.alloc(2 * numbers.length)
  numbers.forEach((number, i) => {
    table.writeUInt16BE(number, 2 * i)
  })
  return table
}
