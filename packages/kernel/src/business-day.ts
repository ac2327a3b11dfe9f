/** Business days are Asia/Seoul, which has had no summer time since 1988: plain UTC+9. */
const KST_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The business day of a moment, as YYYY-MM-DD. */
export function businessDay(at: Date): string {
  return new Date(at.getTime() + KST_MS).toISOString().slice(0, 10)
}

/** The moment a business day begins; it ends where the next begins. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - KST_MS)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
