import { at } from '../at'
import type { Slot, SlotSet } from '../compile'
import { drawText } from './sfc'

/** Source of one spin of a set, unrolled: stops, values, what they win, how many scatters. */
export function spinText(slot: Slot, set: SlotSet): string {
  const reels = set.strips.map((_, reel) => reel)
  const table = (name: string, reel: number) => `${name}_${set.name}_${reel}`
  const draws = reels.map((reel) => drawText(at(set.strips, reel).length, `x${reel}`))
  const scatters = reels.map((reel) => `${table('scatters', reel)}[x${reel}]`)
  const body = slot.evaluate.type === 'lines' ? linesText(slot, table) : waysText(slot, set, table)
  const sets = reels.map((reel) => `${table('sets', reel)}[x${reel}]`).join(' & ')
  return `function spin_${set.name}() {
    let a = S[0], b = S[1], c = S[2], d = S[3], t = 0, m = 0, p = 0, v = 0, q = 0, z = 0
    let ${reels.map((reel) => `x${reel} = 0`).join(', ')}
    ${draws.join('\n')}
    ${body}
    ${slot.bonuses.length > 0 ? `v += setCents[${sets}]` : ''}
    seen = ${scatters.join(' + ')}
    S[0] = a; S[1] = b; S[2] = c; S[3] = d
    return v
  }`
}

type Name = (name: string, reel: number) => string

/** Lines that begin alike are read together, and left as soon as they can no longer pay. */
function linesText(slot: Slot, table: Name): string {
  if (slot.evaluate.type !== 'lines') return ''
  const { lines } = slot.evaluate
  const load = slot.rows.flatMap((rows, reel) =>
    Array.from(
      { length: rows },
      (_, row) => `const s${reel}${row} = ${table('strip', reel)}[x${reel} + ${row}]`,
    ),
  )
  const starts = groupBy(lines, (line) => `${line[0]}${line[1]}`).map((two) => {
    const [r0, r1] = at(two, 0)
    const threes = groupBy(two, (line) => `${line[2]}`).map((three) => {
      const sums = three.map(
        (line) => `v += cents[(next2[(z << 4) | s3${line[3]}] << 4) | s4${line[4]}]`,
      )
      return `z = next1[(q << 4) | s2${at(three, 0)[2]}]; if (z !== 0) { ${sums.join('; ')} }`
    })
    return `q = next0[(s0${r0} << 4) | s1${r1}]; if (q !== 0) { ${threes.join('\n')} }`
  })
  return [...load, ...starts].join('\n')
}

function groupBy(
  lines: readonly (readonly number[])[],
  key: (line: readonly number[]) => string,
): (readonly number[])[][] {
  const groups = new Map<string, (readonly number[])[]>()
  for (const line of lines) groups.set(key(line), [...(groups.get(key(line)) ?? []), line])
  return [...groups.values()]
}

/** Symbols of the first window in turn, as long as the next reel shows them or a wild. */
function waysText(slot: Slot, set: SlotSet, table: Name): string {
  const later = slot.rows.map((_, reel) => reel).slice(1)
  const wilds = later.map((reel) => wildText(slot, set, { reel, table }))
  const open = later.map((reel) => {
    const pay = `pays[(s << 3) | ${reel}]`
    return `q = n * (${table('counts', reel)}[(x${reel} << 4) | s] + w${reel})
      if (q === 0) { v += n * ${pay}; continue }
      n = q`
  })
  return `${wilds.join('\n')}
    for (let k = x0 * ${at(slot.rows, 0)}, e = k + ${at(slot.rows, 0)}; k < e; k++) {
      const s = first_${set.name}[k] & 15
      let n = first_${set.name}[k] >> 4
      if (n === 0) break
      ${open.join('\n')}
      v += n * pays[(s << 3) | ${slot.reels}]
    }`
}

function wildText(
  slot: Slot,
  set: SlotSet,
  { reel, table }: { readonly reel: number; readonly table: Name },
): string {
  const count = `let w${reel} = ${table('wilds', reel)}[x${reel}]`
  const values = set.values[slot.wild]?.[reel]
  if (!values) return count
  return `${count}
    if (w${reel} !== 0) {
      let k = w${reel}
      for (w${reel} = 0; k > 0; k--) { ${drawText(values.length, 'q')}; w${reel} += values_${set.name}[q] }
    }`
}
