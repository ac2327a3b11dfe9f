import * as frame from './frame.mjs'
import { CHROME } from './materials.mjs'
import * as scene from './scene.mjs'
import { hero, symbols } from './symbols.mjs'

/** Where everything stands, in CSS pixels of the two boards the title is composed on. */
const LAYOUT = {
  reels: 3,
  rows: 3,
  landscape: {
    board: { w: 1440, h: 900 },
    window: { x: 441, y: 182, w: 558, h: 558 },
    frame: { thickness: 30, pad: 64 },
    logo: { x: 340, y: 26, w: 760, h: 120, cap: 56, hangul: 19 },
  },
  portrait: {
    board: { w: 390, h: 844 },
    window: { x: 16, y: 204, w: 358, h: 358 },
    frame: { thickness: 13, pad: 30 },
    logo: { x: 55, y: 54, w: 280, h: 128, cap: 38, hangul: 14 },
  },
}

export const title = {
  code: 'diamond-777',
  hangul: '다이아몬드 777',
  layout: LAYOUT,
  symbols,
  /** Lit from three sides, so that they live while the reels stand. */
  lively: ['W', '7R'],
  scene: { ...scene, ...frame },
  grades: ['day'],
  layers: [
    { name: 'studio', density: { landscape: 1, portrait: 1.5 }, quality: 0.86 },
    { name: 'lamps', light: true, density: { landscape: 0.7, portrait: 1.2 }, quality: 0.84 },
    { name: 'columns', density: { landscape: 1.2, portrait: 2 }, quality: 0.84 },
  ],
  ink: { hangul: '#e6ebf3', dark: '#0a0a0d', text: '#f4f6fa', glow: '#ff2b2b' },
  metal: CHROME,
  particles: () => scene.shavings(),
  tile: {
    hero,
    props: [
      { symbol: '7R', size: 290, blur: 1.6, at: [126, 176], turn: -0.14 },
      { symbol: '7B', size: 250, blur: 1.6, at: [520, 176], turn: 0.14 },
    ],
    heroSize: 350,
    heroAt: [320, 186],
  },
}
