interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface Placing {
  readonly target: Box
  readonly panel: Size
  readonly window: Size
  /** Which of their edges are in line, as the language is read. */
  readonly side: 'start' | 'end'
  readonly rtl: boolean
  readonly gap: number
}

/** Between a panel and the edge of the window. */
const EDGE = 8

/** Below its button, above it where there is more room, and never outside the window. */
export function placeOf({ target, panel, window, side, rtl, gap }: Placing): {
  readonly top: number
  readonly left: number
} {
  const below = target.bottom + gap
  const above = target.top - gap - panel.height
  const fits = below + panel.height <= window.height - EDGE
  const left = (side === 'end') === rtl ? target.left : target.right - panel.width
  return {
    top: within(fits || above < EDGE ? below : above, window.height - panel.height),
    left: within(left, window.width - panel.width),
  }
}

function within(place: number, room: number): number {
  return Math.max(EDGE, Math.min(place, room - EDGE))
}
