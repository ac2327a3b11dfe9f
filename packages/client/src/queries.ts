import { QueryClient } from '@tanstack/react-query'

/** Data younger than this is shown without asking again when a page is opened. */
const FRESH_MS = 2_000

export function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS } } })
}
