import { type PointerEvent, useRef, useState } from 'react'

/** Where something is let go, seen from the row under the finger. */
export type DropZone = 'before' | 'inside' | 'after'

export interface Dragging {
  readonly id: number
  readonly onto: number | undefined
  readonly zone: DropZone
}

const EDGE = 0.3

/**
 * Rows that are taken by a handle and let go on another row, by mouse, pen or finger. A row says
 * who it is with `data-drag-row`; a drop that may not be is never offered.
 */
export function useRowDrag({
  mayDrop,
  onDrop,
}: {
  readonly mayDrop: (id: number, onto: number, zone: DropZone) => boolean
  readonly onDrop: (id: number, onto: number, zone: DropZone) => void
}) {
  const [dragging, setDragging] = useState<Dragging>()
  const latest = useRef<Dragging>(undefined)
  const change = (next: Dragging | undefined) => {
    latest.current = next
    setDragging(next)
  }
  const handleFor = (id: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      change({ id, onto: undefined, zone: 'inside' })
    },
    onPointerMove: (event: PointerEvent) => {
      if (latest.current?.id !== id) return
      const found = rowAt(event)
      const may = found && mayDrop(id, found.onto, found.zone)
      change({ id, onto: may ? found.onto : undefined, zone: found?.zone ?? 'inside' })
    },
    onPointerUp: () => {
      const drag = latest.current
      change(undefined)
      if (drag?.onto !== undefined) onDrop(drag.id, drag.onto, drag.zone)
    },
    onPointerCancel: () => change(undefined),
  })
  return { dragging, handleFor, cancel: () => change(undefined) }
}

function rowAt({ clientX, clientY }: PointerEvent) {
  const row = document.elementFromPoint(clientX, clientY)?.closest('[data-drag-row]')
  const onto = Number(row?.getAttribute('data-drag-row'))
  if (!row || !Number.isSafeInteger(onto)) return undefined
  const { top, height } = row.getBoundingClientRect()
  const part = (clientY - top) / height
  const zone: DropZone = part < EDGE ? 'before' : part > 1 - EDGE ? 'after' : 'inside'
  return { onto, zone }
}
