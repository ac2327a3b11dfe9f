/** Whole hundreds of won, so that every pay in hundredths of the bet is whole won. */
export const BET_STEPS: readonly number[] = [
  200, 400, 600, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000,
]
