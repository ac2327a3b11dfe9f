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

/** Twenty of one payer wait for a second person, and no more. */
export function waitsFor({ alone }: Sums, by: string): 'SUCCESS' | 'LIMIT_REACHED' {
  const waiting = alone.get(`waiting ${by}`) ?? 0
  if (waiting >= 20) return 'LIMIT_REACHED'
  alone.set(`waiting ${by}`, waiting + 1)
  return 'SUCCESS'
}
