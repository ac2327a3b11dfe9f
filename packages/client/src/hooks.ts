import type { AnyEndpoint, InputOf, OutputOf } from '@camellia/contract/endpoint'
import { Refusal } from '@camellia/kernel/refusal'
import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { makeAttempts } from './attempts'
import { call } from './call'

export interface ReadOptions {
  /** The brief's polling; it pauses while the tab is hidden. */
  readonly everyMs?: number
  readonly enabled?: boolean
}

/** What is asked and under which name it is kept. */
export function queryOf<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  return {
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(endpoint, input, { signal }),
  }
}

/** A lost connection is worth a few tries, a refusal is not. */
export function worthRetrying(failures: number, error: Refusal): boolean {
  return error.code === 'NETWORK_ERROR' && failures < 3
}

/** Reads an endpoint and keeps it fresh. */
export function useEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { everyMs, enabled = true }: ReadOptions = {},
): UseQueryResult<OutputOf<E>, Refusal> {
  return useQuery<OutputOf<E>, Refusal>({
    ...queryOf(endpoint, input),
    refetchInterval: everyMs ?? false,
    enabled,
    placeholderData: keepPreviousData,
    retry: worthRetrying,
  })
}

/** Until the first answer, or the first failure to get one: what comes with it would move the page. */
export function isFirstWait({
  isLoading,
  failureCount,
}: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean {
  return isLoading && failureCount === 0
}

/** After a change or a push: whoever shows this endpoint asks again. */
export function useRefresh(): (endpoint: AnyEndpoint) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    (endpoint) => client.invalidateQueries({ queryKey: [endpoint.path] }),
    [client],
  )
}

export interface ActionOptions<Output> {
  readonly onDone?: (output: Output) => void
  readonly onRefused?: (refusal: Refusal) => void
}

export interface Action<Input> {
  readonly run: (input: Input) => void
  readonly busy: boolean
  readonly refusal: Refusal | null
}

/**
 * Does something once. While it runs further clicks do nothing, and an attempt whose answer was
 * lost is repeated under its first key, so that the second try cannot do it twice.
 */
export function useAction<E extends AnyEndpoint>(
  endpoint: E,
  { onDone, onRefused }: ActionOptions<OutputOf<E>> = {},
): Action<InputOf<E>> {
  const [attempts] = useState(makeAttempts)
  const running = useRef(false)
  const mutation = useMutation<OutputOf<E>, unknown, InputOf<E>>({
    mutationFn: (input) => attempts(input, (key) => call(endpoint, input, { key })),
    retry: false,
    onSuccess: (output) => onDone?.(output),
    onError: (error) => {
      onRefused?.(error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR'))
    },
    onSettled: () => {
      running.current = false
    },
  })
  const { mutate } = mutation
  const run = useCallback(
    (input: InputOf<E>) => {
      if (running.current) return
      running.current = true
      mutate(input)
    },
    [mutate],
  )
  const { error } = mutation
  return { run, busy: mutation.isPending, refusal: error instanceof Refusal ? error : null }
}
