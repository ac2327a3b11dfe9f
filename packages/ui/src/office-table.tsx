import { type ReactNode, useEffect, useRef } from 'react'
import { RowCheckbox } from './office-checkbox'
import styles from './office-table.module.css'
import { SortHead, TotalsRow } from './office-table-parts'
import type { OfficeColumn, OfficeTableProps, RowKey } from './office-table-types'

const BONES = [0.9, 0.62, 0.75, 0.5, 0.8, 0.66]

/** Rows of 36 px under a head that stays, with a cursor that the keyboard moves. */
export function OfficeTable<Row>(props: OfficeTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, cursor, stale, loading = false } = props
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    table.current?.querySelector(`#${rowId(cursor)}`)?.scrollIntoView({ block: 'nearest' })
  }, [cursor])
  return (
    <div
      className={styles.wrap}
      data-stale={stale ? '' : undefined}
      // Keys must be able to scroll it; where rows are chosen they go through the rows.
      tabIndex={selection ? undefined : 0}
    >
      <table
        ref={table}
        className={styles.table}
        style={props.minWidth === undefined ? undefined : { minInlineSize: props.minWidth }}
        aria-label={caption}
        aria-busy={loading}
        {...(selection && gridProps(cursor))}
      >
        <colgroup>
          {selection && <col style={{ inlineSize: 44 }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={width ? { inlineSize: width } : undefined} />
          ))}
        </colgroup>
        <Head {...props} />
        <tbody>
          {loading
            ? BONES.map((size) => (
                <BoneRow key={size} size={size} columns={columns} box={selection} />
              ))
            : rows.map((row) => <BodyRow key={rowKey(row)} row={row} {...props} />)}
        </tbody>
        {props.totals && <TotalsRow {...props} totals={props.totals} />}
      </table>
    </div>
  )
}

/** A table one walks through with the arrows is a grid with one stop for Tab. */
function gridProps(cursor: RowKey | undefined) {
  return {
    role: 'grid',
    tabIndex: 0,
    'aria-multiselectable': true,
    'aria-activedescendant': cursor === undefined ? undefined : rowId(cursor),
  } as const
}

function Head<Row>({ columns, rows, rowKey, selection, sort }: OfficeTableProps<Row>) {
  const open = selection ? rows.filter(selection.mayChoose) : []
  const chosen = open.filter((row) => selection?.chosen.has(rowKey(row)))
  const all = chosen.length > 0 && chosen.length === open.length
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col">
            <RowCheckbox
              label={selection.allLabel}
              checked={all}
              mixed={chosen.length > 0 && !all}
              disabled={open.length === 0}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <SortHead key={column.key} column={column} sort={sort} />
        ))}
      </tr>
    </thead>
  )
}

function BodyRow<Row>({ row, ...table }: OfficeTableProps<Row> & { readonly row: Row }) {
  const { columns, rowKey, selection, cursor, open, stateOf, marksOf, onRow } = table
  const key = rowKey(row)
  return (
    <tr
      id={selection && rowId(key)}
      aria-selected={selection?.chosen.has(key)}
      data-active={onRow && ''}
      data-cursor={key === cursor ? '' : undefined}
      data-open={key === open ? '' : undefined}
      data-state={stateOf?.(row)}
      {...marksOf?.(row)}
      onClick={onRow && (() => onRow(row))}
    >
      {selection && (
        <td>
          {selection.mayChoose(row) ? (
            <RowCheckbox
              label={selection.labelOf(row)}
              checked={selection.chosen.has(key)}
              onChange={() => selection.toggle(key)}
            />
          ) : (
            selection.instead?.(row)
          )}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-numeric={column.numeric ? '' : undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

function BoneRow<Row>({
  size,
  columns,
  box,
}: {
  readonly size: number
  readonly columns: readonly OfficeColumn<Row>[]
  readonly box: unknown
}) {
  return (
    <tr>
      {box !== undefined && <td />}
      {columns.map(({ key }) => (
        <td key={key}>
          <span className={styles.bone} style={{ inlineSize: `${size * 90}%` }} />
        </td>
      ))}
    </tr>
  )
}

/** Several things in one cell, side by side; what may be cut is cut first. */
export function Cell({ children }: { readonly children: ReactNode }) {
  return <span className={styles.cell}>{children}</span>
}

/** The same rows on a phone: two lines each; what opens is a button as a whole. */
export function RowList<Row>({
  label,
  rows,
  rowKey,
  open,
  stateOf,
  stale,
  onRow,
  children,
}: Pick<OfficeTableProps<Row>, 'rows' | 'rowKey' | 'open' | 'stateOf' | 'stale'> & {
  readonly label: string
  /** Without it a row is only read; what is done with it stands in it. */
  readonly onRow?: (row: Row) => void
  readonly children: (row: Row) => ReactNode
}) {
  return (
    <ul className={styles.list} aria-label={label} data-stale={stale ? '' : undefined}>
      {rows.map((row) =>
        onRow ? (
          <li key={rowKey(row)}>
            <button
              type="button"
              className={styles.item}
              data-open={rowKey(row) === open ? '' : undefined}
              data-state={stateOf?.(row)}
              onClick={() => onRow(row)}
            >
              {children(row)}
            </button>
          </li>
        ) : (
          <li key={rowKey(row)} className={styles.item}>
            {children(row)}
          </li>
        ),
      )}
    </ul>
  )
}

function rowId(key: RowKey | undefined): string {
  return `row-${key ?? 'none'}`
}
