import { classes } from '@camellia/ui/class-names'
import type { ReactNode } from 'react'
import styles from './split.module.css'

/** A list and, beside it, the panel of what is open. */
export function Split({
  lined = false,
  children,
}: {
  /** A page without a tools row has no line above its list. */
  readonly lined?: boolean
  readonly children: ReactNode
}) {
  return <div className={classes(styles.split, lined && styles.lined)}>{children}</div>
}

/** Tools, rows and pager above each other; only the rows scroll. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
