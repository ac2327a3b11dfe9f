import type { ReactNode } from 'react'
import { classes } from './class-names'
import { OfficeIconButton } from './office-button'
import styles from './office-card.module.css'

/** Cards are for the dashboard only; tables elsewhere stand on the page itself. */
export function Card({
  title,
  note,
  beside,
  end,
  className,
  children,
}: {
  readonly title: string
  readonly note?: ReactNode
  readonly beside?: ReactNode
  readonly end?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <section className={classes(styles.card, className)} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {beside}
        <span className={styles.end}>
          {note && <span className={styles.note}>{note}</span>}
          {end}
        </span>
      </div>
      {children}
    </section>
  )
}

/** Every chart can be read as a table. */
export function TableToggle({
  label,
  on,
  onChange,
}: {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) {
  return (
    <OfficeIconButton
      icon={on ? 'chart' : 'table'}
      label={label}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    />
  )
}
