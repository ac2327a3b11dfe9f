import { useSharedEndpoint } from '@camellia/client/shared-read'
import type { OutputOf } from '@camellia/contract/endpoint'
import { listVendors } from '@camellia/contract/game'

export type Vendor = OutputOf<typeof listVendors>[number]

/** Asked for together, so that the site counts as closed only when all of them are. */
export function useVendors(): readonly Vendor[] {
  return useAll().data ?? NONE
}

/** Whether nothing is known of them yet. */
export function useVendorsWait(): boolean {
  return useAll().waits
}

function useAll() {
  return useSharedEndpoint(listVendors, { gameType: ['CASINO', 'SLOT', 'MINI'] })
}

const NONE: readonly Vendor[] = []
