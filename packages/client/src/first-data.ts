import type { QueryClient } from '@tanstack/react-query'
import type { queryOf } from './hooks'

/** Longer than this a first page does not wait: it says itself what is on its way. */
const WAIT_MS = 400

/**
 * Asks for what the first page shows while its files are on their way. With it there, the page is
 * put together and laid out once, and not anew with every answer. What was refused is asked again
 * by whoever shows it, and said there.
 */
export async function askFirst(
  queries: QueryClient,
  wanted: readonly ReturnType<typeof queryOf>[],
): Promise<void> {
  const asked = Promise.all(wanted.map((query) => queries.prefetchQuery(query)))
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
