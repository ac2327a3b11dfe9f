import { type Bands, LEVELS } from '@camellia/engines/slot/levels'
import { BANDS } from '@camellia/engines/titles/bands'

export type Kind = 'spin' | 'buy'

/** The bands of what is played, exact at the numbers of rounds they were computed for; undefined for a game that nobody certified. */
export function bandsFor(
  game: string,
  { variant, kind }: { readonly variant: string; readonly kind: Kind },
): Bands | undefined {
  return BANDS[game]?.[kind]?.[variant]
}

/** The levels of 99 in 100, as places in `LEVELS`. */
const [LOW, HIGH] = [2, 6]

/** Between which cents a round 99 of 100 honest games pay on average after so many rounds. */
export function rangeAt(bands: Bands, rounds: number): { low: number; high: number } {
  const at = bandAt(bands, rounds)
  const error = bands.sd / Math.sqrt(rounds)
  const mean = (level: number) => Math.max(0, bands.mean + (at[level] ?? 0) * error)
  return { low: mean(LOW), high: mean(HIGH) }
}

/**
 * How far a sum of rounds lies from what it should be, as a bell curve would have it for the very
 * same chance; null with too few rounds to say. Nothing is told apart beyond five.
 */
export function distanceOf(
  bands: Bands,
  { rounds, cents }: { readonly rounds: number; readonly cents: number },
): number | null {
  if (rounds < bands.least || bands.sd === 0) return null
  const away = (cents - bands.mean * rounds) / (bands.sd * Math.sqrt(rounds))
  const at = bandAt(bands, rounds)
  const first = LEVELS[0]?.[0] ?? 0
  const above = at.findIndex((level) => level > away)
  if (above === 0) return first
  if (above < 0) return -first
  const [from = 0, to = 0] = [at[above - 1], at[above]]
  const [low = 0] = LEVELS[above - 1] ?? []
  const [high = 0] = LEVELS[above] ?? []
  return low + ((high - low) * (away - from)) / (to - from)
}

/**
 * The levels at any number of rounds, read off between the two that were computed: by the root of
 * their number, since that is how a sum comes nearer to a bell curve, which is where they end.
 */
export function bandAt({ bands }: Bands, rounds: number): readonly number[] {
  const bell = { x: 0, at: LEVELS.map(([z]) => z) }
  const known = [...bands.map((band) => ({ x: 1 / Math.sqrt(band.rounds), at: band.at })), bell]
  const x = 1 / Math.sqrt(rounds)
  const next = known.findIndex((one) => one.x <= x)
  const [before, after] = [known[next - 1] ?? known[0] ?? bell, known[next] ?? bell]
  const share = before.x === after.x ? 0 : (before.x - x) / (before.x - after.x)
  return before.at.map((level, n) => level + Math.max(0, share) * ((after.at[n] ?? 0) - level))
}
