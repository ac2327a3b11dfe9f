import { PAGE_SIZES } from '@camellia/contract/fields'
import { TRAIL_ACTIONS, type TrailAction } from '@camellia/contract/trail'

export type PageSize = (typeof PAGE_SIZES)[number]
export const TRAIL_DAYS = ['today', 'yesterday', '3', '7'] as const
export type TrailDays = (typeof TRAIL_DAYS)[number]

const SIZE: PageSize = 50

/** What the address bar may say; what is usual is left out. */
export interface TrailSearch {
  readonly action?: TrailAction
  readonly actor?: string
  readonly member?: number
  readonly days?: TrailDays
  readonly size?: PageSize
  /** The last entry of the page above. */
  readonly before?: number
  /** The entry that is open. */
  readonly seq?: number
}

/** Anyone can type anything into an address: the rest is dropped. */
export function trailSearch(raw: Record<string, unknown>): TrailSearch {
  const action = TRAIL_ACTIONS.find((known) => known === raw.action)
  const days = TRAIL_DAYS.find((known) => known === String(raw.days))
  const size = PAGE_SIZES.find((known) => known === Number(raw.size))
  const actor = String(raw.actor ?? '').slice(0, 12)
  return {
    ...(action && { action }),
    ...(days && { days }),
    ...(size && size !== SIZE && { size }),
    ...(actor !== '' && { actor }),
    ...whole('member', raw.member),
    ...whole('before', raw.before),
    ...whole('seq', raw.seq),
  }
}

function whole<Key extends string>(key: Key, value: unknown): { readonly [K in Key]?: number } {
  const number = Number(value)
  const fine = Number.isSafeInteger(number) && number > 0
  return (fine ? { [key]: number } : {}) as { readonly [K in Key]?: number }
}

const DAY_MS = 86_400_000
const SEOUL_MS = 9 * 3_600_000

/** Business days are Seoul's: today begins at its midnight. */
export function spanOf(days: TrailDays | undefined, now: number) {
  if (!days) return {}
  const midnight = Math.floor((now + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS
  const iso = (at: number) => new Date(at).toISOString()
  if (days === 'today') return { from: iso(midnight) }
  if (days === 'yesterday') return { from: iso(midnight - DAY_MS), until: iso(midnight) }
  return { from: iso(midnight - (Number(days) - 1) * DAY_MS) }
}

export function inputOf(search: TrailSearch, now: number) {
  const { action, actor, member, before, size = SIZE, days } = search
  return {
    size,
    ...(action && { action }),
    ...(actor && { actor }),
    ...(member && { member }),
    ...(before && { before }),
    ...spanOf(days, now),
  }
}

/** Opening an entry stays on the page; another filter begins at the newest again. */
export function changedSearch(kept: TrailSearch, change: TrailSearch): TrailSearch {
  const { seq: _, before, ...filters } = kept
  const onlyOpens = Object.keys(change).every((key) => key === 'seq')
  return trailSearch({ ...filters, ...(onlyOpens && { before }), ...change })
}
