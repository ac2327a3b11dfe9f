import { useSharedEndpoint } from '@camellia/client/shared-read'
import { readShell } from '@camellia/contract/report'

/** The brief refreshes a profile every ten seconds; pushes come in between. */
const EVERY_MS = 10_000

export function useShell() {
  return useSharedEndpoint(readShell, {}, { everyMs: EVERY_MS }).data
}
