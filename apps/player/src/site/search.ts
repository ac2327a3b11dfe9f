import { PAGE_SIZES, type PageSize } from '@camellia/ui/pager'

/** What stands behind the question mark of an address, read so that any address can be opened. */
type Search = Readonly<Record<string, unknown>>

export interface PageSearch {
  readonly page: number
  readonly size: PageSize
}

export interface MessageSearch extends PageSearch {
  readonly searchkey: string
  /** Only what was not read yet. */
  readonly unread?: true
}

export const USUAL_SIZE: PageSize = 10
const WORDS_MAX = 100

export function messageSearch({ searchkey, unread, ...raw }: Search): MessageSearch {
  const found = { ...pageSearch(raw), searchkey: wordsSearch(searchkey) }
  return String(unread ?? '') === '1' || unread === true ? { ...found, unread: true } : found
}

export function messageHref({ page, size, searchkey, unread }: MessageSearch): string {
  return hrefWith('/message', { page, size, searchkey, unread: unread ? 1 : '' })
}

export function pageSearch({ page, size }: Search): PageSearch {
  return {
    page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(page)) || 1)),
    size: PAGE_SIZES.find((known) => known === Number(size)) ?? USUAL_SIZE,
  }
}

/** What is as usual is not said in an address. */
export function pageGiven(raw: Search): Partial<PageSearch> {
  const { page, size } = pageSearch(raw)
  return { ...(page > 1 && { page }), ...(size !== USUAL_SIZE && { size }) }
}

export function wordsSearch(words: unknown): string {
  return String(words ?? '').slice(0, WORDS_MAX)
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id in an address; anything else is as good as none. */
export function idSearch(id: unknown): string | undefined {
  return ID.test(String(id)) ? String(id) : undefined
}

export function oneOf<Value extends string>(
  known: readonly Value[],
  wanted: unknown,
): Value | undefined {
  return known.find((value) => value === wanted)
}

export interface GameSearch {
  readonly code: string
  /** Play with a balance that is worth nothing. */
  readonly demo?: true
  /** The round that is shown once more. */
  readonly replay?: string
}

export function gameSearch({ code, demo, replay }: Search): GameSearch {
  return {
    code: String(code ?? ''),
    ...(String(demo ?? '') === '1' && { demo: true }),
    ...(replay ? { replay: String(replay) } : {}),
  }
}

export function fairnessSearch({ round }: Search): { readonly round?: string } {
  return round ? { round: String(round) } : {}
}

export function signupSearch({ parent }: Search): { readonly parent?: string } {
  return parent ? { parent: String(parent) } : {}
}

/** An address with these behind its question mark; what is empty is left out. */
export function hrefWith(path: string, search: Readonly<Record<string, string | number>>): string {
  const filled = Object.entries(search).filter(([, value]) => value !== '')
  const query = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}
