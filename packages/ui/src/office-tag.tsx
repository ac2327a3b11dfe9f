import type { ReactNode } from 'react'
import styles from './office-small.module.css'

export type Tone = 'plain' | 'ok' | 'warn' | 'bad' | 'accent' | 'brand'

/** A state in a word: the colour only repeats it. */
export function Tag({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone
  readonly children: ReactNode
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
