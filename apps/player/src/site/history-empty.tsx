import { Button } from '@camellia/ui/button'
import { EmptyState } from '@camellia/ui/states'
import type { ReactNode } from 'react'

/** A history without entries: the filters leave none, or there never were any. */
export function HistoryEmpty({
  filtered,
  title,
  children,
}: {
  /** Undefined where no filter is set. */
  readonly filtered:
    | { readonly title: string; readonly clear: string; readonly onClear: () => void }
    | undefined
  readonly title: string
  /** What may be done for there to be some. */
  readonly children: ReactNode
}) {
  if (filtered) {
    return (
      <EmptyState icon="search" title={filtered.title}>
        <Button size="sm" onClick={filtered.onClear}>
          {filtered.clear}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="history" title={title}>
      {children}
    </EmptyState>
  )
}
