import { useSharedEndpoint } from '@camellia/client/shared-read'
import { readSite } from '@camellia/contract/site'

/** Settings a page needs before anyone is logged in; undefined until they came. */
export function useSite() {
  return useSharedEndpoint(readSite, {}).data
}
