import type { ReactNode } from 'react'
import styles from './money.module.css'

/** The heading of a block; a step of a form has its number. What else there is stands at the end. */
export function BlockTitle({
  number,
  title,
  children,
}: {
  readonly number?: number | undefined
  readonly title: string
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.title}>
      <h2>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {title}
      </h2>
      {children && <span className={styles.end}>{children}</span>}
    </div>
  )
}
