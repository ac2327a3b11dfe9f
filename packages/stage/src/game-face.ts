import { compile } from '@camellia/engines/slot/compile'
import type { Variant } from '@camellia/engines/slot/event'
import { faceOf } from '@camellia/engines/slot/face'
import { rulesOf } from '@camellia/engines/slot/rules'
import { TITLES } from '@camellia/engines/titles/titles'
import type { GameFace } from './face'

/** What the game shows of a title, from the definition every round names. */
export function gameFaceOf(code: string, variant: Variant): GameFace | undefined {
  const def = TITLES[code]
  if (!def) return undefined
  const face = faceOf(def)
  const slot = compile(def)
  return {
    code,
    reels: slot.reels,
    rows: Math.max(...slot.rows),
    symbols: slot.symbols.map(({ id, art, kind }) => ({ art, kind, pays: def.pays[id] ?? {} })),
    pays: paysOf(slot),
    freeSpins: slot.free && {
      from: Math.min(...Object.keys(slot.free.award).map(Number)),
      spins: Object.values(slot.free.award)[0] ?? 0,
      mult: slot.free.mult,
      again: againOf(slot.free.again),
    },
    tumbles: slot.tumbles,
    sets: slot.bonuses.map(({ bonus: { name, rule, cents }, symbols }) => ({
      ...{ name, rule, cents, symbols },
    })),
    groups: (def.groups ?? []).map(({ symbols, pays }) => ({
      symbols: symbols.map((id) => slot.symbols.findIndex((symbol) => symbol.id === id)),
      pays,
    })),
    keepsMarks: slot.cells?.keep === 'feature',
    strips: Object.fromEntries(
      Object.entries(slot.sets)
        .filter(([, { loose }]) => !loose)
        .map(([name, { strips }]) => [name, strips]),
    ),
    bets: face.betSteps,
    rtp: face.variants[variant].rtpBasisPoints,
    variant,
    version: face.hash,
    rules: rulesOf(def, variant),
    volatility: face.volatility,
    buyPrice: face.buyPrice,
    buyRtp: basisPointsOf(face.variants[variant].buyRtp),
  }
}

function againOf(again: Readonly<Record<number, number>>) {
  const [first] = Object.entries(again).sort(([a], [b]) => Number(a) - Number(b))
  return first && { from: Number(first[0]), spins: first[1] }
}

function basisPointsOf(share: number | undefined): number | undefined {
  return share === undefined ? undefined : Math.round(share * 10_000)
}

function paysOf({ evaluate, rows }: ReturnType<typeof compile>): GameFace['pays'] {
  return evaluate.type === 'ways'
    ? { type: 'ways', ways: rows.reduce((product, count) => product * count, 1) }
    : evaluate
}
