import type { Beat, Show } from './show.rules'

/** The beat at a time; the last one once the round is over. */
export function beatAt({ beats }: Show, ms: number): Beat | undefined {
  return beats.findLast((beat) => beat.at <= ms)
}

/** The cents a counter shows at a time. */
export function wonAt(beat: Beat, ms: number): number {
  if (beat.kind !== 'win') return beat.after.won
  const { before, after: then, countMs, at } = beat
  const t = countMs ? Math.min(1, (ms - at) / countMs) : 1
  return Math.floor(before.won + (then.won - before.won) * (1 - (1 - t) ** 2))
}
