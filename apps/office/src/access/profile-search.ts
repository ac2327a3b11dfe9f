import { flagIn } from '../site/address'

/** Whether the second factor is being turned on: the first steps lead here. */
export interface ProfileSearch {
  readonly twoFactor?: true
}

/** Anyone can type anything into an address: the rest is dropped. */
export function profileSearch(raw: Record<string, unknown>): ProfileSearch {
  return flagIn('twoFactor', raw.twoFactor)
}
