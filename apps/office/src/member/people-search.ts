import { MEMBER_STATUSES } from '@camellia/contract/member'
import { MEMBER_SORTS, type MemberFilter, type MemberSort } from '@camellia/contract/member-list'
import type { MemberId } from '@camellia/kernel/ids'
import {
  type ChangeOf,
  flagIn,
  type PageSize,
  pageIn,
  sizeIn,
  textIn,
  wholeIn,
} from '../site/address'
import { daysIn, type RecentDays, spanBetween, spanOf } from '../site/days'
import { type Deed, deedIn } from '../site/deeds'

export type PersonKind = 'MEMBER' | 'PARTNER' | 'USER'
export type PersonStatus = (typeof MEMBER_STATUSES)[number]

export const PANEL_TABS = ['summary', 'money', 'games', 'logins', 'memos', 'trail'] as const
export type PanelTab = (typeof PANEL_TABS)[number]

const SIZE: PageSize = 50
/** Whoever still waits has a queue of their own. */
const STATUSES: readonly PersonStatus[] = ['NORMAL', 'BLOCKED']

/** What the address bar may say; what is usual is left out. */
export interface PeopleSearch {
  /** The partner below whom one looks. */
  readonly under?: number
  /** Only those directly below. */
  readonly direct?: true
  /** Such as `NEW.BLOCKED`. */
  readonly status?: string
  readonly search?: string
  readonly joined?: RecentDays
  /** Business days, both included. */
  readonly from?: string
  readonly until?: string
  readonly online?: true
  /** Such as `balance` or `-balance`. */
  readonly sort?: string
  readonly page?: number
  readonly size?: PageSize
  /** Whose panel is open, and on which tab. */
  readonly id?: number
  readonly tab?: PanelTab
  /** Somebody new is being made. */
  readonly new?: true
  /** What is being done to whoever is open. */
  readonly do?: Deed
}

export type PeopleChange = ChangeOf<PeopleSearch>

/** Another filter begins at the first page; opening someone leaves the page where it is. */
export function changed(search: PeopleSearch, change: PeopleChange): PeopleSearch {
  const looks = Object.keys(change).every((part) => ['id', 'tab', 'new', 'do'].includes(part))
  const all = { ...search, ...(looks ? {} : { page: undefined }), ...change }
  return peopleSearch(all)
}

/** Anyone can type anything into an address: the rest is dropped. */
export function peopleSearch(raw: Record<string, unknown>): PeopleSearch {
  const tab = PANEL_TABS.find((known) => known === raw.tab)
  const joined = daysIn(raw.joined)
  const statuses = statusesIn(raw.status)
  return {
    ...wholeIn('under', raw.under),
    ...(raw.direct === true && { direct: true }),
    ...(statuses.length > 0 && { status: statuses.join('.') }),
    ...textIn('search', raw.search),
    ...(joined ? { joined } : rangeIn(raw)),
    ...(raw.online === true && { online: true }),
    ...(sortIn(raw.sort) && { sort: String(raw.sort) }),
    ...pageIn(raw.page),
    ...sizeIn(raw.size, SIZE),
    ...wholeIn('id', raw.id),
    ...(tab && tab !== 'summary' && { tab }),
    ...flagIn('new', raw.new),
    ...deedIn(raw.do),
  }
}

function rangeIn(raw: Record<string, unknown>) {
  const from = dayIn(raw.from)
  const until = dayIn(raw.until)
  if (from && until && from > until) return {}
  return { ...(from && { from }), ...(until && { until }) }
}

function dayIn(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined
  const at = Date.parse(`${raw}T00:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== raw ? undefined : raw
}

function statusesIn(raw: unknown): readonly PersonStatus[] {
  const named = typeof raw === 'string' ? raw.split('.') : []
  return MEMBER_STATUSES.filter((status) => named.includes(status))
}

interface Order {
  readonly sort: MemberSort
  readonly direction: 'ASC' | 'DESC'
}

function sortIn(raw: unknown): Order | undefined {
  if (typeof raw !== 'string') return undefined
  const sort = MEMBER_SORTS.find((known) => known === raw.replace(/^-/, ''))
  return sort && { sort, direction: raw.startsWith('-') ? 'DESC' : 'ASC' }
}

/** Newest first, unless a head was pressed. */
export function orderOf({ sort }: PeopleSearch): Order {
  return sortIn(sort) ?? { sort: 'createdAt', direction: 'DESC' }
}

/** Another head begins with the most; the same head turns around. */
export function nextSort(order: Order, by: string): string {
  if (order.sort === by) return order.direction === 'DESC' ? by : `-${by}`
  return by === 'code' ? by : `-${by}`
}

export function pageOf({ page, size }: PeopleSearch): { page: number; size: PageSize } {
  return { page: page ?? 1, size: size ?? SIZE }
}

/** Those who are gone are shown only to whoever asks for them. */
export function statusesOf({ status }: PeopleSearch): readonly PersonStatus[] {
  const chosen = statusesIn(status)
  return chosen.length > 0 ? chosen : STATUSES
}

/** The filter of the calls, from the address and the business day of this moment. */
export function filterOf(search: PeopleSearch, kind: PersonKind, now: Date): MemberFilter {
  const { under, direct, search: text, online } = search
  return {
    kinds: [kind],
    below: direct ? 'DIRECT' : 'ALL',
    statuses: [...statusesOf(search)],
    ...(under !== undefined && { under: under as MemberId }),
    ...(text && text.trim() !== '' && { search: text.trim() }),
    ...(online && { online }),
    ...joinedOf(search, now),
  }
}

function joinedOf({ joined, from, until }: PeopleSearch, now: Date) {
  const span = joined ? spanOf(joined, now) : spanBetween(from, until)
  return {
    ...(span.from && { joinedFrom: span.from }),
    ...(span.until && { joinedUntil: span.until }),
  }
}

/** What narrows the list beyond its place in the tree. */
export function narrowed(search: PeopleSearch): boolean {
  const { status, search: text, joined, from, until, online } = search
  return [status, text, joined, from, until, online].some((part) => part !== undefined)
}
