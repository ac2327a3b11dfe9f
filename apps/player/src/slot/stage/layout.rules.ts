import type { Rect, Side, TitleLayout } from '../look'

export interface Places {
  readonly side: Side
  /** Screen pixels per pixel of the board. */
  readonly scale: number
  /** Where the origin of the board lies on the screen. */
  readonly x: number
  readonly y: number
  readonly window: Rect
  readonly frame: Rect
  readonly logo: Rect | undefined
  /** Top of the strip with the win and of the control deck, portrait only; in board pixels. */
  readonly strip: number
  readonly deck: number
  readonly size: { readonly w: number; readonly h: number }
}

const LOGO_LEAST = 64
const HEAD = 54
/** Between the window and what stands below it in portrait. */
const STRIP_GAP = 26
const DECK_HEIGHT = 202

/** Where everything stands on a screen. Portrait gives and takes at the logo, never at the reels. */
export function placesFor(
  size: { readonly w: number; readonly h: number },
  layout: TitleLayout,
): Places {
  return size.w >= size.h ? landscape(size, layout) : portrait(size, layout)
}

function landscape(size: Places['size'], { landscape: plan }: TitleLayout): Places {
  const { board, window, logo } = plan
  const scale = Math.min(size.w / board.w, size.h / board.h)
  return {
    side: 'landscape',
    scale,
    x: (size.w - board.w * scale) / 2,
    y: (size.h - board.h * scale) / 2,
    window,
    frame: grown(window, plan.frame.pad),
    logo,
    strip: 796,
    deck: 796,
    size,
  }
}

function portrait(size: Places['size'], { portrait: plan }: TitleLayout): Places {
  const { board, window, logo } = plan
  const least = HEAD + window.h + 2 * plan.frame.thickness + STRIP_GAP + 76 + DECK_HEIGHT
  const scale = Math.min(size.w / board.w, size.h / least)
  const height = size.h / scale
  const extra = height - board.h
  const top = extra > 0 ? window.y + extra * 0.5 : Math.max(HEAD + 14, window.y + extra)
  const room = top - plan.frame.thickness - 8 - HEAD
  const shrink = Math.min(1, room / logo.h)
  return {
    side: 'portrait',
    scale,
    x: (size.w - board.w * scale) / 2,
    y: 0,
    window: { ...window, y: top },
    frame: grown({ ...window, y: top }, plan.frame.pad),
    logo: room < LOGO_LEAST ? undefined : logoIn(room, logo, shrink),
    strip: top + window.h + STRIP_GAP,
    deck: height - DECK_HEIGHT,
    size,
  }
}

function logoIn(room: number, logo: Rect, shrink: number): Rect {
  const [w, h] = [logo.w * shrink, logo.h * shrink]
  return { x: logo.x + (logo.w - w) / 2, y: HEAD + (room - h) / 2, w, h }
}

function grown({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }
}

/** The middle of a cell, in board pixels. */
export function cellMiddle(
  { window }: Pick<Places, 'window'>,
  { reels, rows }: { readonly reels: number; readonly rows: number },
  reel: number,
  row: number,
): { readonly x: number; readonly y: number } {
  return {
    x: window.x + ((reel + 0.5) * window.w) / reels,
    y: window.y + ((row + 0.5) * window.h) / rows,
  }
}
