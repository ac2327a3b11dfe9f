import { type ReactNode, useDeferredValue } from 'react'

/**
 * What stands below the edge of the screen comes a turn after what stands above it, so that a page
 * answers sooner. Meanwhile there is room for it, to come back to where one was; whoever is led to
 * a place on the page finds it at once.
 */
export function Below({
  height,
  children,
}: {
  readonly height: number
  readonly children: ReactNode
}) {
  const isTurn = useDeferredValue(true, window.location.hash !== '')
  return isTurn ? children : <div style={{ minBlockSize: height }} />
}
