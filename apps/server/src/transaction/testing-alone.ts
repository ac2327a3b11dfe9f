export interface Sums {
  /** By code of staff or player: what was decided by one person alone. */
  readonly alone: Map<string, number>
}

interface Decided {
  readonly player: string
  readonly amount: number
}

/** What one person decided alone today, or what one member got so, reaches what takes two. */
export function reachesTwo({ alone }: Sums, by: string, { player, amount }: Decided): boolean {
  return Math.max(alone.get(by) ?? 0, alone.get(player) ?? 0) + amount >= 1_000_000
}

export function countAlone({ alone }: Sums, by: string, { player, amount }: Decided): void {
  for (const one of [by, player]) alone.set(one, (alone.get(one) ?? 0) + amount)
}
