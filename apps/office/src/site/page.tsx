import { classes } from '@camellia/ui/class-names'
import type { ReactNode } from 'react'
import styles from './page.module.css'
import { SavedFilters } from './saved-filters'

/** The frame of a screen: its title with what belongs beside it, tools, and the rest. */
export function Page({
  title,
  help,
  beside,
  tools,
  padded = false,
  children,
}: {
  readonly title: string
  /** Explains the title, beside it. */
  readonly help?: ReactNode
  readonly beside?: ReactNode
  readonly tools?: ReactNode
  /** Cards on the canvas rather than a table on the page. */
  readonly padded?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={classes(styles.page, padded && styles.padded)}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {help && <span className={styles.help}>{help}</span>}
        {!padded && <SavedFilters />}
        {beside}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
      {children}
    </div>
  )
}
