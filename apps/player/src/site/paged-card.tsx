import type { Table } from '@camellia/client/table'
import { Pager, type PagerProps } from '@camellia/ui/pager'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import type { ReactNode } from 'react'
import { Chip, Chips } from './chips'
import styles from './paged-card.module.css'

interface FacesProps {
  readonly table: Table<unknown>
  readonly waiting: ReactNode
  readonly empty: ReactNode
  /** The rows, where there are any. */
  readonly children: ReactNode
}

/** A list of which one page is shown: on its way, failed, empty, or its rows. */
export function PagedCard({
  page,
  size,
  onPage,
  ...faces
}: FacesProps & Pick<PagerProps, 'page' | 'size'> & { readonly onPage: PagerProps['onChange'] }) {
  const { total } = faces.table
  return (
    <section className="card">
      <Faces {...faces} />
      {total > 0 && <Pager {...{ page, size, total }} onChange={onPage} />}
    </section>
  )
}

function Faces({ table: { rows, loading, refusal, retry }, waiting, empty, children }: FacesProps) {
  if (loading) return waiting
  if (refusal && rows.length === 0) return <ErrorState code={refusal.code} onRetry={retry} />
  return rows.length === 0 ? empty : children
}

/** Rows that are on their way, so many of this height. */
export function WaitingRows({ rows, height }: { readonly rows: number; readonly height: number }) {
  return (
    <WaitingCard>
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={height} />
      ))}
    </WaitingCard>
  )
}

export function WaitingCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      {children}
    </div>
  )
}

/** Narrows a list to one of its kinds. */
export function KindChips<Kind extends string>({
  label,
  all,
  kinds,
  value,
  labelOf,
  onChange,
}: {
  readonly label: string
  readonly all: string
  readonly kinds: readonly Kind[]
  readonly value: Kind | undefined
  readonly labelOf: (kind: Kind) => string
  readonly onChange: (kind: Kind | undefined) => void
}) {
  return (
    <div className={styles.chips}>
      <Chips label={label}>
        <Chip on={value === undefined} onClick={() => onChange(undefined)}>
          {all}
        </Chip>
        {kinds.map((kind) => (
          <Chip key={kind} on={kind === value} onClick={() => onChange(kind)}>
            {labelOf(kind)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
