const MINUTE_MS = 60_000

/**
 * Whether it is time again: so long after the session began, or after it was last said within it.
 * What was said in an earlier session does not count, nor does a time that has not come.
 */
export function isDue({
  since,
  told,
  minutes,
  now,
}: {
  readonly since: number
  readonly told: number | undefined
  readonly minutes: number
  readonly now: number
}): boolean {
  if (minutes <= 0) return false
  const from = told !== undefined && told >= since && told <= now ? told : since
  return now - from >= minutes * MINUTE_MS
}

/** Whole minutes of the session; a clock that runs behind the server's shows none. */
export function minutesSince(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS))
}
