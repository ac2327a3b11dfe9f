import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { aTurn } from './turn'

/** Longer than this a first page does not wait: it says itself what is on its way. */
const WAIT_MS = 400

export type FirstQuery = Required<Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>>

/**
 * Asks for what the first page shows while its files are on their way. With it there, the page is
 * put together and laid out once, and not anew with every answer. What was refused is asked again
 * by whoever shows it, and said there.
 */
export async function askFirst(queries: QueryClient, wanted: readonly FirstQuery[]): Promise<void> {
  await Promise.race([
    askAll(queries, wanted),
    new Promise((resolve) => setTimeout(resolve, WAIT_MS)),
  ])
}

/** One after the other: a phone needs milliseconds to ask for one. */
async function askAll(queries: QueryClient, wanted: readonly FirstQuery[]): Promise<void> {
  const asked: Promise<void>[] = []
  for (const query of wanted) {
    asked.push(queries.prefetchQuery(query))
    await aTurn()
  }
  await Promise.all(asked)
}
