import type { ReactNode } from 'react'
import styles from './chosen-bar.module.css'

/** What can be done with all that are chosen, between the tools and the rows. */
export function ChosenBar({
  says,
  children,
}: {
  /** How many are chosen. */
  readonly says: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles.bar}>
      <b role="status">{says}</b>
      {children}
    </div>
  )
}
