import { PAGE_SIZES } from '@camellia/contract/fields'

export const SIGNUP_STATES = ['WAITING', 'APPROVED', 'REFUSED'] as const
export type SignupState = (typeof SIGNUP_STATES)[number]
export type PageSize = (typeof PAGE_SIZES)[number]

const SIZE: PageSize = 25

/** What the address bar may say; what is usual is left out. */
export interface WaitingSearch {
  readonly state?: SignupState
  readonly search?: string
  readonly page?: number
  readonly size?: PageSize
  /** The request that is open. */
  readonly id?: number
}

export interface WaitingFilter {
  readonly state: SignupState
  readonly search: string
  readonly page: number
  readonly size: PageSize
}

/** Anyone can type anything into an address: the rest is dropped. */
export function waitingSearch(raw: Record<string, unknown>): WaitingSearch {
  const state = SIGNUP_STATES.find((known) => known === raw.state)
  const size = PAGE_SIZES.find((known) => known === Number(raw.size))
  const search = typeof raw.search === 'number' ? String(raw.search) : raw.search
  const page = Number(raw.page)
  const id = Number(raw.id)
  return {
    ...(state && state !== 'WAITING' && { state }),
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 40) }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(size && size !== SIZE && { size }),
    ...(Number.isSafeInteger(id) && id > 0 && { id }),
  }
}

export function filterOf({ state, search, page, size }: WaitingSearch): WaitingFilter {
  return { state: state ?? 'WAITING', search: search ?? '', page: page ?? 1, size: size ?? SIZE }
}
