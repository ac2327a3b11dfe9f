import type { QueryClient } from '@tanstack/react-query'
import type { queryOf } from './hooks'
import { aTurn } from './turn'

/** Longer than this a first page does not wait: it says itself what is on its way. */
const WAIT_MS = 400
const AT_ONCE = 3

/**
 * Asks for what the first page shows while its files are on their way. With it there, the page is
 * put together and laid out once, and not anew with every answer. What was refused is asked again
 * by whoever shows it, and said there.
 */
export async function askFirst(
  queries: QueryClient,
  wanted: readonly ReturnType<typeof queryOf>[],
): Promise<void> {
  await Promise.race([
    askAll(queries, wanted),
    new Promise((resolve) => setTimeout(resolve, WAIT_MS)),
  ])
}

/** A few at a time: a phone needs milliseconds to ask for one. */
async function askAll(
  queries: QueryClient,
  wanted: readonly ReturnType<typeof queryOf>[],
): Promise<void> {
  const asked: Promise<void>[] = []
  for (const [place, query] of wanted.entries()) {
    asked.push(queries.prefetchQuery(query))
    if (place % AT_ONCE === AT_ONCE - 1) await aTurn()
  }
  await Promise.all(asked)
}
