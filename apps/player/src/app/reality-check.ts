import { useEndpoint } from '@camellia/client/hooks'
import { useQuiet } from '@camellia/client/quiet'
import { useSession } from '@camellia/client/session'
import { readReality } from '@camellia/contract/protection'
import { nowMs } from '@camellia/i18n/clock'
import { useEffect } from 'react'
import { isDue } from '../protection/reality.rules'
import { lastTold, tellNow } from '../protection/told'
import { openDialog, useOpenDialog } from '../site/dialogs'
import { isMoneyHeld, onMoneyReleased } from '../site/held-money'
import { useProtection } from '../site/use-protection'

/** How exactly the minutes are kept. */
const LOOK_MS = 5_000

/** Every so many minutes of a session: how long it has lasted and what it came to. */
export function useRealityCheck(): void {
  const { isAuth, viewedBy } = useSession('isAuth', 'viewedBy')
  // Whoever looks through the member's eyes is not told.
  const enabled = isAuth && viewedBy === ''
  const minutes = useProtection().data?.realityMinutes ?? 0
  const quiet = useQuiet()
  const { data } = useEndpoint(readReality, {}, { enabled: enabled && minutes > 0 && quiet })
  const since = enabled ? data?.since : undefined
  const busy = useOpenDialog() !== undefined
  useEffect(() => {
    if (!since || minutes === 0 || busy) return
    const look = () => {
      const now = nowMs()
      const due = isDue({ since: Date.parse(since), told: lastTold(), minutes, now })
      if (!due || isMoneyHeld() || document.querySelector('[role=dialog]')) return
      tellNow(now)
      openDialog({ kind: 'reality' })
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    // With autoplay one round follows the other at once: only the moment between them is free.
    const forget = onMoneyReleased(look)
    return () => {
      clearInterval(timer)
      forget()
    }
  }, [since, minutes, busy])
}
