import { PAGE_SIZES } from '@camellia/contract/fields'

export type PageSize = (typeof PAGE_SIZES)[number]

/** A change of what the address bar says: what is undefined is dropped. */
export type ChangeOf<Search> = {
  readonly [Part in keyof Search]?: Search[Part] | undefined
}

type Said<Key extends string, Value> = { readonly [K in Key]?: Value }

const PAGE_MAX = 1_000_000
const TEXT_MAX = 40
const DAY = /^\d{4}-\d{2}-\d{2}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A number from 1: an id, or a place in a log. */
export function wholeIn<Key extends string>(key: Key, raw: unknown): Said<Key, number> {
  const value = Number(raw)
  return said(key, Number.isSafeInteger(value) && value > 0 ? value : undefined)
}

/** What was typed into a box; the router reads digits as a number, and "true" as what it says. */
export function textIn<Key extends string>(
  key: Key,
  raw: unknown,
  max = TEXT_MAX,
): Said<Key, string> {
  const text = typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : raw
  return said(key, typeof text === 'string' && text !== '' ? text.slice(0, max) : undefined)
}

/** A dialog that an address opens. */
export function flagIn<Key extends string>(key: Key, raw: unknown): Said<Key, true> {
  return said(key, raw === true || raw === 'true' ? true : undefined)
}

/** The first page is the usual one and is not said. */
export function pageIn(raw: unknown): Said<'page', number> {
  const { page = 1 } = wholeIn('page', raw)
  return said('page', page > 1 && page <= PAGE_MAX ? page : undefined)
}

export function sizeIn(raw: unknown, usual: PageSize): Said<'size', PageSize> {
  const size = PAGE_SIZES.find((known) => known === Number(raw))
  return said('size', size === usual ? undefined : size)
}

/** A business day, as a date box writes it. */
export function dayIn<Key extends string>(key: Key, raw: unknown): Said<Key, string> {
  const real = typeof raw === 'string' && DAY.test(raw) && !Number.isNaN(Date.parse(raw))
  return said(key, real ? raw : undefined)
}

/** The id of a request, a round or a gift. */
export function uuidIn<Key extends string>(key: Key, raw: unknown): Said<Key, string> {
  return said(key, typeof raw === 'string' && UUID.test(raw) ? raw : undefined)
}

function said<Key extends string, Value>(key: Key, value: Value | undefined): Said<Key, Value> {
  return (value === undefined ? {} : { [key]: value }) as Said<Key, Value>
}
