import type { Attachment } from '@camellia/contract/file'
import { useTexts } from '@camellia/i18n/texts'
import type { ReactNode } from 'react'
import styles from './bubble.module.css'
import { FileOf } from './file-of'

/** One thing someone said: text as it was typed, never more than text, and a file with it. */
export function Bubble({
  mine,
  who,
  at,
  text,
  file,
  pale = false,
  note,
}: {
  readonly mine: boolean
  /** Who of the other side; one knows oneself. */
  readonly who?: string | undefined
  readonly at: string
  readonly text: string
  readonly file: Attachment | null
  /** Not there yet. */
  readonly pale?: boolean
  /** Below it: seen, on its way, or not sent. */
  readonly note?: ReactNode
}) {
  const { minute } = useTexts()
  return (
    <li className={styles.said} data-mine={mine ? '' : undefined} data-pale={pale ? '' : undefined}>
      {who && <b className={styles.who}>{who}</b>}
      {text !== '' && (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      {file && <FileOf file={file} />}
      <p className={styles.foot}>
        {note}
        <time className="num" dateTime={at}>
          <bdi>{minute(at)}</bdi>
        </time>
      </p>
    </li>
  )
}

/** Whose words follow: the day they were said. */
export function DayMark({ children }: { readonly children: ReactNode }) {
  return <li className={styles.day}>{children}</li>
}

export function Said({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
