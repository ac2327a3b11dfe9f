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
  const sum = (of: string) => (alone.get(of) ?? 0) + amount
  return sum(player) >= 1_000_000 || sum(by) >= 10_000_000
}

export function countAlone({ alone }: Sums, by: string, { player, amount }: Decided): void {
  for (const one of [by, player]) alone.set(one, (alone.get(one) ?? 0) + amount)
}
