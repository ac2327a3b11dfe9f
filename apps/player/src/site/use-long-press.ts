import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react'

const HELD_MS = 450
const STILL_PX = 10

/** A finger that rests on something opens its sheet; lifting it then does not follow the link. */
export function useLongPress(onHeld: () => void) {
  const held = useRef<{ timer: number; x: number; y: number; done: boolean }>(undefined)
  const act = useRef(onHeld)
  act.current = onHeld
  return useMemo(() => {
    const end = () => clearTimeout(held.current?.timer)
    return {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        held.current = undefined
        if (pointerType !== 'touch') return
        const timer = window.setTimeout(() => {
          if (held.current) held.current.done = true
          act.current()
        }, HELD_MS)
        held.current = { timer, x: clientX, y: clientY, done: false }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = held.current
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu: (event: MouseEvent) => held.current && event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        if (held.current?.done) event.preventDefault()
      },
    }
  }, [])
}
