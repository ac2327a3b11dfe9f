import { type PageSize, pageIn, sizeIn, textIn, uuidIn } from '../site/address'

export const MONEY_STATES = ['WAITING', 'FINISHED', 'REJECTED'] as const
export type MoneyState = (typeof MONEY_STATES)[number]

const SIZE: PageSize = 25

/** What the address bar may say; what is usual is left out. */
export interface MoneySearch {
  readonly state?: MoneyState
  readonly search?: string
  readonly page?: number
  readonly size?: PageSize
  /** The request that is open. */
  readonly id?: string
}

export interface MoneyFilter {
  readonly state: MoneyState
  readonly search: string
  readonly page: number
  readonly size: PageSize
}

/** Anyone can type anything into an address: the rest is dropped. */
export function moneySearch(raw: Record<string, unknown>): MoneySearch {
  const state = MONEY_STATES.find((known) => known === raw.state)
  return {
    ...(state && state !== 'WAITING' && { state }),
    ...textIn('search', raw.search),
    ...pageIn(raw.page),
    ...sizeIn(raw.size, SIZE),
    ...uuidIn('id', raw.id),
  }
}

export function filterOf({ state, search, page, size }: MoneySearch): MoneyFilter {
  return { state: state ?? 'WAITING', search: search ?? '', page: page ?? 1, size: size ?? SIZE }
}
