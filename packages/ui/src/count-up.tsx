import { useEffect, useRef, useState } from 'react'

/** The brief's ceiling for a balance on its way. */
const COUNT_MS = 900

/** Follows a number in steps the eye can see; at once where less motion is asked for. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  useEffect(() => {
    const start = from.current
    if (start === target || lessMotion()) {
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
