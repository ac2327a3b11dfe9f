/** Times the pace of play. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Within a frame or two of its end a round is over. */
const END_MS = 40

export function isOver(ms: number, wholeMs: number): boolean {
  return wholeMs > 0 && ms >= wholeMs - END_MS
}

/** Who asks for less motion is shown what came, and may still play it. */
export function opensAt(calm: boolean): 'start' | 'end' {
  return calm ? 'end' : 'start'
}

/** How far into the round, as minutes and seconds. */
export function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
