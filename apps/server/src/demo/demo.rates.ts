/** Basis points by role, from product.md 8: every level keeps a little of what the one above has. */
const RATES: Readonly<Record<string, readonly [slot: number, casino: number, losing: number]>> = {
  본사: [350, 150, 5_000],
  부본사: [300, 130, 4_000],
  총판: [250, 110, 3_000],
  대리점: [220, 100, 2_500],
  매장: [200, 90, 2_000],
  회원: [50, 20, 0],
}

export interface DemoRates {
  readonly rolling: Readonly<Record<string, number>>
  readonly losing: Readonly<Record<string, number>>
}

/** Nothing for staff: they do not earn by the bets of others. */
export function ratesOf(role: string): DemoRates {
  const rates = RATES[role]
  if (!rates) return { rolling: {}, losing: {} }
  const [slot, casino, losing] = rates
  return { rolling: byType(slot, casino), losing: byType(losing, losing) }
}

function byType(base: number, other: number): Readonly<Record<string, number>> {
  return {
    CASINO: other,
    SLOT: base,
    MINI: Math.floor(base / 2),
    HOLDEM: other,
    SPORTS: other,
    LOTTERY: Math.floor(base / 2),
  }
}
