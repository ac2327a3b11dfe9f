export interface Sums {
  /** By code of staff or player: what was decided by one person alone. */
  readonly alone: Map<string, number>
}

interface Decided {
  readonly player: string
  readonly amount: number
  /** Of a collect: the partner who gets it. */
  readonly collector?: string | undefined
}

/** What one person decided alone lately, or what one member got so, reaches what takes two. */
export function reachesTwo({ alone }: Sums, by: string, decided: Decided): boolean {
  const sum = (of: string) => (alone.get(of) ?? 0) + decided.amount
  return receivers(decided).some((of) => sum(of) >= 1_000_000) || sum(by) >= 3_000_000
}

export function countAlone({ alone }: Sums, by: string, decided: Decided): void {
  for (const one of [by, ...receivers(decided)]) {
    alone.set(one, (alone.get(one) ?? 0) + decided.amount)
  }
}

function receivers({ player, collector }: Decided): readonly string[] {
  return collector ? [player, `collected by ${collector}`] : [player]
}

/** Twenty of one payer wait for a second person, and no more. */
export function waitsFor({ alone }: Sums, by: string): 'SUCCESS' | 'LIMIT_REACHED' {
  const waiting = alone.get(`waiting ${by}`) ?? 0
  if (waiting >= 20) return 'LIMIT_REACHED'
  alone.set(`waiting ${by}`, waiting + 1)
  return 'SUCCESS'
}
