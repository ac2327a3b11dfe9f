import { LOGIN_OUTCOMES, type LoginOutcome, SITES } from '@camellia/contract/login'
import type { MemberId } from '@camellia/kernel/ids'
import { type ChangeOf, type PageSize, sizeIn, textIn, wholeIn } from '../site/address'
import { daysIn, type RecentDays, spanOf } from '../site/days'

export type Site = (typeof SITES)[number]

export const CODE_MAX = 64
export const ADDRESS_MAX = 45
const SIZE: PageSize = 50
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the address bar may say; what is usual is left out. */
export interface LoginsSearch {
  readonly code?: string
  readonly address?: string
  readonly outcome?: LoginOutcome
  readonly site?: Site
  readonly days?: RecentDays
  readonly size?: PageSize
  /** The last try of the page above. */
  readonly before?: string
  /** The member whose panel is open. */
  readonly id?: number
}

export type LoginsChange = ChangeOf<LoginsSearch>

/** Anyone can type anything into an address: the rest is dropped. */
export function loginsSearch(raw: Record<string, unknown>): LoginsSearch {
  const outcome = LOGIN_OUTCOMES.find((known) => known === raw.outcome)
  const site = SITES.find((known) => known === raw.site)
  const days = daysIn(raw.days)
  return {
    ...textIn('code', raw.code, CODE_MAX),
    ...textIn('address', raw.address, ADDRESS_MAX),
    ...(outcome && { outcome }),
    ...(site && { site }),
    ...(days && { days }),
    ...sizeIn(raw.size, SIZE),
    ...(typeof raw.before === 'string' && UUID.test(raw.before) && { before: raw.before }),
    ...wholeIn('id', raw.id),
  }
}

export function inputOf(search: LoginsSearch, now: number) {
  const { id: _, days, size = SIZE, ...filters } = search
  return { size, ...filters, ...spanOf(days, new Date(now)) }
}

/** Opening a panel stays on the page; another filter begins at the newest again. */
export function changedSearch(kept: LoginsSearch, change: LoginsChange): LoginsSearch {
  const { id: _, before, ...filters } = kept
  const onlyOpens = Object.keys(change).every((key) => key === 'id')
  return loginsSearch({ ...filters, ...(onlyOpens && { before }), ...change })
}

export function memberIdOf(id: number | undefined): MemberId | undefined {
  return id as MemberId | undefined
}
