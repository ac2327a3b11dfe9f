import type { MemberId } from '@camellia/kernel/ids'
import { useState } from 'react'
import { stepped } from './people.rules'

export interface PeopleCursor {
  readonly at: MemberId | undefined
  readonly chosen: ReadonlySet<MemberId>
  readonly move: (step: 1 | -1, extend?: boolean) => void
  readonly point: (id: MemberId) => void
  readonly toggle: (id: MemberId) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

const NOBODY: ReadonlySet<MemberId> = new Set()

/** Where the keyboard is and who is chosen. Whoever left the page is chosen no longer. */
export function usePeopleCursor<Row extends { readonly id: MemberId }>(
  rows: readonly Row[],
  options: {
    readonly open: MemberId | undefined
    readonly show: (id: MemberId) => void
    readonly mayChoose: (row: Row) => boolean
  },
): PeopleCursor {
  const { open, show, mayChoose } = options
  const [pointed, setPointed] = useState<MemberId>()
  const [kept, setKept] = useState(NOBODY)
  const may = new Set(rows.filter(mayChoose).map(({ id }) => id))
  const at = [pointed, open].find((known) => rows.some(({ id }) => id === known))
  const chosen = new Set([...kept].filter((id) => may.has(id)))
  const toggle = (id: MemberId) => {
    if (!may.has(id)) return
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setKept(next)
  }
  return {
    at,
    chosen,
    point: setPointed,
    toggle,
    toggleAll: () => setKept(chosen.size === may.size ? NOBODY : may),
    clear: () => setKept(NOBODY),
    move: (step, extend = false) => {
      const to = stepped(rows, at, step)
      if (to === undefined) return
      if (extend && at !== undefined) {
        setKept(new Set([...chosen, at, to].filter((id) => may.has(id))))
      }
      setPointed(to)
      if (open !== undefined) show(to)
    },
  }
}
