import type { RtpVariant } from '@camellia/contract/game'
import type { Measured } from '@camellia/contract/rtp'
import type { Bands } from '@camellia/engines/slot/levels'
import type { Won } from '@camellia/kernel/won'
import { distanceOf, type Kind, rangeAt } from './drift.rules'

export interface Tally {
  /** Empty for a game without variants. */
  readonly variant: RtpVariant | ''
  readonly kind: Kind
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
  /** Rounds of days whose cents were kept, and what they paid in hundredths of the bet. */
  readonly counted: number
  readonly cents: number
  readonly centsSquare: number
}

/** What a game costs by round in hundredths of the bet: the bet, or the price of what is bought. */
export interface Exact {
  readonly bands: Bands
  readonly price: number
}

/**
 * What was paid back against what is declared. Money says what it came to; whether that can be
 * chance is judged by what each round paid in bets, of which the exact distribution is known
 * whatever the stakes were.
 */
export function measure(tally: Tally, exact: Exact | undefined): Measured {
  const { variant, kind, rounds, stake, win, counted, cents, centsSquare } = tally
  const mean = counted > 0 ? cents / counted : null
  const z = exact ? distanceOf(exact.bands, { rounds: counted, cents }) : null
  const range = exact && z !== null ? rangeAt(exact.bands, counted) : undefined
  const points = (value: number) => Math.round((value / (exact?.price ?? 100)) * 10_000)
  return {
    variant: variant === '' ? null : variant,
    kind,
    rounds,
    stake,
    win,
    rtp: stake > 0 ? Math.round((win / stake) * 10_000) : null,
    mean: mean === null ? null : points(mean),
    z: z === null ? null : Math.round(z * 100) / 100,
    low: range ? points(range.low) : null,
    high: range ? points(range.high) : null,
    least: exact?.bands.least ?? null,
    spread: mean === null ? null : hundredths(Math.sqrt(centsSquare / counted - mean ** 2) / 100),
    spreadDeclared: exact ? hundredths(exact.bands.sd / 100) : null,
  }
}

function hundredths(value: number): number {
  return Math.round((Number.isFinite(value) ? value : 0) * 100) / 100
}

/** Beyond this the chance is less than one in fifteen thousand, and somebody has to look. */
const ALARM_Z = 4

export interface Alarm {
  readonly game: string
  readonly variant: RtpVariant | ''
  readonly kind: Kind
  readonly rounds: number
  readonly z: number
  readonly mean: number
}

/** Of each game what lies furthest out, if it is beyond what chance allows. */
export function alarmsIn(
  measured: readonly (Measured & { readonly game: string })[],
): readonly Alarm[] {
  const worst = new Map<string, Alarm>()
  for (const { game, variant, kind, rounds, z, mean } of measured) {
    if (z === null || mean === null || Math.abs(z) <= ALARM_Z) continue
    const known = worst.get(game)
    if (known && Math.abs(known.z) >= Math.abs(z)) continue
    worst.set(game, { game, variant: variant ?? '', kind, rounds, z, mean })
  }
  return [...worst.values()]
}
