import { drawn } from '../../kit/atlas.mjs'
import { M } from '../../kit/materials.mjs'
import * as frame from './frame.mjs'
import { back } from './print.mjs'
import * as scene from './scene.mjs'
import { scraps } from './scraps.mjs'
import { symbols } from './symbols.mjs'

/** Cards are two by three; their rim needs less room around them than other symbols. */
const CARD = { cell: [100, 150], bleed: 8 }

/** Where everything stands, in CSS pixels of the two boards the title is composed on. */
const LAYOUT = {
  reels: 5,
  rows: 4,
  landscape: {
    board: { w: 1440, h: 900 },
    window: { x: 460, y: 174, w: 520, h: 572 },
    frame: { thickness: 24, pad: 56 },
    logo: { x: 340, y: 28, w: 760, h: 122, cap: 56, hangul: 19 },
  },
  portrait: {
    board: { w: 390, h: 844 },
    window: { x: 12, y: 186, w: 366, h: 388 },
    frame: { thickness: 10, pad: 24 },
    logo: { x: 65, y: 54, w: 260, h: 116, cap: 34, hangul: 14 },
  },
}

export const title = {
  code: 'hwatu-garden',
  hangul: '화투 정원',
  layout: LAYOUT,
  symbols,
  ...CARD,
  /** Lit from three sides, so that they live while the reels stand. */
  lively: ['W', 'SC'],
  scene: { ...scene, ...frame },
  grades: ['day', 'night'],
  layers: [
    { name: 'sky', graded: true, density: { landscape: 0.8, portrait: 1.4 }, quality: 0.84 },
    { name: 'hills', graded: true, density: { landscape: 1, portrait: 1.6 }, quality: 0.82 },
    { name: 'haze', light: true, density: { landscape: 0.5, portrait: 0.8 }, quality: 0.92 },
    { name: 'branches', density: { landscape: 1.2, portrait: 2 }, quality: 0.84 },
  ],
  ink: {
    hangul: '#5a1016',
    halo: 'rgba(255,228,170,.95)',
    dark: '#1a0b0b',
    text: '#f7ecd6',
    glow: '#e0603a',
  },
  metal: M.gold,
  particles: scraps,
  sprites: () => ({ back: drawn(back, CARD) }),
  tile: {
    hero: symbols.H1,
    props: [
      { symbol: 'H2', size: 200, blur: 1.5, at: [152, 190], turn: -0.26 },
      { symbol: 'H3', size: 200, blur: 1.5, at: [488, 190], turn: 0.26 },
    ],
    heroSize: 238,
    heroAt: [320, 186],
  },
}
