import { type MouseEvent, useEffect, useRef } from 'react'
import { OfficeIcon } from './office-icons'
import styles from './office-matrix.module.css'

export type MatrixMark = 'on' | 'off' | 'add' | 'remove'

export interface MatrixColumn {
  readonly key: number
  readonly name: string
  /** Small below the name, such as how many people. */
  readonly note: string
}

/** Columns that belong together, under one heading. */
export interface MatrixBand {
  readonly label: string
  readonly columns: readonly MatrixColumn[]
}

export interface MatrixRow {
  readonly key: string
  readonly label: string
  readonly code: string
}

export interface MatrixCell {
  readonly mark: MatrixMark
  /** Not to be changed by who looks, because they do not hold it. */
  readonly locked: boolean
  /** Not to be changed by who looks at all. */
  readonly frozen: boolean
  /** Read out: the row, the column and the state in words. */
  readonly label: string
  readonly note: string | undefined
}

export interface MatrixPlace {
  readonly row: string
  readonly column: number
}

export interface MatrixProps {
  readonly label: string
  readonly corner: string
  readonly bands: readonly MatrixBand[]
  readonly groups: readonly { readonly label: string; readonly rows: readonly MatrixRow[] }[]
  readonly cellOf: (place: MatrixPlace) => MatrixCell
  readonly cursor: MatrixPlace | undefined
  readonly onCell: (place: MatrixPlace) => void
  readonly stale?: boolean
}

/** The names of the rows, and what a column needs at least; all columns share the rest. */
const NAMES = 280
const COLUMN_MIN = 68

/** Rows against columns with a mark in every cell; one stop for Tab, arrows move the cursor. */
export function Matrix(props: MatrixProps) {
  const { label, bands, groups, cursor, stale } = props
  const table = useRef<HTMLTableElement>(null)
  const at = cursor && idOf(cursor)
  useEffect(() => {
    if (!at) return
    document.getElementById(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  const columns = bands.flatMap((band) => band.columns)
  const firsts = new Set(bands.slice(1).map((band) => band.columns[0]?.key))
  return (
    <div className={styles.wrap} data-stale={stale ? '' : undefined}>
      <table
        ref={table}
        {...gridProps(at)}
        className={styles.matrix}
        aria-label={label}
        style={{ minInlineSize: NAMES + columns.length * COLUMN_MIN }}
      >
        <colgroup>
          <col style={{ inlineSize: NAMES }} />
          {columns.map(({ key }) => (
            <col key={key} />
          ))}
        </colgroup>
        <Head {...props} firsts={firsts} />
        {groups.map((group) => (
          <tbody key={group.label}>
            <tr className={styles.group}>
              <th colSpan={columns.length + 1} scope="rowgroup">
                <span>{group.label}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row
                key={row.key}
                {...props}
                row={row}
                columns={columns}
                firsts={firsts}
                onCell={(place) => {
                  table.current?.focus({ preventScroll: true })
                  props.onCell(place)
                }}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** One stop for Tab; the cell the cursor is on is named, and Space on the grid presses it. */
function gridProps(at: string | undefined) {
  return { role: 'grid', tabIndex: 0, 'aria-activedescendant': at } as const
}

function cellProps({ label, locked, frozen }: MatrixCell, onPress: () => void) {
  return {
    role: 'gridcell',
    'aria-label': label,
    'aria-readonly': locked || frozen,
    // The grid keeps the focus, so that the keys go on from here.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onPress,
  } as const
}

type Firsts = { readonly firsts: ReadonlySet<number | undefined> }

function Head({ corner, bands, firsts }: MatrixProps & Firsts) {
  return (
    <thead>
      <tr className={styles.bands}>
        <td />
        {bands.map(({ label, columns }) => (
          <th
            key={label}
            scope="colgroup"
            title={label}
            colSpan={columns.length}
            data-first={firsts.has(columns[0]?.key) ? '' : undefined}
          >
            {label}
          </th>
        ))}
      </tr>
      <tr className={styles.names}>
        <th scope="col">{corner}</th>
        {bands
          .flatMap(({ columns }) => columns)
          .map(({ key, name, note }) => (
            <th key={key} scope="col" title={name} data-first={firsts.has(key) ? '' : undefined}>
              <b>{name}</b>
              <span className="num">{note}</span>
            </th>
          ))}
      </tr>
    </thead>
  )
}

function Row({
  row,
  columns,
  firsts,
  cellOf,
  cursor,
  onCell,
}: MatrixProps & Firsts & { readonly row: MatrixRow; readonly columns: readonly MatrixColumn[] }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.label}>
          <b>{row.label}</b>
          <bdi className="t3 f12 ell">{row.code}</bdi>
        </span>
      </th>
      {columns.map(({ key }) => {
        const place = { row: row.key, column: key }
        const cell = cellOf(place)
        const here = cursor?.row === row.key && cursor.column === key
        return (
          <td
            key={key}
            id={idOf(place)}
            {...cellProps(cell, () => onCell(place))}
            data-first={firsts.has(key) ? '' : undefined}
            data-cursor={here ? '' : undefined}
          >
            <MatrixBox {...cell} />
            {cell.note && <span className={styles.note}>{cell.note}</span>}
          </td>
        )
      })}
    </tr>
  )
}

/** The mark of one cell; also alone, in a legend or a list. */
export function MatrixBox({
  mark,
  locked,
  frozen = false,
  small = false,
}: Pick<MatrixCell, 'mark' | 'locked'> & {
  readonly frozen?: boolean
  readonly small?: boolean
}) {
  return (
    <span
      className={styles.box}
      data-mark={mark}
      data-locked={locked ? '' : undefined}
      data-frozen={frozen ? '' : undefined}
      data-small={small ? '' : undefined}
      aria-hidden="true"
    >
      {mark === 'on' && <OfficeIcon name="check" size={16} />}
      {mark === 'add' && <OfficeIcon name="plus" size={16} />}
      {mark === 'remove' && <OfficeIcon name="mixed" size={16} />}
      {mark === 'off' && (locked ? <OfficeIcon name="lock" size={12} /> : <i />)}
    </span>
  )
}

function idOf({ row, column }: MatrixPlace): string {
  return `cell-${row.replace('.', '-')}-${column}`
}
