import { nowMs } from '@camellia/i18n/clock'
import { useCallback, useEffect, useState } from 'react'

const LOCK_KEY = 'officeLocked'
const INPUT_KEY = 'officeInput'
const LOOK_MS = 5_000
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Whether nobody has touched the office for so long, in any of its tabs: they share one lock, which
 * also survives a reload. A lock belongs to one session; the next log-in begins without it.
 */
export function useIdle(minutes: number, session: string): readonly [boolean, () => void] {
  const [locked, setLocked] = useState(() => localStorage.getItem(LOCK_KEY) === session)
  const open = useCallback(() => {
    touch()
    localStorage.removeItem(LOCK_KEY)
    setLocked(false)
  }, [])
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === LOCK_KEY) setLocked(newValue === session)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [session])
  useEffect(() => {
    if (minutes === 0 || locked) return
    touch()
    const look = () => {
      if (nowMs() - lastTouch() < minutes * 60_000) return
      localStorage.setItem(LOCK_KEY, session)
      setLocked(true)
    }
    const timer = setInterval(look, LOOK_MS)
    for (const input of INPUTS) window.addEventListener(input, touch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const input of INPUTS) window.removeEventListener(input, touch)
    }
  }, [minutes, locked, session])
  return [locked, open]
}

/** Written at most once a second: other tabs hear of every write. */
function touch(): void {
  if (nowMs() - lastTouch() > 1_000) localStorage.setItem(INPUT_KEY, String(nowMs()))
}

function lastTouch(): number {
  return Number(localStorage.getItem(INPUT_KEY) ?? 0)
}
