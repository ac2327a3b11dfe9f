import { type RefObject, useEffect, useState } from 'react'
import { coversSomething } from './covers'

/** After the last move of a finger, and after an answer that changed the page. */
const REST_MS = 180
const CHANGE_MS = 400

interface Wishes {
  /** Of the page: another one has other things below. Undefined while there is no button. */
  readonly path: string | undefined
  /** How far above its corner it may lie, in pixels; the same list every time. */
  readonly lifts: readonly number[]
}

/**
 * How far above its corner the button may lie; undefined where it would lie nowhere without
 * covering a number or a button, and while the page moves.
 */
export function useFreePlace(
  launcher: RefObject<HTMLButtonElement | null>,
  { path, lifts }: Wishes,
): number | undefined {
  const [lift, setLift] = useState<number | undefined>(0)
  useEffect(() => {
    if (path === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      if (launcher.current) setLift(freeLift(launcher.current, lifts))
    }
    const onChange = () => {
      timer ??= setTimeout(look, CHANGE_MS)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
      setLift(undefined)
    }
    const watch = new MutationObserver(onChange)
    const page = document.getElementById('content') ?? document.body
    watch.observe(page, { childList: true, subtree: true, characterData: true })
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onChange)
    timer = setTimeout(look, REST_MS)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onChange)
    }
  }, [launcher, path, lifts])
  return lift
}

function freeLift(button: HTMLElement, lifts: readonly number[]): number | undefined {
  const { left, top, width, height } = button.getBoundingClientRect()
  const lifted = Number(button.dataset.lift ?? 0)
  return lifts.find(
    (px) => !coversSomething(button, new DOMRect(left, top + lifted - px, width, height)),
  )
}
