import { nowMs } from '@camellia/i18n/clock'
import { useEffect, useState } from 'react'

/** The time, looked at again every second or as often as asked. */
export function useNow(everyMs = 1_000): number {
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
