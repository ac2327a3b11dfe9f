import { type Places, placesFor } from './layout.rules'
import type { Look, Sheet } from './look'

export interface Screen {
  readonly w: number
  readonly h: number
  /** Pixels of the screen per CSS pixel. */
  readonly density: number
}

/** No more than this is seen on a phone, and it would be drawn for every frame. */
const SHARPEST = 2

/** A cell in the small atlas has this many pixels per unit of its drawing. */
const SMALL_UNIT = 1.5
/** So little enlarged that nobody sees it. */
const ENLARGED = 1.12

export function densityOf({ density }: Screen): number {
  return Math.min(SHARPEST, density || 1)
}

/** The atlas that has about as many pixels as the screen shows of it. */
export function atlasFor({ atlas, small, cell }: Look, places: Places, density: number): Sheet {
  const { window, scale } = places
  const columns = (window.w / places.reels) * scale * density
  return columns <= cell[0] * SMALL_UNIT * ENLARGED ? small : atlas
}

/** The pictures without which no reel can be drawn, the largest first. */
export function firstPictures(look: Look, screen: Screen): readonly string[] {
  const places = placesFor(screen, look.layout)
  const { layers, window, frame } = look.sides[places.side]
  const atlas = atlasFor(look, places, densityOf(screen))
  return [atlas.image, frame, ...layers.map(({ day }) => day), window]
}
