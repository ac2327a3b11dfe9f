import { usePhone } from '@camellia/ui/office-media'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './talk.module.css'

/** A list of conversations and, beside it, the one that is open; on a phone one at a time. */
export function TalkLayout({
  list,
  pane,
  nobody,
}: {
  readonly list: ReactNode
  readonly pane: ReactNode
  /** What stands there while nothing is open. */
  readonly nobody: ReactNode
}) {
  const phone = usePhone()
  return (
    <div className={styles.layout}>
      {!(phone && pane) && <div className={styles.side}>{list}</div>}
      {(!phone || pane) && <div className={styles.main}>{pane ?? nobody}</div>}
    </div>
  )
}

/** Rows that the keyboard moves through; each is one button. */
export function TalkList<Row extends { readonly id: string }>({
  label,
  rows,
  at,
  open,
  stale = false,
  paleOf,
  onOpen,
  children,
}: {
  readonly label: string
  readonly rows: readonly Row[]
  /** Where the keyboard is. */
  readonly at: string | undefined
  readonly open: string | undefined
  readonly stale?: boolean
  readonly paleOf?: (row: Row) => boolean
  readonly onOpen: (id: string) => void
  readonly children: (row: Row) => ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (at) list.current?.querySelector('[data-cursor]')?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  return (
    <ul ref={list} className={styles.list} aria-label={label} data-stale={stale ? '' : undefined}>
      {rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className={styles.row}
            data-cursor={row.id === at ? '' : undefined}
            data-pale={paleOf?.(row) ? '' : undefined}
            aria-current={row.id === open ? 'true' : undefined}
            onClick={() => onOpen(row.id)}
          >
            {children(row)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** One conversation: its head, what one should know, what was said, and where one answers. */
export function TalkPane({
  label,
  head,
  strip,
  foot,
  follow,
  children,
}: {
  readonly label: string
  readonly head: ReactNode
  readonly strip?: ReactNode
  readonly foot?: ReactNode
  /** When this changes the newest word comes into view. */
  readonly follow: string | undefined
  readonly children: ReactNode
}) {
  const body = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest word decides.
  useEffect(() => {
    const area = body.current
    if (area) area.scrollTop = area.scrollHeight
  }, [follow])
  return (
    <section className={styles.pane} aria-label={label} data-panel>
      <div className={styles.head}>{head}</div>
      {strip}
      <section
        ref={body}
        className={styles.body}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
        tabIndex={0}
      >
        {children}
      </section>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  )
}

/** Grey rows while a list is on its way. */
export function TalkBones() {
  return (
    <div className={styles.list} aria-busy="true">
      {[0.7, 0.5, 0.8, 0.6, 0.75].map((size) => (
        <div key={size} className={styles.row}>
          <span className={styles.bone} style={{ inlineSize: `${size * 60}%` }} />
          <span className={styles.bone} style={{ inlineSize: `${size * 100}%` }} />
        </div>
      ))}
    </div>
  )
}
