import { QueryClient, timeoutManager } from '@tanstack/react-query'
import { sharedTimers } from './shared-timers'

/** Data younger than this is shown without asking again when a page is opened. */
const FRESH_MS = 2_000

// Before anything is asked: timers of one kind cannot be ended by the other.
timeoutManager.setTimeoutProvider(sharedTimers())

export function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS } } })
}
