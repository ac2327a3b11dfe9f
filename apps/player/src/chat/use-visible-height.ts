import { useEffect } from 'react'

/** A keyboard covers the page without making it smaller: the sheet ends where it begins. */
export function useVisibleHeight(on: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!on || !view) return
    const root = document.documentElement
    const measure = () => {
      root.style.setProperty('--visible-height', `${view.height}px`)
      root.style.setProperty('--visible-top', `${view.offsetTop}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      root.style.removeProperty('--visible-height')
      root.style.removeProperty('--visible-top')
    }
  }, [on])
}
