import { useEndpoint } from '@camellia/client/hooks'
import { readShell } from '@camellia/contract/report'

/** The brief refreshes a profile every ten seconds; pushes come in between. */
const EVERY_MS = 10_000

export function useShell() {
  return useEndpoint(readShell, {}, { everyMs: EVERY_MS }).data
}
