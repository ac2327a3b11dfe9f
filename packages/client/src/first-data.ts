import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { askTogether } from './call'

/** Longer than this a first page does not wait: it says itself what is on its way. */
const WAIT_MS = 400

export type FirstQuery = Required<Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>>

/** Around the page and on it: neither waits for the slowest answer of the other. */
export type FirstQueries = readonly (readonly FirstQuery[])[]

/**
 * Asks for what the first page shows while its files are on their way. With it there, the page is
 * put together and laid out once, and not anew with every answer. What was refused is asked again
 * by whoever shows it, and said there.
 */
export async function askFirst(queries: QueryClient, wanted: FirstQueries): Promise<void> {
  const asked = wanted.flatMap((group) =>
    askTogether(() => group.map((query) => queries.prefetchQuery(query))),
  )
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
