import type { Rect, Side, TitleLayout } from './look'

export interface Places {
  readonly reels: number
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
/** Between the window and what stands below it in portrait. */
const STRIP_GAP = 26

interface Room {
  readonly head: number
  readonly strip: number
  readonly deck: number
}

/** What the page puts above and below the reels in portrait: a game has a deck, a replay nothing. */
const PLAYED: Room = { head: 54, strip: 76, deck: 202 }
const BARE: Room = { head: 8, strip: 0, deck: 0 }

/** Where everything stands on a screen. Portrait gives and takes at the logo, never at the reels. */
export function placesFor(
  size: { readonly w: number; readonly h: number },
  layout: TitleLayout,
  bare = false,
): Places {
  if (size.w >= size.h) return landscape(size, layout)
  return portrait(size, layout, bare ? BARE : PLAYED)
}

function landscape(size: Places['size'], { landscape: plan, reels }: TitleLayout): Places {
  const { board, window, logo } = plan
  const scale = Math.min(size.w / board.w, size.h / board.h)
  return {
    reels,
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

function portrait(
  size: Places['size'],
  { portrait: plan, reels }: TitleLayout,
  { head, strip, deck }: Room,
): Places {
  const { board, window, logo } = plan
  const least = head + window.h + 2 * plan.frame.thickness + STRIP_GAP + strip + deck
  const scale = Math.min(size.w / board.w, size.h / least)
  const height = size.h / scale
  const extra = height - board.h + PLAYED.deck - deck
  const top = extra > 0 ? window.y + extra * 0.5 : Math.max(head + 14, window.y + extra)
  const room = top - plan.frame.thickness - 8 - head
  const shrink = Math.min(1, room / logo.h)
  return {
    reels,
    side: 'portrait',
    scale,
    x: (size.w - board.w * scale) / 2,
    y: 0,
    window: { ...window, y: top },
    frame: grown({ ...window, y: top }, plan.frame.pad),
    logo: room < LOGO_LEAST ? undefined : logoIn(room, logo, shrink, head),
    strip: top + window.h + STRIP_GAP,
    deck: height - deck,
    size,
  }
}

function logoIn(room: number, logo: Rect, shrink: number, head: number): Rect {
  const [w, h] = [logo.w * shrink, logo.h * shrink]
  return { x: logo.x + (logo.w - w) / 2, y: head + (room - h) / 2, w, h }
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
