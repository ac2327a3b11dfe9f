import { type PageSize, pageIn, sizeIn } from '../site/address'

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
  return {
    ...(raw.state === 'DECIDED' && { state: raw.state }),
    ...pageIn(raw.page),
    ...sizeIn(raw.size, SIZE),
  }
}

export function inputOf({ state = 'WAITING', page = 1, size = SIZE }: PasswordsSearch) {
  return { state, page, size }
}
