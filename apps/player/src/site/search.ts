import { PAGE_SIZES, type PageSize } from '@camellia/ui/pager'

/** What stands behind the question mark of an address, read so that any address can be opened. */
type Search = Readonly<Record<string, unknown>>

export interface MessageSearch {
  readonly page: number
  readonly size: PageSize
  readonly searchkey: string
}

const SIZE: PageSize = 10
const WORDS_MAX = 100

export function messageSearch({ page, size, searchkey }: Search): MessageSearch {
  return {
    page: Math.max(1, Math.trunc(Number(page)) || 1),
    size: PAGE_SIZES.find((known) => known === Number(size)) ?? SIZE,
    searchkey: String(searchkey ?? '').slice(0, WORDS_MAX),
  }
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
