import { PAGE_SIZES } from '@camellia/contract/fields'
import { LOGIN_OUTCOMES, type LoginOutcome, SITES } from '@camellia/contract/login'
import type { MemberId } from '@camellia/kernel/ids'

export type PageSize = (typeof PAGE_SIZES)[number]
export type Site = (typeof SITES)[number]
export const LOGIN_DAYS = ['today', 'yesterday', '3', '7'] as const
export type LoginDays = (typeof LOGIN_DAYS)[number]

const SIZE: PageSize = 50
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the address bar may say; what is usual is left out. */
export interface LoginsSearch {
  readonly code?: string
  readonly address?: string
  readonly outcome?: LoginOutcome
  readonly site?: Site
  readonly days?: LoginDays
  readonly size?: PageSize
  /** The last try of the page above. */
  readonly before?: string
  /** The member whose panel is open. */
  readonly id?: number
}

/** Anyone can type anything into an address: the rest is dropped. */
export function loginsSearch(raw: Record<string, unknown>): LoginsSearch {
  const code = String(raw.code ?? '').slice(0, 64)
  const address = String(raw.address ?? '').slice(0, 45)
  const outcome = LOGIN_OUTCOMES.find((known) => known === raw.outcome)
  const site = SITES.find((known) => known === raw.site)
  const days = LOGIN_DAYS.find((known) => known === String(raw.days))
  const size = PAGE_SIZES.find((known) => known === Number(raw.size))
  const id = Number(raw.id)
  return {
    ...(code !== '' && { code }),
    ...(address !== '' && { address }),
    ...(outcome && { outcome }),
    ...(site && { site }),
    ...(days && { days }),
    ...(size && size !== SIZE && { size }),
    ...(typeof raw.before === 'string' && UUID.test(raw.before) && { before: raw.before }),
    ...(Number.isSafeInteger(id) && id > 0 && { id }),
  }
}

const DAY_MS = 86_400_000
const SEOUL_MS = 9 * 3_600_000

/** Business days are Seoul's: today begins at its midnight. */
export function spanOf(days: LoginDays | undefined, now: number) {
  if (!days) return {}
  const midnight = Math.floor((now + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS
  const iso = (at: number) => new Date(at).toISOString()
  if (days === 'today') return { from: iso(midnight) }
  if (days === 'yesterday') return { from: iso(midnight - DAY_MS), until: iso(midnight) }
  return { from: iso(midnight - (Number(days) - 1) * DAY_MS) }
}

export function inputOf(search: LoginsSearch, now: number) {
  const { id: _, days, size = SIZE, ...filters } = search
  return { size, ...filters, ...spanOf(days, now) }
}

/** Opening a panel stays on the page; another filter begins at the newest again. */
export function changedSearch(kept: LoginsSearch, change: LoginsSearch): LoginsSearch {
  const { id: _, before, ...filters } = kept
  const onlyOpens = Object.keys(change).every((key) => key === 'id')
  return loginsSearch({ ...filters, ...(onlyOpens && { before }), ...change })
}

export function memberIdOf(id: number | undefined): MemberId | undefined {
  return id as MemberId | undefined
}
