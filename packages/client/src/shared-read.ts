import type { AnyEndpoint, InputOf, OutputOf } from '@camellia/contract/endpoint'
import type { Refusal } from '@camellia/kernel/refusal'
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryOf, type ReadOptions, worthRetrying } from './hooks'

export interface SharedRead<Output> {
  readonly data: Output | undefined
  readonly error: Refusal | null
  /** Until the first answer, or the first failure to get one. */
  readonly waits: boolean
  readonly retry: () => void
}

interface Shared<Output> {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => SharedRead<Output>
}

const NOTHING: SharedRead<never> = { data: undefined, error: null, waits: false, retry: () => {} }
const NOT_ASKED: Shared<never> = { subscribe: () => () => {}, read: () => NOTHING }

const kept = new WeakMap<QueryClient, Map<string, Shared<unknown>>>()

/**
 * Reads what every tile and every row of a page shows. One observer asks and keeps time for all of
 * them: with one of its own for each, a page of a hundred rows sets hundreds of timers.
 */
export function useSharedEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { everyMs, enabled = true }: ReadOptions = {},
): SharedRead<OutputOf<E>> {
  const client = useQueryClient()
  const shared: Shared<OutputOf<E>> = enabled
    ? sharedOf(client, { endpoint, input, everyMs })
    : NOT_ASKED
  return useSyncExternalStore(shared.subscribe, shared.read)
}

interface Wish<E extends AnyEndpoint> {
  readonly endpoint: E
  readonly input: InputOf<E>
  readonly everyMs: number | undefined
}

function sharedOf<E extends AnyEndpoint>(client: QueryClient, wish: Wish<E>): Shared<OutputOf<E>> {
  const ofClient = kept.get(client) ?? new Map<string, Shared<unknown>>()
  kept.set(client, ofClient)
  const key = `${wish.endpoint.path} ${JSON.stringify(wish.input)} ${wish.everyMs ?? ''}`
  // Each is of the endpoint it is kept under.
  const known = ofClient.get(key) as Shared<OutputOf<E>> | undefined
  const shared = known ?? share(client, wish)
  ofClient.set(key, shared)
  return shared
}

function share<E extends AnyEndpoint>(
  client: QueryClient,
  { endpoint, input, everyMs }: Wish<E>,
): Shared<OutputOf<E>> {
  const options = {
    ...queryOf(endpoint, input),
    refetchInterval: everyMs ?? (false as const),
    retry: worthRetrying,
    notifyOnChangeProps: ['data' as const, 'error' as const, 'failureCount' as const],
  }
  const observer = new QueryObserver<OutputOf<E>, Refusal>(client, options)
  let last: SharedRead<OutputOf<E>> = NOTHING
  return {
    subscribe: (listener) => {
      const { isStale, isFetching } = observer.getCurrentResult()
      // The first to listen asks anyway; whoever joins later asks again as with one of their own.
      if (observer.hasListeners() && isStale && !isFetching) void observer.refetch()
      return observer.subscribe(listener)
    },
    read: () => {
      // While nobody listens the cache may have dropped or renewed what it keeps.
      if (!observer.hasListeners()) observer.setOptions(options)
      const { data, error, isPending, failureCount } = observer.getCurrentResult()
      const waits = isPending && failureCount === 0
      // The same as before is the same object: nobody draws anew because an answer grew old.
      if (data !== last.data || error !== last.error || waits !== last.waits) {
        last = { data, error, waits, retry: () => void observer.refetch() }
      }
      return last
    },
  }
}
