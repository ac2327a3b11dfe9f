import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { Pager, type PagerProps } from './pager'
import { Skeleton } from './skeleton'
import { EmptyState, ErrorState } from './states'

export interface Column<Row> {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Amounts and counts stand at the end, in figures of one width. */
  readonly numeric?: boolean
}

export interface DataTableProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly retry: () => void
  readonly empty?: ReactNode
  readonly pager?: PagerProps
  readonly onRow?: (row: Row) => void
  readonly caption: string
}

/** A list with its four faces: loading, failed, empty, and the rows with a pager. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTexts()
  const { refusal, retry, loading, rows, empty, pager } = props
  if (refusal && rows.length === 0) return <ErrorState code={refusal.code} onRetry={retry} />
  if (!loading && rows.length === 0) {
    return empty ?? <EmptyState title={t('table.empty')} />
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it. */}
      <section className={styles.scroll} tabIndex={0} aria-label={props.caption}>
        <table className={styles.table} aria-busy={loading}>
          <Head columns={props.columns} />
          <Body {...props} />
        </table>
      </section>
      {pager && <Pager {...pager} />}
    </>
  )
}

function Head<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  return (
    <thead>
      <tr>
        {columns.map(({ header, numeric }) => (
          <th key={header} scope="col" data-numeric={numeric}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const SKELETON_ROWS = [0, 1, 2, 3, 4]

function Body<Row>({ columns, rows, rowKey, loading, onRow }: DataTableProps<Row>) {
  if (loading && rows.length === 0) {
    return (
      <tbody>
        {SKELETON_ROWS.map((row) => (
          <tr key={row}>
            {columns.map(({ header }) => (
              <td key={header}>
                <Skeleton />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)} onClick={onRow && (() => onRow(row))} data-active={onRow && ''}>
          {columns.map(({ header, cell, numeric }) => (
            <td key={header} data-numeric={numeric}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
