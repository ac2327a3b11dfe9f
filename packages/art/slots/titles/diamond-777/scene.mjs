// A studio in black: lamps, a polished floor, chrome columns.
import { centre, heavy } from '../../kit/letters.mjs'
import { rgba } from '../../kit/math.mjs'
import { board, inUnits, lin, poly, rad, rounded } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { diamond } from './gem.mjs'
import { BLACK, CHROME, RED, WHITE } from './materials.mjs'

/** 1: the wall and the floor, lit from the middle. Opaque. */
export function studio({ w, h, u }) {
  const c = board(w, h, u)
  const tall = h > w
  inUnits(c, (x) => {
    x.fillStyle = '#0a0a0d'
    x.fillRect(0, 0, w, h)
    x.fillStyle = rad(x, w / 2, h * 0.34, Math.max(w, h) * 0.62, [
      '#4a4d59',
      '#2b2b33',
      '#141418',
      '#0a0a0d',
    ])
    x.fillRect(0, 0, w, h)
    panels(x, { w, h, step: tall ? 39 : 90 })
    x.fillStyle = rad(x, w / 2, tall ? h * 0.1 : 0, w * (tall ? 0.8 : 0.46), [
      rgba('#ff2b2b', 0.3),
      rgba('#ff2b2b', 0.08),
      rgba('#ff2b2b', 0),
    ])
    x.fillRect(0, 0, w, h)
    x.fillStyle = lin(x, 0, h * 0.78, 0, h, ['#16161b', '#050507'])
    x.fillRect(0, h * 0.78, w, h * 0.22)
    x.fillStyle = lin(x, 0, h * 0.78, 0, h * 0.9, ['rgba(255,255,255,.16)', 'rgba(255,255,255,0)'])
    x.fillRect(w * 0.1, h * 0.78, w * 0.8, h * 0.12)
    x.fillStyle = 'rgba(255,255,255,.35)'
    x.fillRect(0, h * 0.78, w, 1)
  })
  return c
}

/** Upholstery of the wall: lozenges, as on the inside of a jewel case. */
function panels(x, { w, h, step }) {
  x.lineWidth = 1
  for (let at = -h; at < w + h; at += step) {
    for (const lean of [1, -1]) {
      x.strokeStyle = lean > 0 ? 'rgba(255,255,255,.06)' : 'rgba(0,0,0,.35)'
      x.beginPath()
      x.moveTo(at, 0)
      x.lineTo(at + lean * h * 0.78, h * 0.78)
      x.stroke()
    }
  }
}

/** 2: tubes of light on both sides, laid on by addition. */
export function lamps({ w, h, u }) {
  const c = board(w, h, u)
  const tall = h > w
  inUnits(c, (x) => {
    for (const [at, width, alpha] of tall
      ? [
          [0.04, 5, 0.8],
          [0.96, 5, 0.8],
        ]
      : [
          [0.07, 16, 0.75],
          [0.15, 7, 0.55],
          [0.85, 7, 0.55],
          [0.93, 16, 0.75],
        ]) {
      const [cx, top, bottom] = [w * at, h * 0.06, h * 0.74]
      const glow = width * 9
      x.fillStyle = lin(x, cx - glow, 0, cx + glow, 0, [
        rgba('#c8d6ff', 0),
        rgba('#c8d6ff', 0.16),
        rgba('#c8d6ff', 0),
      ])
      x.fillRect(cx - glow, top, 2 * glow, bottom - top)
      x.filter = `blur(${1.2 * u}px)`
      x.fillStyle = rgba('#f4f8ff', alpha)
      rounded(x, cx - width / 2, top, width, bottom - top, width / 2)
      x.filter = 'none'
      x.fillStyle = lin(x, 0, h * 0.78, 0, h, [rgba('#dfe8ff', 0.3), rgba('#dfe8ff', 0)])
      x.fillRect(cx - width, h * 0.78, 2 * width, h * 0.22)
    }
  })
  return c
}

/** 3: chrome columns with bands of red enamel before the wall. */
export function columns({ w, h, u }) {
  const c = board(w, h, u)
  const tall = h > w
  const wide = tall ? 26 : 92
  for (const at of tall ? [-12, w + 12] : [w * 0.23, w * 0.77]) {
    const left = at - wide / 2
    relief(c, {
      ...{ mat: CHROME, bevel: wide / 2, shadow: { x: 0, y: 8, b: 16, a: 0.7 } },
      draw: (x) => x.fillRect(left, -40, wide, h + 80),
    })
    for (const y of [0.12, 0.72])
      relief(c, {
        ...{ mat: RED, bevel: wide / 2.2, depth: 0.7, shadow: { x: 0, y: 2, b: 3, a: 0.7 } },
        draw: (x) => rounded(x, left - 4, h * y, wide + 8, wide * 0.34, 4),
      })
  }
  if (!tall)
    for (const [cx, cy, scale] of [
      [118, 640, 1.5],
      [1322, 640, 1.5],
      [206, 704, 0.8],
      [1232, 704, 0.8],
    ])
      diamond(c, cx, cy, scale)
  return c
}

const SHUTTER = { w: 420, h: 520 }

/** One wing of a chrome shutter, its leading edge on the right. */
export function curtain() {
  const c = board(SHUTTER.w, SHUTTER.h, 1)
  for (let i = 0; i < 7; i++)
    relief(c, {
      ...{ mat: i % 2 ? BLACK : CHROME, bevel: 14, shadow: null },
      draw: (x) => x.fillRect(i * 60, -30, 60, SHUTTER.h + 60),
    })
  return c
}

export const logoLines = (stacked) => (stacked ? ['DIAMOND', '777'] : ['DIAMOND 777'])

const BOLD = { cap: 'butt', join: 'miter' }

/** Chrome letters with a line of red enamel inside. */
export function lettering(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 26)
  for (const [mat, weight, bevel, shadow] of [
    [BLACK, 0.44, 0.05, { x: 0, y: height * 0.06, b: height * 0.09, a: 0.85 }],
    [CHROME, 0.34, 0.07, null],
    [RED, 0.15, 0.04, { x: 0, y: height * 0.01, b: height * 0.015, a: 0.8 }],
  ])
    relief(c, { mat, bevel: height * bevel, shadow, draw: (x) => heavy(x, laid, weight, BOLD) })
}

/** White on red: what a wild multiplies by, over its stone. */
export function marking(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 24)
  for (const [mat, weight, shadow] of [
    [BLACK, 0.54, { x: 0, y: height * 0.04, b: height * 0.06, a: 0.8 }],
    [RED, 0.42, null],
    [WHITE, 0.22, null],
  ])
    relief(c, { mat, bevel: height * 0.06, shadow, draw: (x) => heavy(x, laid, weight, BOLD) })
}

/** A small stone, and slivers of chrome. */
export function shavings() {
  const stone = board(30, 30, 3)
  diamond(stone, 15, 15, 0.26)
  const slivers = [
    [
      [3, 17],
      [14, 12],
      [28, 13],
      [15, 17],
    ],
    [
      [6, 8],
      [24, 12],
      [22, 22],
      [9, 20],
    ],
  ].map((points) => {
    const c = board(30, 30, 3)
    relief(c, {
      mat: CHROME,
      profile: 'chamfer',
      bevel: 3,
      shadow: null,
      draw: (x) => poly(x, points),
    })
    return c
  })
  return [stone, ...slivers]
}
