import { type Tables, tableOf } from './sfnt'

/** One sign: its outline, how wide it is, and how it changes with the weight. */
export interface Glyph {
  readonly outline: Buffer
  readonly metric: Buffer
  readonly variation: Buffer
}

export function glyphAt(tables: Tables, index: number): Glyph {
  const long = tableOf(tables, 'head').readUInt16BE(50) === 1
  const [start, end] = pairAt(tableOf(tables, 'loca'), index, long)
  const outline = tableOf(tables, 'glyf').subarray(start, end)
  if (outline.length > 0 && outline.readInt16BE(0) < 0) {
    throw new Error('a sign made of other signs cannot be taken out of its font')
  }
  return { outline, metric: metricAt(tables, index), variation: variationAt(tables, index) }
}

/** Which sign stands for each character: a table of the kind that knows the first plane. */
export function charactersOf(tables: Tables): ReadonlyMap<number, number> {
  const cmap = tableOf(tables, 'cmap')
  const all = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * i)),
  )
  const table = all.find((one) => one.readUInt16BE(0) === 4)
  if (!table) throw new Error('the font does not say which sign is which character')
  const found = new Map<number, number>()
  const segments = table.readUInt16BE(6)
  for (let at = 0; at < segments; at += 2) {
    const last = table.readUInt16BE(14 + at)
    const first = table.readUInt16BE(16 + segments + at)
    const delta = table.readUInt16BE(16 + 2 * segments + at)
    const range = 16 + 3 * segments + at
    const offset = table.readUInt16BE(range)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : table.readUInt16BE(range + offset + 2 * (code - first))
      if (glyph !== 0) found.set(code, (glyph + delta) & 0xffff)
    }
  }
  return found
}

function metricAt(tables: Tables, index: number): Buffer {
  const hmtx = tableOf(tables, 'hmtx')
  const wide = tableOf(tables, 'hhea').readUInt16BE(34)
  if (index < wide) return hmtx.subarray(4 * index, 4 * index + 4)
  // The last ones are as wide as the last that says so; only where they begin is their own.
  const own = 4 * wide + 2 * (index - wide)
  return Buffer.concat([hmtx.subarray(4 * wide - 4, 4 * wide - 2), hmtx.subarray(own, own + 2)])
}

function variationAt(tables: Tables, index: number): Buffer {
  const gvar = tableOf(tables, 'gvar')
  const long = (gvar.readUInt16BE(14) & 1) === 1
  const [start, end] = pairAt(gvar.subarray(20), index, long)
  const data = gvar.subarray(gvar.readUInt32BE(16))
  return data.subarray(start, end)
}

function pairAt(list: Buffer, index: number, long: boolean): readonly [number, number] {
  return long
    ? [list.readUInt32BE(4 * index), list.readUInt32BE(4 * index + 4)]
    : [2 * list.readUInt16BE(2 * index), 2 * list.readUInt16BE(2 * index + 2)]
}
