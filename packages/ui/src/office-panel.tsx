import type { ReactNode } from 'react'
import styles from './office-panel.module.css'

/** Everything about one row: beside the table, over it when it is narrow, a sheet on phones. */
export function Panel({
  label,
  head,
  foot,
  onClose,
  children,
}: {
  readonly label: string
  readonly head: ReactNode
  readonly foot?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  return (
    <>
      <div className={styles.scrim} onClick={onClose} aria-hidden="true" />
      <aside className={styles.panel} aria-label={label} data-panel>
        <div className={styles.head}>{head}</div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it. */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </aside>
    </>
  )
}

export function PanelSection({
  title,
  children,
}: {
  readonly title?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={styles.section}>
      {title && <h3>{title}</h3>}
      {children}
    </div>
  )
}

export function Facts({
  items,
}: {
  readonly items: readonly {
    readonly label: string
    readonly value: ReactNode
    readonly help?: ReactNode
  }[]
}) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value, help }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>
            {label}
            {help}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
