import { M } from '../../kit/materials.mjs'
import * as frame from './frame.mjs'
import * as scene from './scene.mjs'
import { hero, symbols } from './symbols.mjs'

/** Where everything stands, in CSS pixels of the two boards the title is composed on. */
const LAYOUT = {
  reels: 5,
  rows: 3,
  landscape: {
    board: { w: 1440, h: 900 },
    window: { x: 255, y: 179, w: 930, h: 558 },
    frame: { thickness: 24, pad: 64 },
    logo: { x: 330, y: 36, w: 780, h: 118, cap: 54, hangul: 19 },
  },
  portrait: {
    board: { w: 390, h: 844 },
    window: { x: 12, y: 252, w: 366, h: 288 },
    frame: { thickness: 10, pad: 24 },
    logo: { x: 25, y: 66, w: 340, h: 160, cap: 46, hangul: 15 },
  },
}

export const title = {
  code: 'crimson-fortune',
  hangul: '진홍의 행운',
  layout: LAYOUT,
  symbols,
  /** Lit from three sides, so that they live while the reels stand. */
  lively: ['W', 'SC'],
  scene: { ...scene, ...frame },
  grades: ['day', 'night'],
  ink: { hangul: '#ffd9a0', dark: '#12040a', text: '#f8e6d2', glow: '#eb3d63' },
  metal: M.brass,
  particles: () => scene.petals(),
  tile: {
    hero,
    props: [
      { symbol: 'H2', size: 300, blur: 3, at: [120, 130], turn: -0.25 },
      { symbol: 'H3', size: 280, blur: 3, at: [530, 130], turn: 0.2 },
    ],
    heroSize: 400,
    heroAt: [320, 196],
  },
}
