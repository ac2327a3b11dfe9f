import { useEffect, useRef, useState } from 'react'

/** The brief's ceiling for a balance on its way. */
const COUNT_MS = 900

/**
 * Follows a number in steps the eye can see; at once where less motion is asked for, and at once
 * when it becomes known: what lies between nothing and a balance is no balance.
 */
export function useCountUp(target: number | undefined): number | undefined {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    if (start === undefined || target === undefined || start === target || lessMotion()) {
      from.current = target
      return setShown(target)
    }
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(at) {
      const part = Math.min(1, Math.max(0, (at - begun) / COUNT_MS))
      const value = Math.round(start + (target - start) * (1 - (1 - part) ** 3))
      from.current = value
      setShown(value)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}

export function lessMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}
