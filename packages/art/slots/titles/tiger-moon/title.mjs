import * as frame from './frame.mjs'
import { ROD } from './materials.mjs'
import * as scene from './scene.mjs'
import { hero, symbols } from './symbols.mjs'

/** Where everything stands, in CSS pixels of the two boards the title is composed on. */
const LAYOUT = {
  reels: 5,
  rows: 3,
  landscape: {
    board: { w: 1440, h: 900 },
    window: { x: 255, y: 179, w: 930, h: 558 },
    frame: { thickness: 22, pad: 64 },
    logo: { x: 400, y: 28, w: 640, h: 128, cap: 62, hangul: 18 },
  },
  portrait: {
    board: { w: 390, h: 844 },
    window: { x: 12, y: 252, w: 366, h: 288 },
    frame: { thickness: 9, pad: 24 },
    logo: { x: 45, y: 58, w: 300, h: 176, cap: 54, hangul: 15 },
  },
}

export const title = {
  code: 'tiger-moon',
  hangul: '호랑이 달',
  layout: LAYOUT,
  symbols,
  /** Lit from three sides, so that they live while the reels stand. */
  lively: ['W', 'SC'],
  scene: { ...scene, ...frame },
  grades: ['day', 'night'],
  /** Bristles cost bytes: what is fetched later may be coarser. */
  extraQuality: 0.7,
  layers: [
    { name: 'sky', graded: true, density: { landscape: 1, portrait: 1.6 }, quality: 0.84 },
    { name: 'far', graded: true, density: { landscape: 0.8, portrait: 1.2 }, quality: 0.74 },
    { name: 'near', graded: true, density: { landscape: 1, portrait: 1.6 }, quality: 0.82 },
    { name: 'branch', graded: true, density: { landscape: 1, portrait: 1.6 }, quality: 0.8 },
  ],
  ink: { hangul: '#ffc98a', dark: '#07101f', text: '#eaf1fb', glow: '#5f8fd0' },
  metal: ROD,
  particles: () => scene.splashes(),
  tile: {
    hero,
    props: [
      { symbol: 'H3', size: 300, blur: 2.5, at: [110, 150], turn: -0.1 },
      { symbol: 'H2', size: 250, blur: 2.5, at: [545, 130], turn: 0.1 },
    ],
    heroSize: 388,
    heroAt: [320, 200],
  },
}
