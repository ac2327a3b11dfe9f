import { M } from '../../kit/materials.mjs'
import * as frame from './frame.mjs'
import * as scene from './scene.mjs'
import { symbols } from './symbols.mjs'
import { bowl } from './treats.mjs'

/** Where everything stands, in CSS pixels of the two boards the title is composed on. */
const LAYOUT = {
  reels: 7,
  rows: 7,
  landscape: {
    board: { w: 1440, h: 900 },
    window: { x: 437, y: 178, w: 567, h: 567 },
    frame: { thickness: 23, pad: 64 },
    logo: { x: 390, y: 22, w: 660, h: 126, cap: 56, hangul: 18 },
  },
  portrait: {
    board: { w: 390, h: 844 },
    window: { x: 12, y: 204, w: 366, h: 366 },
    frame: { thickness: 10, pad: 26 },
    logo: { x: 65, y: 54, w: 260, h: 132, cap: 36, hangul: 14 },
  },
}

export const title = {
  code: 'bingsu-pop',
  hangul: '빙수 팝',
  layout: LAYOUT,
  symbols,
  /** Lit from three sides, so that they live while the reels stand. */
  lively: ['W', 'SC'],
  scene: { ...scene, ...frame },
  grades: ['day', 'night'],
  layers: [
    { name: 'sky', graded: true, density: { landscape: 0.7, portrait: 1.2 }, quality: 0.86 },
    { name: 'peaks', graded: true, density: { landscape: 1, portrait: 1.5 }, quality: 0.84 },
    { name: 'treats', density: { landscape: 1.2, portrait: 2 }, quality: 0.86 },
  ],
  ink: {
    hangul: '#c2184f',
    halo: 'rgba(255,255,255,.95)',
    dark: '#e9f6ff',
    text: '#12406b',
    glow: '#ff6fa1',
    shade: '#3c78b4',
    foot: '#0f3d6b',
  },
  extraQuality: 0.78,
  metal: M.ceramic,
  knob: M.ceramic,
  particles: () => scene.splinters(),
  sprites: () => ({ cellmark: scene.cellMark() }),
  tile: {
    hero: bowl,
    props: [
      { symbol: 'H2', size: 260, blur: 2, at: [112, 170], turn: -0.2 },
      { symbol: 'H1', size: 280, blur: 2, at: [530, 160], turn: 0.2 },
    ],
    heroSize: 360,
    heroAt: [320, 190],
  },
}
