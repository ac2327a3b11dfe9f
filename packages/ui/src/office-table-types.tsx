import type { ReactNode } from 'react'

export interface OfficeColumn<Row> {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** As CSS; columns without one share what is left. A figure that needs more gets it. */
  readonly width?: string
  /** As CSS; what a column without a width never goes below. */
  readonly least?: string
  readonly numeric?: boolean
  /** What the rows are ordered by when its head is pressed. */
  readonly sort?: string
}

export interface TableSort {
  readonly by: string
  readonly direction: 'ASC' | 'DESC'
  readonly onSort: (by: string) => void
}

export type RowKey = string | number

export interface RowSelection<Row> {
  readonly chosen: ReadonlySet<RowKey>
  readonly allLabel: string
  readonly labelOf: (row: Row) => string
  readonly mayChoose: (row: Row) => boolean
  readonly toggle: (key: RowKey) => void
  readonly toggleAll: () => void
  /** Shown where a row cannot be chosen. */
  readonly instead?: (row: Row) => ReactNode
}

export interface OfficeTableProps<Row> {
  readonly caption: string
  readonly columns: readonly OfficeColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => RowKey
  readonly selection?: RowSelection<Row>
  readonly cursor?: RowKey | undefined
  readonly open?: RowKey | undefined
  readonly stateOf?: (row: Row) => 'done' | 'refused' | undefined
  readonly onRow?: (row: Row) => void
  /** What else a row says of itself, such as that it can be taken and moved. */
  readonly marksOf?: (row: Row) => Readonly<Record<`data-${string}`, string | undefined>>
  /** The numbers are old: dimmed until they are fresh again. */
  readonly stale?: boolean
  readonly loading?: boolean
  readonly sort?: TableSort | undefined
  /** Of the whole result, not of the page; by the key of a column. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined
  /** Below this the table scrolls sideways instead of cutting its cells. */
  readonly minWidth?: number
}
