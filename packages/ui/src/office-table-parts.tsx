import type { ReactNode } from 'react'
import { OfficeIcon } from './office-icons'
import styles from './office-table.module.css'
import type { OfficeColumn, OfficeTableProps, TableSort } from './office-table-types'

/** A head that orders the rows when it is pressed, and says so to those who cannot see it. */
export function SortHead<Row>({
  column,
  sort,
}: {
  readonly column: OfficeColumn<Row>
  readonly sort: TableSort | undefined
}) {
  const { header, numeric, sort: by } = column
  const mine = sort !== undefined && by === sort.by
  const up = mine && sort.direction === 'ASC'
  return (
    <th
      scope="col"
      data-numeric={numeric ? '' : undefined}
      style={{ minInlineSize: leastOf(column) }}
      aria-sort={mine ? (up ? 'ascending' : 'descending') : undefined}
    >
      {by !== undefined && sort ? (
        <button type="button" className={styles.sort} onClick={() => sort.onSort(by)}>
          {header}
          {mine && <OfficeIcon name={up ? 'upward' : 'newest'} size={12} />}
        </button>
      ) : (
        header
      )}
    </th>
  )
}

/** Words that share what is left are known by their beginning, if there is one. */
function leastOf<Row>({ width, least, numeric }: OfficeColumn<Row>): string | undefined {
  if (least !== undefined) return least
  if (width !== undefined && !width.endsWith('%')) return width
  return numeric ? undefined : '96px'
}

/** The last row stays in view; it is of the whole result, not of the page. */
export function TotalsRow<Row>({
  columns,
  selection,
  totals,
}: Pick<OfficeTableProps<Row>, 'columns' | 'selection'> & {
  readonly totals: Readonly<Record<string, ReactNode>>
}) {
  return (
    <tfoot>
      <tr>
        {selection && <td />}
        {columns.map(({ key, numeric }) => (
          <td key={key} data-numeric={numeric ? '' : undefined}>
            {totals[key]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
