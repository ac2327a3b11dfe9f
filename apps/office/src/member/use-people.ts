import { useEndpoint } from '@camellia/client/hooks'
import { listMembers, type MemberRow, memberTotals } from '@camellia/contract/member-list'
import { businessDay, startOfDay } from '@camellia/kernel/business-day'
import type { Refusal } from '@camellia/kernel/refusal'
import { useMemo } from 'react'
import { useNow } from '../site/now'
import { filterOf, orderOf, type PeopleSearch, type PersonKind, pageOf } from './people-search'

/** A minute is soon enough for a list that nobody waits in. */
const EVERY_MS = 60_000

export interface People {
  readonly rows: readonly MemberRow[]
  readonly hasMore: boolean
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly retry: () => void
  readonly totals: { readonly count: number; balance: number; point: number } | undefined
}

/** One page of the list, and the totals of the whole result, which come on their own. */
export function usePeople(search: PeopleSearch, kind: PersonKind): People {
  const filter = usePeopleFilter(search, kind)
  const query = useEndpoint(
    listMembers,
    { ...filter, ...orderOf(search), ...pageOf(search) },
    { everyMs: EVERY_MS },
  )
  const totals = useEndpoint(memberTotals, filter, { everyMs: EVERY_MS })
  return {
    rows: query.data?.items ?? [],
    hasMore: query.data?.hasMore ?? false,
    loading: query.isPending,
    refusal: query.error,
    retry: () => void query.refetch(),
    totals: totals.isPlaceholderData ? undefined : totals.data,
  }
}

/** The same object until the address or the business day changes. */
export function usePeopleFilter(search: PeopleSearch, kind: PersonKind) {
  const today = businessDay(new Date(useNow(EVERY_MS)))
  // What is open or sorted does not narrow anything.
  const { id, tab, new: _new, do: _do, sort, page, size, ...narrowing } = search
  const said = JSON.stringify(narrowing)
  return useMemo(
    () => filterOf(JSON.parse(said) as PeopleSearch, kind, startOfDay(today)),
    [said, kind, today],
  )
}
