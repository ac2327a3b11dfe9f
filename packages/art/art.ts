import bloom from './out/bloom.webp'
import fairness from './out/fairness.webp'
import hero from './out/hero.webp'
import invite from './out/invite.webp'
import mini from './out/mini.webp'
import oddEven from './out/odd-even.webp'
import bingsuPop from './out/slots/bingsu-pop/tile.webp'
import crimsonFortune from './out/slots/crimson-fortune/tile.webp'
import diamond777 from './out/slots/diamond-777/tile.webp'
import hwatuGarden from './out/slots/hwatu-garden/tile.webp'
import thunderPantheon from './out/slots/thunder-pantheon/tile.webp'
import tigerMoon from './out/slots/tiger-moon/tile.webp'

/** Pictures of places. */
export const SCENES = { hero, bloom, mini, fairness, invite } as const

export interface TileArt {
  readonly image: string
  /** The title's own dark, glow and lettering tint. */
  readonly ground: string
  readonly glow: string
  readonly tint: string
}

/** One tile per title, by its code. */
const TILES: Readonly<Record<string, TileArt>> = {
  'crimson-fortune': {
    image: crimsonFortune,
    ground: '#12040a',
    glow: '#eb3d63',
    tint: '#ffd9a0',
  },
  'thunder-pantheon': {
    image: thunderPantheon,
    ground: '#0d0b2b',
    glow: '#5a6cf0',
    tint: '#cfe4ff',
  },
  'tiger-moon': { image: tigerMoon, ground: '#07101f', glow: '#ff9d3c', tint: '#ffc98a' },
  'bingsu-pop': { image: bingsuPop, ground: '#0f3d6b', glow: '#ff6fa1', tint: '#d9f1ff' },
  'hwatu-garden': { image: hwatuGarden, ground: '#1a0b0b', glow: '#e0603a', tint: '#f7dfae' },
  'diamond-777': { image: diamond777, ground: '#0a0a0d', glow: '#ff2b2b', tint: '#e6ebf3' },
  'odd-even': { image: oddEven, ground: '#1a0614', glow: '#eb3d63', tint: '#ffc4d1' },
  'odd-even-1m': { image: oddEven, ground: '#1a0614', glow: '#eb3d63', tint: '#ffc4d1' },
}

/** A title without art of its own gets the picture of its kind. */
const PLAIN: TileArt = { image: mini, ground: '#06131f', glow: '#19c8e8', tint: '#bdefff' }

export function tileOf(code: string): TileArt {
  return TILES[code] ?? PLAIN
}
