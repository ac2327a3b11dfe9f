import { at } from '../at'
import type { Slot } from '../compile'
import type { Variant } from '../event'
import { spinsFor } from '../free-spins'
import { cycleOf } from './cycle'
import { transform, type Wave, waveOf } from './fourier'
import type { SpinHistogram } from './histogram'

/** How likely each win of a whole round is, in cents, clipped at the greatest. */
export type Distribution = ReadonlyMap<number, number>

export type Histograms = Readonly<Record<string, SpinHistogram>>

export function histogramsOf(slot: Slot): Histograms {
  return Object.fromEntries(Object.values(slot.sets).map((set) => [set.name, cycleOf(slot, set)]))
}

/**
 * The exact distribution of a round. A feature of N spins is T = (f + g·T)^N, where f is a spin
 * that gives no more spins and g one that gives N more: solved for every frequency, then turned
 * back. The stop at the most spins is left out: it is reached once in more than 10^20 features.
 */
export function distributionOf(slot: Slot, variant: Variant, cycles: Histograms): Distribution {
  const unit = unitOf(slot, cycles)
  const bins = 2 ** Math.ceil(Math.log2((slot.cap / unit) * 4))
  const feature = slot.free ? featureWave(slot, cycles, { unit, bins }) : undefined
  const round = waveOf(bins)
  for (const { set, perMillion } of slot.def.select[variant]) {
    const share = perMillion / 1_000_000
    const cycle = cycleNamed(cycles, set)
    const plain = waveOf(bins)
    const starts = waveOf(bins)
    cycle.byScatters.forEach((counts, scatters) => {
      const free = spinsFor(slot.free?.award ?? {}, scatters) > 0
      const extra = free ? at(at(slot.pays, slot.scatter), scatters) : 0
      add(free ? starts : plain, counts, { extra, mult: 1, unit, share: share / cycle.total })
    })
    transform(plain)
    transform(starts)
    addWaves(round, plain, feature ? { starts, feature } : undefined)
  }
  transform(round, true)
  return clipped(slot, round, unit)
}

function featureWave(
  slot: Slot,
  cycles: Histograms,
  { unit, bins }: { readonly unit: number; readonly bins: number },
): Wave {
  const { free } = slot
  if (!free) return waveOf(bins)
  const cycle = cycleNamed(cycles, free.set)
  const ends = waveOf(bins)
  const more = waveOf(bins)
  const spins = spinsFor(free.award, slot.reels)
  cycle.byScatters.forEach((counts, scatters) => {
    const again = spinsFor(free.again, scatters)
    if (again > 0 && again !== spins) throw new Error('more spins come in the same number')
    const extra = again > 0 ? at(at(slot.pays, slot.scatter), scatters) : 0
    add(again > 0 ? more : ends, counts, { extra, mult: free.mult, unit, share: 1 / cycle.total })
  })
  transform(ends)
  transform(more)
  for (let k = 0; k < bins; k++) solve(ends, more, { k, spins })
  return ends
}

const GENERATIONS = 40

/** The fixed point of one frequency, left in `ends`. Each pass knows one more generation. */
function solve(
  ends: Wave,
  more: Wave,
  { k, spins }: { readonly k: number; readonly spins: number },
): void {
  const [fx, fy] = [ends.re[k] as number, ends.im[k] as number]
  const [gx, gy] = [more.re[k] as number, more.im[k] as number]
  let x = 0
  let y = 0
  for (let n = 0; n < GENERATIONS; n++) {
    const a = fx + gx * x - gy * y
    const b = fy + gx * y + gy * x
    let u = 1
    let v = 0
    for (let i = 0; i < spins; i++) {
      const turned = u * a - v * b
      v = u * b + v * a
      u = turned
    }
    if (Math.abs(u - x) + Math.abs(v - y) < 1e-17) break
    x = u
    y = v
  }
  ends.re[k] = x
  ends.im[k] = y
}

function add(
  wave: Wave,
  counts: ReadonlyMap<number, number>,
  by: {
    readonly extra: number
    readonly mult: number
    readonly unit: number
    readonly share: number
  },
): void {
  for (const [cents, count] of counts) {
    // What passes the last bin would come round again at the first; it is the greatest win anyway.
    const bin = Math.min(wave.re.length - 1, ((cents + by.extra) * by.mult) / by.unit)
    wave.re[bin] = at(wave.re, bin) + count * by.share
  }
}

/** Adds rounds without the feature, and rounds that start it times what it wins. */
function addWaves(
  sum: Wave,
  plain: Wave,
  free: { readonly starts: Wave; readonly feature: Wave } | undefined,
): void {
  for (let k = 0; k < sum.re.length; k++) {
    let x = plain.re[k] as number
    let y = plain.im[k] as number
    if (free) {
      const { starts, feature } = free
      const [ar, ai] = [starts.re[k] as number, starts.im[k] as number]
      const [br, bi] = [feature.re[k] as number, feature.im[k] as number]
      x += ar * br - ai * bi
      y += ar * bi + ai * br
    }
    sum.re[k] = (sum.re[k] as number) + x
    sum.im[k] = (sum.im[k] as number) + y
  }
}

/** Below this there is only the rounding of the transform. */
const NOISE = 1e-17

function clipped(slot: Slot, { re }: Wave, unit: number): Distribution {
  const chances = new Map<number, number>()
  re.forEach((chance, bin) => {
    if (chance < NOISE) return
    const cents = Math.min(slot.cap, bin * unit)
    chances.set(cents, (chances.get(cents) ?? 0) + chance)
  })
  return chances
}

/** The greatest common divisor of everything a round can pay. */
function unitOf(slot: Slot, cycles: Histograms): number {
  let unit = 0
  const amounts = Object.values(cycles).flatMap(({ byScatters }) =>
    byScatters.flatMap((counts) => [...counts.keys()]),
  )
  for (const cents of [...amounts, ...(slot.pays[slot.scatter] ?? [])]) unit = divisor(unit, cents)
  return unit
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

function cycleNamed(cycles: Histograms, name: string): SpinHistogram {
  const cycle = cycles[name]
  if (!cycle) throw new Error(`no cycle of set ${name}`)
  return cycle
}
