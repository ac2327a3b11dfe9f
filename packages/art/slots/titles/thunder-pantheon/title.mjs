import { M } from '../../kit/materials.mjs'
import * as frame from './frame.mjs'
import * as scene from './scene.mjs'
import { symbols } from './symbols.mjs'

/** Where everything stands, in CSS pixels of the two boards the title is composed on. */
const LAYOUT = {
  reels: 6,
  rows: 5,
  landscape: {
    board: { w: 1440, h: 900 },
    window: { x: 378, y: 174, w: 684, h: 570 },
    frame: { thickness: 22, pad: 52 },
    logo: { x: 290, y: 30, w: 860, h: 112, cap: 52, hangul: 18 },
  },
  portrait: {
    board: { w: 390, h: 844 },
    window: { x: 12, y: 228, w: 366, h: 340 },
    frame: { thickness: 9, pad: 24 },
    logo: { x: 12, y: 56, w: 366, h: 158, cap: 46, hangul: 15 },
  },
}

export const title = {
  code: 'thunder-pantheon',
  hangul: '천둥 신전',
  layout: LAYOUT,
  symbols,
  /** Lit from three sides, so that they live while the reels stand. */
  lively: ['SC', 'ORB'],
  scene: { ...scene, ...frame },
  grades: ['day', 'night'],
  layers: [
    { name: 'sky', graded: true, density: { landscape: 1, portrait: 1.6 }, quality: 0.84 },
    { name: 'peaks', graded: true, density: { landscape: 0.8, portrait: 1.2 }, quality: 0.8 },
    { name: 'bolts', light: true, density: { landscape: 0.8, portrait: 1.4 }, quality: 0.8 },
    { name: 'columns', graded: true, density: { landscape: 1, portrait: 1.6 }, quality: 0.82 },
  ],
  ink: { hangul: '#cfe4ff', dark: '#0d0b2b', text: '#eef2ff', glow: '#5a6cf0' },
  metal: M.gold,
  particles: () => scene.splinters(),
  tile: {
    hero: symbols.SC,
    props: [
      { symbol: 'H2', size: 290, blur: 2.5, at: [110, 140], turn: -0.15 },
      { symbol: 'H1', size: 290, blur: 2.5, at: [535, 140], turn: 0.15 },
    ],
    heroSize: 372,
    heroAt: [320, 204],
  },
}
