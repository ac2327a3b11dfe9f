import type { SlotChoice } from '@camellia/engines/slot/event'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SlotResult } from '../site/slot-round'
import {
  type Auto,
  type AutoPlan,
  type AutoStop,
  afterRound,
  startAuto,
  whyNotOn,
} from './autoplay.rules'

interface AutoWishes {
  readonly spin: (choice: SlotChoice) => Promise<SlotResult | undefined>
  readonly cost: number
  readonly balance: number
  readonly busy: boolean
}

/** One round after the other, within the limits the player set; never in a hidden tab. */
export function useAuto({ spin, cost, balance, busy }: AutoWishes) {
  const [auto, setAuto] = useState<Auto>()
  // An object, so that stopping twice for the same reason is said twice.
  const [lastStop, setLastStop] = useState<{ readonly why: AutoStop }>()
  const stop = useCallback((why: AutoStop = 'stopped') => {
    setAuto(undefined)
    setLastStop({ why })
  }, [])

  const turning = useRef(false)

  useEffect(() => {
    if (!auto || busy || turning.current) return
    const why = whyNotOn(auto, { cost, balance })
    if (why) return stop(why)
    turning.current = true
    void spin({}).then((result) => {
      turning.current = false
      if (!result) return stop()
      const feature = result.events.some(({ type }) => type === 'fsStart')
      setAuto((now) => {
        if (!now) return now
        const next = afterRound(now, { cost: result.cost, win: result.win, feature })
        if (typeof next !== 'string') return next
        setLastStop({ why: next })
        return undefined
      })
    })
  }, [auto, busy, cost, balance, spin, stop])

  useEffect(() => {
    const onHide = () => document.hidden && auto && stop('hidden')
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [auto, stop])

  return { auto, lastStop, stopAuto: stop, startAuto: (plan: AutoPlan) => setAuto(startAuto(plan)) }
}
