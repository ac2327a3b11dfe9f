import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater } from '@camellia/ui/office-media'
import { OfficeFailed } from '@camellia/ui/office-states'
import { type ReactNode, useState } from 'react'
import styles from './people.module.css'

export interface Pages<Cursor> {
  readonly before: Cursor | undefined
  readonly older: (last: Cursor) => void
  readonly newer: (() => void) | undefined
}

/** A history has no page numbers: older, and back to newer. */
export function usePages<Cursor>(): Pages<Cursor> {
  const [way, setWay] = useState<readonly Cursor[]>([])
  return {
    before: way.at(-1),
    older: (last) => setWay([...way, last]),
    newer: way.length > 0 ? () => setWay(way.slice(0, -1)) : undefined,
  }
}

/** The rows of one page, with its faces and the way to the older ones. */
export function History<Row, Cursor>({
  query,
  pages,
  cursorOf,
  empty,
  children,
}: {
  readonly query: {
    readonly data: { readonly items: readonly Row[]; readonly hasMore: boolean } | undefined
    readonly error: Refusal | null
    readonly isPending: boolean
    readonly refetch: () => unknown
  }
  readonly pages: Pages<Cursor>
  readonly cursorOf: (row: Row) => Cursor
  readonly empty: string
  readonly children: (row: Row) => ReactNode
}) {
  const { t } = useTexts()
  const { data, error, isPending } = query
  const late = useLater(isPending)
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void query.refetch()} />
  if (!data) return late ? <p className={styles.empty}>{t('word.loading')}</p> : null
  if (data.items.length === 0 && !pages.newer) return <p className={styles.empty}>{empty}</p>
  const last = data.items.at(-1)
  return (
    <>
      <ul className={styles.history}>{data.items.map(children)}</ul>
      {(pages.newer || data.hasMore) && (
        <div className={styles.pages}>
          <OfficeButton size="sm" disabled={!pages.newer} onClick={pages.newer}>
            <OfficeIcon name="previous" size={14} />
            {t('table.back')}
          </OfficeButton>
          <OfficeButton
            size="sm"
            disabled={!data.hasMore || last === undefined}
            onClick={() => last !== undefined && pages.older(cursorOf(last))}
          >
            {t('table.forth')}
            <OfficeIcon name="next" size={14} />
          </OfficeButton>
        </div>
      )}
    </>
  )
}
