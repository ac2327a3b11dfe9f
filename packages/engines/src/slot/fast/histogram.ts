/** What one spin of a set wins, over its whole cycle: by scatters seen, how often which cents. */
export interface SpinHistogram {
  /** Indexed by the number of scatters. Without the pay of the scatters themselves. */
  readonly byScatters: readonly ReadonlyMap<number, number>[]
  /** All of it together: the number of stops, or of weighted stops. */
  readonly total: number
}

const DENSE = 1 << 16

export interface Gather {
  readonly dense: Float64Array
  readonly sparse: Map<number, number>
}

export function gathers(scatters: number): Gather[] {
  return Array.from({ length: scatters + 1 }, () => ({
    dense: new Float64Array(DENSE),
    sparse: new Map(),
  }))
}

/** Small amounts in an array, the rare great ones in a map. */
export function gather({ dense, sparse }: Gather, cents: number, weight: number): void {
  if (cents < DENSE) dense[cents] = (dense[cents] as number) + weight
  else sparse.set(cents, (sparse.get(cents) ?? 0) + weight)
}

export function histogramOf(list: readonly Gather[]): SpinHistogram {
  let total = 0
  const byScatters = list.map(({ dense, sparse }) => {
    const counts = new Map<number, number>()
    dense.forEach((weight, cents) => {
      if (weight > 0) counts.set(cents, weight)
    })
    for (const [cents, weight] of sparse) counts.set(cents, weight)
    for (const weight of counts.values()) total += weight
    return counts
  })
  return { byScatters, total }
}
