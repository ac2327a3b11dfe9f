/** Wins worth a celebration, by hundredths of the bet (games.md 4.2). Less is counted quietly. */
const TIERS = [
  ['legendary', 10_000],
  ['mega', 2_500],
  ['big', 1_000],
] as const

export type Tier = (typeof TIERS)[number][0]

export function tierOf(cents: number): Tier | undefined {
  return TIERS.find(([, from]) => cents >= from)?.[0]
}

/** A return of no more than the bet is not a win to be celebrated. */
export function isGain(cents: number): boolean {
  return cents > 100
}
