import type { Refusal } from '@camellia/kernel/refusal'
import { useState } from 'react'
import {
  type Keyed,
  mayReplace,
  type News,
  newsOf,
  type QueuePage,
  type QueueView,
  vanishedFrom,
  viewOf,
  withDecisions,
} from './queue.rules'
import type { QueueCursor } from './use-queue-cursor'

/** A lost push must not leave a queue old for ever. */
export const QUEUE_EVERY_MS = 30_000

/** What a queue says of itself, whatever waits in it. */
export interface ShownQueue<Row extends Keyed, Decision> {
  readonly view: QueueView<Row, Decision>
  readonly news: News
  readonly total: number
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly retry: () => void
  /** Shows the rows as they are now, and says which of them are new. */
  readonly showNew: () => readonly Row[]
}

interface KeptQueue<Row extends Keyed, Decision> {
  /** The rows as they were when one began to look. */
  readonly seen: QueueView<Row, Decision>
  /** Rows that wait no longer: someone may have decided them. */
  readonly vanished: readonly Row['id'][]
  readonly keepDecided: (decided: ReadonlyMap<Row['id'], Decision>) => void
  /** The queue with these rows where it waits, and as it is now where it does not. */
  readonly shownAs: (waiting: QueueView<Row, Decision>) => ShownQueue<Row, Decision>
}

interface Asked<Page> {
  readonly data: Page | undefined
  readonly isPlaceholderData: boolean
  readonly error: Refusal | null
  readonly refetch: () => unknown
}

const EMPTY_PAGE = { items: [], total: 0 }
const NO_NEWS: News = { arrived: 0, following: 0 }

/** The answer to what is asked now; what was answered before is not shown under a new filter. */
export function freshOf<Page>(query: Asked<Page>): Page | undefined {
  return query.isPlaceholderData ? undefined : query.data
}

/** The queue as one sees it: rows stay where they are until one asks for the new ones. */
export function useKeptQueue<Row extends Keyed, Decision>(
  query: Asked<QueuePage<Row>>,
  { key, waits }: { readonly key: string; readonly waits: boolean },
): KeptQueue<Row, Decision> {
  type View = QueueView<Row, Decision>
  const fresh = freshOf(query)
  const [kept, setKept] = useState<{ readonly key: string; readonly view: View }>()
  if (fresh && (kept?.key !== key || (mayReplace(kept.view) && fresh.items.length > 0))) {
    setKept({ key, view: viewOf(fresh) })
  }
  const seen: View = kept?.key === key ? kept.view : viewOf(EMPTY_PAGE)
  return {
    seen,
    vanished: waits && fresh ? vanishedFrom(seen, fresh) : [],
    keepDecided: (decided) =>
      setKept((now) => now && { ...now, view: withDecisions(now.view, decided) }),
    shownAs: (waiting) => {
      const view: View = waits ? waiting : viewOf(fresh ?? EMPTY_PAGE)
      return {
        view,
        news: waits && fresh ? newsOf(view, fresh) : NO_NEWS,
        total: fresh?.total ?? 0,
        loading: fresh === undefined && query.error === null,
        refusal: query.error,
        retry: () => void query.refetch(),
        showNew: () => {
          if (fresh) setKept({ key, view: viewOf(fresh) })
          const known = new Set(view.rows.map(({ id }) => id))
          return fresh?.items.filter(({ id }) => !known.has(id)) ?? []
        },
      }
    },
  }
}

/** Opens the first of what is new; where this page has none of it, the last page does. */
export function openNew<Row extends Keyed>(
  { showNew, total }: Pick<ShownQueue<Row, unknown>, 'showNew' | 'total'>,
  cursor: Pick<QueueCursor<Row['id']>, 'show'>,
  { size, onPage }: { readonly size: number; readonly onPage: (page: number) => void },
): void {
  const [first] = showNew()
  if (first) cursor.show(first.id)
  else onPage(Math.max(1, Math.ceil(total / size)))
}
