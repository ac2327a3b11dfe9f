import { useEffect, useState } from 'react'
import styles from './progress-bar.module.css'

/** The brief's section 2: begins at 10, creeps, stalls at 82 until resolved, resets after 300 ms. */
const BEGIN = 10
const STALL = 82
const RESET_MS = 300
const CREEP_MS = 120

/** A thin line at the top while a page is on its way. */
export function ProgressBar({ active }: { readonly active: boolean }) {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    if (!active) {
      setPercent((shown) => (shown > 0 ? 100 : 0))
      const reset = setTimeout(() => setPercent(0), RESET_MS)
      return () => clearTimeout(reset)
    }
    setPercent(BEGIN)
    const creep = setInterval(() => setPercent(nextPercent), CREEP_MS)
    return () => clearInterval(creep)
  }, [active])
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.bar} style={{ inlineSize: `${percent}%` }} data-shown={percent > 0} />
    </div>
  )
}

/** Slower the nearer it comes to where it waits. */
export function nextPercent(shown: number): number {
  return Math.min(STALL, shown + Math.max(0.5, (STALL - shown) / 12))
}
