/** Shared by all tabs and kept over a reload: one check is said once. */
const TOLD_KEY = 'realityTold'

export function lastTold(): number | undefined {
  const kept = Number(localStorage.getItem(TOLD_KEY))
  return kept > 0 ? kept : undefined
}

export function tellNow(now: number): void {
  localStorage.setItem(TOLD_KEY, String(now))
}
