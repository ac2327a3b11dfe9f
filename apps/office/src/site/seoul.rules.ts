const SEOUL_MS = 9 * 3_600_000

/** A moment as a box for date and time holds it, in the time of the business. */
export function boxOf(at: string | number): string {
  const ms = typeof at === 'string' ? Date.parse(at) : at
  return new Date(ms + SEOUL_MS).toISOString().slice(0, 16)
}

/** What such a box says, as a moment; nothing while it is not a whole one. */
export function momentOf(box: string): string | undefined {
  const ms = Date.parse(`${box}:00+09:00`)
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString()
}

/** The business day a moment belongs to. */
export function dayOf(at: string): string {
  return boxOf(at).slice(0, 10)
}
