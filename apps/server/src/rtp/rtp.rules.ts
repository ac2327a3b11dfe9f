import type { RtpVariant } from '@camellia/contract/game'
import type { Measured } from '@camellia/contract/rtp'
import type { Won } from '@camellia/kernel/won'

/** Fewer rounds than this say nothing about a return. */
const ROUNDS_MIN = 1_000

/** 99 of 100 honest titles stay within this many standard deviations. */
const BAND_99 = 2.576

export interface Tally {
  readonly variant: RtpVariant
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
  readonly stakeSquare: number
}

/**
 * What was paid back against what is declared. Stakes differ, so chance is measured by the sum of
 * their squares: z = (won − rtp · staked) / (sd · √Σ stake²).
 */
export function measure(
  tally: Tally,
  declared: { readonly rtp: number; readonly sd: number },
): Measured {
  const { variant, rounds, stake, win, stakeSquare } = tally
  const chance = declared.sd * Math.sqrt(stakeSquare)
  const enough = rounds >= ROUNDS_MIN && chance > 0
  return {
    variant,
    rounds,
    stake,
    win,
    rtp: stake > 0 ? Math.round((win / stake) * 10_000) : null,
    z: enough ? Math.round(((win - declared.rtp * stake) / chance) * 100) / 100 : null,
    band: enough ? Math.round(((BAND_99 * chance) / stake) * 10_000) : null,
  }
}
