import type { MemberId } from '@camellia/kernel/ids'
import { useEffect, useState } from 'react'
import { moved, nextWaiting, type QueueView, toggled, toggledAll } from './waiting.rules'

export interface Cursor {
  readonly at: MemberId | undefined
  readonly open: MemberId | undefined
  readonly chosen: ReadonlySet<MemberId>
  readonly move: (step: 1 | -1, extend?: boolean) => void
  readonly toWaiting: () => boolean
  readonly show: (id: MemberId | undefined) => void
  readonly close: () => void
  readonly toggle: (id: MemberId) => void
  readonly toggleAll: () => void
  readonly choose: (ids: ReadonlySet<MemberId>) => void
}

const NOBODY: ReadonlySet<MemberId> = new Set()

/** Where the keyboard is, what is open beside the table, and what is chosen. */
export function useCursor(view: QueueView, wanted: number | undefined): Cursor {
  const [at, setAt] = useState<MemberId>()
  const [open, setOpen] = useState<MemberId>()
  const [chosen, setChosen] = useState(NOBODY)
  const wantedRow = view.rows.find(({ id }) => id === wanted)?.id
  useEffect(() => {
    if (wantedRow === undefined) return
    setAt(wantedRow)
    setOpen(wantedRow)
  }, [wantedRow])
  const go = (to: MemberId | undefined) => {
    if (to === undefined) return
    setAt(to)
    if (open !== undefined) setOpen(to)
  }
  const waiting = new Set([...chosen].filter((id) => !view.decided.has(id)))
  return {
    at,
    open: view.rows.some(({ id }) => id === open) ? open : undefined,
    chosen: waiting,
    move: (step, extend = false) => {
      const to = moved(view.rows, at, step)
      if (extend && at !== undefined && to !== undefined) setChosen(new Set([...waiting, at, to]))
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
    toggle: (id) => setChosen(toggled(waiting, id)),
    toggleAll: () => setChosen(toggledAll(view, waiting)),
    choose: setChosen,
  }
}
