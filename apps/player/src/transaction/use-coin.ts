import { useEndpoint } from '@camellia/client/hooks'
import { type CoinDeposit, readCoin } from '@camellia/contract/coin'
import { nowMs } from '@camellia/i18n/clock'
import { useEffect, useState } from 'react'

/** The chain is asked often while something is on its way. */
const OPEN_MS = 3_000

export function useCoin() {
  const query = useEndpoint(readCoin, {})
  const open = Boolean(query.data?.open)
  useEndpoint(readCoin, {}, { everyMs: OPEN_MS, enabled: open })
  return query
}

/** The deposit that was open a moment ago: its end is shown where it was watched. */
export function useLastCoin(open: CoinDeposit | null) {
  const [last, setLast] = useState(open)
  useEffect(() => {
    if (open) setLast(open)
  }, [open])
  return { ended: open ? undefined : (last ?? undefined), forget: () => setLast(null) }
}

/** The time, drawn again every second while a clock runs down. */
export function useSeconds(): number {
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
