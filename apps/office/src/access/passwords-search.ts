import { PAGE_SIZES } from '@camellia/contract/fields'

export type PageSize = (typeof PAGE_SIZES)[number]
export const PASSWORD_STATES = ['WAITING', 'DECIDED'] as const
export type PasswordState = (typeof PASSWORD_STATES)[number]

const SIZE: PageSize = 25

export interface PasswordsSearch {
  readonly state?: PasswordState
  readonly page?: number
  readonly size?: PageSize
}

/** Anyone can type anything into an address: the rest is dropped. */
export function passwordsSearch(raw: Record<string, unknown>): PasswordsSearch {
  const page = Number(raw.page)
  const size = PAGE_SIZES.find((known) => known === Number(raw.size))
  return {
    ...(raw.state === 'DECIDED' && { state: raw.state }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(size && size !== SIZE && { size }),
  }
}

export function inputOf({ state = 'WAITING', page = 1, size = SIZE }: PasswordsSearch) {
  return { state, page, size }
}
