import { flagIn } from '../site/address'

/** Whether one is being added: the first steps and the palette lead here. */
export interface AccountsSearch {
  readonly add?: true
}

/** Anyone can type anything into an address: the rest is dropped. */
export function accountsSearch(raw: Record<string, unknown>): AccountsSearch {
  return flagIn('add', raw.add)
}
