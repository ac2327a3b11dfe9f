export type DepositWay = 'bank' | 'coin'

/** The bank is the usual way and is not said. */
export function depositSearch(raw: Readonly<Record<string, unknown>>): {
  readonly way?: 'coin'
} {
  return raw.way === 'coin' ? { way: 'coin' } : {}
}
