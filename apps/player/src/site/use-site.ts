import { useEndpoint } from '@camellia/client/hooks'
import { readSite } from '@camellia/contract/site'

/** Settings a page needs before anyone is logged in; undefined until they came. */
export function useSite() {
  return useEndpoint(readSite, {}).data
}
