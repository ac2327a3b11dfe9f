/** Business days are Asia/Seoul, so times are too; it has kept its nine hours since 1988. */
const AHEAD_MS = 9 * 3_600_000

/** 2026-11-14T19:41:41 of the clock in Seoul. */
export function seoulTime(at: string | number): string {
  const ms = typeof at === 'string' ? Date.parse(at) : at
  return new Date(ms + AHEAD_MS).toISOString().slice(0, 19)
}
