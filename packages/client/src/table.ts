import type { Endpoint, InputOf, OutputOf } from '@camellia/contract/endpoint'
import type { Refusal } from '@camellia/kernel/refusal'
import type * as z from 'zod/mini'
import { useEndpoint } from './hooks'

interface Page {
  readonly items: readonly unknown[]
  readonly total: number
}

type ListEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType<Page>>

export interface Table<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly retry: () => void
}

type RowOf<E> = OutputOf<E> extends { items: readonly (infer Row)[] } ? Row : never

/** One page of a list. Page, size and filters come from the address bar and are passed in. */
export function useTable<E extends ListEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  everyMs?: number,
): Table<RowOf<E>> {
  const query = useEndpoint(endpoint, input, everyMs === undefined ? {} : { everyMs })
  const page = query.data as Page | undefined
  return {
    rows: (page?.items ?? []) as readonly RowOf<E>[],
    total: page?.total ?? 0,
    loading: query.isPending,
    refusal: query.error,
    retry: () => void query.refetch(),
  }
}
