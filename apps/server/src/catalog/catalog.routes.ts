import { listGames, listVendors } from '@camellia/contract/game'
import { refuse } from '@camellia/kernel/refusal'
import { GUEST } from '../http/actor'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import { selectGames, selectVendors, type VendorRow } from './catalog.sql'
import { HOUSE_NAME, HOUSE_VENDOR } from './house-games'

export function catalogRoutes({ serve, read }: Api, settings: ReadSettings): void {
  serve(listGames, () => read(GUEST, selectGames))
  serve(listVendors, async (_, { gameType }) => {
    const { on, message } = (await settings())['site.maintenance']
    if (on) refuse('MAINTENANCE', message)
    const vendors = await read(GUEST, (tx) => selectVendors(tx, gameType))
    return openVendors(vendors)
  })
}

/** A type that has no vendor yet is an empty list; one whose vendors are all closed is closed. */
function openVendors(vendors: readonly VendorRow[]) {
  if (vendors.length > 0 && vendors.every(({ maintenance }) => maintenance)) {
    refuse('MAINTENANCE', '')
  }
  return vendors.map((vendor) => ({
    ...vendor,
    name: vendor.code === HOUSE_VENDOR ? HOUSE_NAME : vendor.code,
  }))
}
