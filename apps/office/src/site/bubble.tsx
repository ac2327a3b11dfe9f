import type { Attachment } from '@camellia/contract/file'
import type { ReactNode } from 'react'
import styles from './bubble.module.css'
import { FileOf } from './file-of'

/** One thing someone said: text as it was typed, never more than text, and a file with it. */
export function Bubble({
  ours,
  who,
  at,
  text,
  file,
  pale = false,
  note,
}: {
  /** Said by us rather than by the member. */
  readonly ours: boolean
  readonly who: ReactNode
  readonly at: string
  readonly text: string
  readonly file: Attachment | null
  /** Not there yet. */
  readonly pale?: boolean
  /** Below it: seen, on its way, or not sent. */
  readonly note?: ReactNode
}) {
  return (
    <li className={styles.said} data-ours={ours ? '' : undefined} data-pale={pale ? '' : undefined}>
      <p className={styles.head}>
        {who}
        <bdi className="n t3">{at}</bdi>
      </p>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {file && <FileOf file={file} />}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  )
}
