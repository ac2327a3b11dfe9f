import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import type { AnyEndpoint, InputOf, OutputOf } from '@camellia/contract/endpoint'
import { myTransactions, readDeposit, readWithdraw } from '@camellia/contract/transaction'
import { notifyManager, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { OWN_MONEY } from './own-money'

/** While a request is open the page asks by itself, in case a push was lost. */
const OPEN_MS = 10_000

export function useDeposit() {
  return useWatched(readDeposit, {}, ({ open }) => open !== null)
}

export function useWithdraw() {
  return useWatched(readWithdraw, {}, ({ open }) => open !== null)
}

/**
 * An answer that is kept from an earlier visit of the page, while the one of this visit is on its
 * way or did not come: no number is computed with its balance.
 */
export function mayBeOld({
  error,
  fetchStatus,
  isFetchedAfterMount,
}: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'isFetchedAfterMount'>): boolean {
  return error !== null || (fetchStatus !== 'idle' && !isFetchedAfterMount)
}

export function useOwnTransactions(input: InputOf<typeof myTransactions>) {
  return useWatched(myTransactions, input, ({ items }) =>
    items.some(({ status }) => status === 'PENDING'),
  )
}

/** After a request of one's own: settles when every page that shows money has asked again. */
export function useRefreshMoney(): () => Promise<void> {
  const refresh = useRefresh()
  return useCallback(async () => {
    await Promise.all(OWN_MONEY.map(refresh))
  }, [refresh])
}

/** Busy until the page shows a new request: a second click in between must not ask again. */
export function useSettling() {
  const refreshMoney = useRefreshMoney()
  const [settling, setSettling] = useState(false)
  const settle = useCallback(() => {
    setSettling(true)
    // In line behind the news of the refresh, or the button would wake before the form has gone.
    const wake = () => notifyManager.schedule(() => setSettling(false))
    void refreshMoney().finally(wake)
  }, [refreshMoney])
  return { settling, settle }
}

function useWatched<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  isOpen: (data: OutputOf<E>) => boolean,
) {
  const query = useEndpoint(endpoint, input)
  const open = query.data !== undefined && isOpen(query.data)
  useEndpoint(endpoint, input, { everyMs: OPEN_MS, enabled: open })
  return query
}
