import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Below this a screen is held in one hand: lists instead of tables, sheets instead of panels. */
const phone = mediaStore('(max-width: 760px)')
/** Below this the sidebar folds by itself, so that tables keep their width. */
const narrow = mediaStore('(max-width: 1399px)')

export function usePhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches)
}

export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches)
}

function mediaStore(media: string) {
  return {
    matches: () => window.matchMedia(media).matches,
    subscribe: (listener: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
  }
}

/** The width of an element, so that a drawing can keep its letters at their size. */
export function useWidth(first: number): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(first)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(200, Math.round(entry.contentRect.width)))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

/** True once something has taken longer than a blink: a skeleton that flashes is worse than none. */
export function useLater(waiting: boolean, afterMs = 100): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return setLate(false)
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [waiting, afterMs])
  return waiting && late
}
