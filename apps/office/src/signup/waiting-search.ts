import { type PageSize, pageIn, sizeIn, textIn, wholeIn } from '../site/address'

export const SIGNUP_STATES = ['WAITING', 'APPROVED', 'REFUSED'] as const
export type SignupState = (typeof SIGNUP_STATES)[number]

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
  return {
    ...(state && state !== 'WAITING' && { state }),
    ...textIn('search', raw.search),
    ...pageIn(raw.page),
    ...sizeIn(raw.size, SIZE),
    ...wholeIn('id', raw.id),
  }
}

export function filterOf({ state, search, page, size }: WaitingSearch): WaitingFilter {
  return { state: state ?? 'WAITING', search: search ?? '', page: page ?? 1, size: size ?? SIZE }
}
