import { useEffect, useState } from 'react'
import { type Keyed, moved, nextWaiting, type QueueView, toggled, toggledAll } from './queue.rules'

export interface QueueCursor<Key> {
  readonly at: Key | undefined
  readonly open: Key | undefined
  readonly chosen: ReadonlySet<Key>
  readonly move: (step: 1 | -1, extend?: boolean) => void
  readonly toWaiting: () => boolean
  readonly show: (id: Key | undefined) => void
  readonly close: () => void
  readonly toggle: (id: Key) => void
  readonly toggleAll: () => void
  readonly choose: (ids: ReadonlySet<Key>) => void
}

interface CursorRules<Row extends Keyed> {
  /** The request that the address names, on this page or not. */
  readonly wanted: Row['id'] | undefined
  readonly mayChoose: (row: Row) => boolean
}

/** Where the keyboard is, what is open beside the table, and what is chosen. */
export function useQueueCursor<Row extends Keyed>(
  view: QueueView<Row, unknown>,
  { wanted, mayChoose }: CursorRules<Row>,
): QueueCursor<Row['id']> {
  const [at, setAt] = useState<Row['id'] | undefined>(wanted)
  const [open, setOpen] = useState<Row['id'] | undefined>(wanted)
  const [chosen, setChosen] = useState<ReadonlySet<Row['id']>>(new Set())
  useEffect(() => {
    if (wanted === undefined) return
    setAt(wanted)
    setOpen(wanted)
  }, [wanted])
  const go = (to: Row['id'] | undefined) => {
    if (to === undefined) return
    setAt(to)
    if (open !== undefined) setOpen(to)
  }
  const free = view.rows.flatMap((row) => (mayChoose(row) ? [row.id] : []))
  const taken = new Set<Row['id']>(free.filter((id) => chosen.has(id)))
  const there = open === wanted || view.rows.some(({ id }) => id === open)
  return {
    at,
    open: there ? open : undefined,
    chosen: taken,
    move: (step, extend = false) => {
      const to = moved(view.rows, at, step)
      if (extend && at !== undefined && to !== undefined) setChosen(new Set([...taken, at, to]))
      go(to)
    },
    toWaiting: () => {
      const to = nextWaiting(view, at)
      go(to)
      return to !== undefined
    },
    show: (id) => {
      setAt(id)
      setOpen(id)
    },
    close: () => setOpen(undefined),
    toggle: (id) => setChosen(toggled(taken, id)),
    toggleAll: () => setChosen(toggledAll(free, taken)),
    choose: setChosen,
  }
}
