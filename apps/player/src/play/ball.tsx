import { lessMotion } from '@camellia/ui/count-up'
import { useEffect, useState } from 'react'
import styles from './ball.module.css'

/** The order in which numbers pass while the ball rolls; only for the eye. */
const PASSING = [3, 8, 1, 10, 5, 2, 7, 4, 9, 6] as const
const PASS_MS = 70

/** One ball of ten. Odd ones are red, even ones blue; the number says it too. */
export function Ball({
  number,
  rolling,
}: {
  readonly number: number | undefined
  readonly rolling: boolean
}) {
  const passing = usePassing(rolling)
  const shown = rolling ? passing : number
  const side = shown === undefined ? 'none' : shown % 2 === 1 ? 'odd' : 'even'
  return (
    <div className={styles.ball} data-side={side} data-rolling={rolling} key={String(rolling)}>
      <span className={styles.disc}>{shown ?? '?'}</span>
      <span className={styles.gloss} />
    </div>
  )
}

function usePassing(rolling: boolean): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!rolling || lessMotion()) return
    const timer = setInterval(() => setAt((last) => (last + 1) % PASSING.length), PASS_MS)
    return () => clearInterval(timer)
  }, [rolling])
  return PASSING[at] ?? 1
}
