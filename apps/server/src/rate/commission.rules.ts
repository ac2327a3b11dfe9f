/** Commissions are exact numerators in won × basis points; they become won once, by one floor. */
export const WHOLE = 10_000

/** The rates of one game type, in basis points. */
export interface NodeRates {
  readonly rolling: number
  readonly losing: number
  readonly lossFee: number
}

export interface Turnover {
  readonly stake: number
  readonly win: number
}

/**
 * Rolling of everyone on the path, from the top down to the player: the difference to the next one
 * down, and to the player their own rate (settlement.md 3).
 */
export function rollingShares(path: readonly NodeRates[], stake: number): readonly number[] {
  return path.map(({ rolling }, at) => (rolling - (path[at + 1]?.rolling ?? 0)) * stake)
}

/**
 * Losing of everyone on one branch of partners, from the top down: what is left of the loss after
 * all rolling and the fee, by rate, less what the one below gets (settlement.md 4).
 */
export function losingShares(
  partners: readonly NodeRates[],
  { stake, win }: Turnover,
): readonly number[] {
  const [top] = partners
  const net = Math.max(0, stake - win - Math.floor(((top?.rolling ?? 0) * stake) / WHOLE))
  const own = partners.map(({ losing, lossFee }) => {
    const base = net - Math.floor((net * lossFee) / WHOLE)
    return losing * base
  })
  return own.map((mine, at) => Math.max(0, mine - (own[at + 1] ?? 0)))
}
