const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long something waits, in the unit a person would say it in. */
export type Age =
  | { readonly unit: 'clock'; readonly text: string }
  | { readonly unit: 'hour' | 'day'; readonly count: number }

/** Minutes and seconds while they matter, then hours, then days. */
export function ageOf(ms: number): Age {
  const past = Math.max(0, ms)
  if (past >= DAY_MS) return { unit: 'day', count: Math.floor(past / DAY_MS) }
  if (past >= HOUR_MS) return { unit: 'hour', count: Math.floor(past / HOUR_MS) }
  const seconds = Math.floor((past % MINUTE_MS) / 1000)
  return {
    unit: 'clock',
    text: `${Math.floor(past / MINUTE_MS)}:${String(seconds).padStart(2, '0')}`,
  }
}

const WARN_FROM_MS = 5 * MINUTE_MS
const BAD_FROM_MS = 10 * MINUTE_MS

/** Grey at first, amber from five minutes, red from ten. */
export function toneOfAge(ms: number): 'plain' | 'warn' | 'bad' {
  if (ms >= BAD_FROM_MS) return 'bad'
  return ms >= WARN_FROM_MS ? 'warn' : 'plain'
}
