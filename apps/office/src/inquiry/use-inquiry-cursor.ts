import { useEffect, useState } from 'react'
import { moved, nextWaiting } from '../site/queue.rules'
import type { InquiryView } from './inquiry.rules'

/** Where the keyboard is; what is open is what the address says, and nothing else. */
export function useInquiryCursor(
  view: InquiryView,
  open: string | undefined,
  onOpen: (id: string | undefined) => void,
) {
  const [at, setAt] = useState(open)
  useEffect(() => {
    if (open !== undefined) setAt(open)
  }, [open])
  const show = (id: string | undefined) => {
    setAt(id)
    onOpen(id)
  }
  const go = (to: string | undefined) => {
    if (to === undefined) return
    if (open === undefined) setAt(to)
    else show(to)
  }
  return {
    at,
    open,
    show,
    close: () => onOpen(undefined),
    move: (step: 1 | -1) => go(moved(view.rows, at, step)),
    /** Whether there was one. */
    toWaiting: () => {
      const to = nextWaiting(view, at)
      go(to)
      return to !== undefined
    },
  }
}
