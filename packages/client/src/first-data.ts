import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** Longer than this a first page does not wait: it says itself what is on its way. */
const WAIT_MS = 400

export type FirstQuery = Required<Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>>

export type FirstQueries = readonly FirstQuery[]

/**
 * Asks for what the first page shows while its files are on their way. With it there, the page is
 * put together and laid out once, and not anew with every answer. What was refused is asked again
 * by whoever shows it, and said there.
 */
export async function askFirst(queries: QueryClient, wanted: FirstQueries): Promise<void> {
  const asked = wanted.map((query) => queries.prefetchQuery(query))
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
