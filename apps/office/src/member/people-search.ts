import { MEMBER_STATUSES } from '@camellia/contract/member'
import { MEMBER_SORTS, type MemberFilter, type MemberSort } from '@camellia/contract/member-list'
import { addDays, businessDay, startOfDay } from '@camellia/kernel/business-day'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { WON_MAX, type Won } from '@camellia/kernel/won'
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

export const SEEN_DAYS = ['1', '7', '30', '-7', '-30', '-90'] as const
export type SeenDays = (typeof SEEN_DAYS)[number]
/** No menu has more. */
const TAGS_AT_ONCE = 30

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
  /** The least and the most balance, in won. */
  readonly min?: number
  readonly max?: number
  readonly role?: number
  /** Seen in so many days; with a minus, not seen for so many. */
  readonly seen?: SeenDays
  /** The ids of tags, such as `3.5`. */
  readonly tag?: string
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
    ...balanceIn(raw),
    ...wholeIn('role', raw.role),
    ...seenIn(raw.seen),
    ...(tagsIn(raw.tag).length > 0 && { tag: tagsIn(raw.tag).join('.') }),
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

function balanceIn(raw: Record<string, unknown>) {
  const [min, max] = [wonIn(raw.min), wonIn(raw.max)]
  if (min !== undefined && max !== undefined && min > max) return {}
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function wonIn(raw: unknown): number | undefined {
  const value = raw === '' || raw === null || typeof raw === 'boolean' ? Number.NaN : Number(raw)
  const fine = Number.isSafeInteger(value) && value >= 0 && value <= WON_MAX * 1000
  return fine ? value : undefined
}

function seenIn(raw: unknown) {
  const seen = SEEN_DAYS.find((known) => known === String(raw))
  return seen ? { seen } : {}
}

/** The ids of tags that an address names; the router reads a single one as a number. */
export function tagsIn(raw: unknown): readonly number[] {
  const ids = String(raw ?? '')
    .split('.')
    .map(Number)
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, TAGS_AT_ONCE)
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
    ...moreOf(search, now),
    ...joinedOf(search, now),
  }
}

function moreOf({ min, max, role, seen, tag }: PeopleSearch, now: Date) {
  const since = (days: number) => startOfDay(addDays(businessDay(now), 1 - days)).toISOString()
  const tags = [...tagsIn(tag)]
  return {
    ...(min !== undefined && { balanceFrom: min as Won }),
    ...(max !== undefined && { balanceUntil: max as Won }),
    ...(role !== undefined && { roles: [role as RoleId] }),
    ...(seen && Number(seen) > 0 && { seenSince: since(Number(seen)) }),
    ...(seen && Number(seen) < 0 && { notSeenSince: since(-Number(seen)) }),
    ...(tags.length > 0 && { tags }),
  }
}

function joinedOf({ joined, from, until }: PeopleSearch, now: Date) {
  const span = joined ? spanOf(joined, now) : spanBetween(from, until)
  return {
    ...(span.from && { joinedFrom: span.from }),
    ...(span.until && { joinedUntil: span.until }),
  }
}

/** Everything that narrows the list, dropped at once. */
export const NO_FILTER: PeopleChange = {
  status: undefined,
  search: undefined,
  joined: undefined,
  from: undefined,
  until: undefined,
  online: undefined,
  min: undefined,
  max: undefined,
  role: undefined,
  seen: undefined,
  tag: undefined,
}

/** What narrows the list beyond its place in the tree. */
export function narrowed(search: PeopleSearch): boolean {
  return Object.keys(NO_FILTER).some((part) => search[part as keyof PeopleSearch] !== undefined)
}
