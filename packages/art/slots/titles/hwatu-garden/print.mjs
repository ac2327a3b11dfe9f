// The card and what is printed on several of them: every colour is a raised film of lacquer.
import { HANGUL } from '../../kit/compose.mjs'
import { M } from '../../kit/materials.mjs'
import { TAU } from '../../kit/math.mjs'
import { disc, fillPath, lin, petal, polar, poly, rounded, strokePath } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { hair } from '../../kit/strokes.mjs'
import {
  BLACK,
  CREAM,
  GREEN,
  LACQUER,
  NACRE,
  RED,
  RED_LACQUER,
  shimmer,
  YELLOW,
} from './materials.mjs'

const FILM = { x: 0.25, y: 0.5, b: 0.5, a: 0.45 }

/** The card: a lacquer rim around the printed panel. */
export function card(c, ground = CREAM, rim = LACQUER) {
  relief(c, {
    mat: rim,
    bevel: 4,
    draw: (x) => rounded(x, 1, 1, 98, 148, 9),
    shadow: { x: 0.8, y: 2.4, b: 2.4, a: 0.65 },
  })
  relief(c, {
    mat: ground,
    bevel: 1.6,
    depth: -0.9,
    draw: (x) => rounded(x, 7, 7, 86, 136, 5),
    shadow: null,
    paint: (x) => {
      x.fillStyle = lin(x, 0, 0, 60, 150, ['#ffffff', '#f4efe8', '#dccdbf'])
      x.fillRect(0, 0, 100, 150)
    },
  })
}

/** One colour of the print, kept inside the panel. */
export function ink(c, mat, draw, bevel = 1.1, more = {}) {
  relief(c, {
    ...{ mat, bevel, depth: 0.9, clip: true, shadow: FILM },
    draw: (x) => {
      x.save()
      x.beginPath()
      x.roundRect(7.4, 7.4, 85.2, 135.2, 4.6)
      x.clip()
      draw(x)
      x.restore()
    },
    ...more,
  })
}

/** One diagonal gleam over the whole card. */
export function sheen(c) {
  const gleam = ['rgba(255,255,255,.3)', 'rgba(255,255,255,.1)', 'rgba(255,255,255,0)']
  paint(
    c,
    (x) => {
      x.beginPath()
      x.roundRect(2, 2, 96, 146, 9)
      x.clip()
      x.fillStyle = lin(x, 0, 0, 67, 60, gleam)
      poly(x, [
        [0, 0],
        [100, 0],
        [100, 18],
        [0, 78],
      ])
    },
    { blend: 'screen' },
  )
}

export function hangul(x, text, cx, cy, size) {
  x.font = `900 ${size}px ${HANGUL}`
  x.textAlign = 'center'
  x.textBaseline = 'middle'
  x.fillText(text, cx, cy + size * 0.05)
}

/** The mark of a bright card. */
export function seal(c, cx, cy, r, mat = RED) {
  ink(c, mat, (x) => disc(x, cx, cy, r), 1.4)
  ink(c, YELLOW, (x) => circle(x, cx, cy, r * 0.84, 1.1), 0.6)
  relief(c, {
    ...{ mat: CREAM, bevel: 1, clip: true },
    draw: (x) => hangul(x, '광', cx, cy, r * 1.25),
    shadow: { x: 0.2, y: 0.4, b: 0.3, a: 0.6 },
  })
}

export function circle(x, cx, cy, r, width, ry = r) {
  x.lineWidth = width
  x.beginPath()
  x.ellipse(cx, cy, r, ry, 0, 0, TAU)
  x.stroke()
}

export function blossom(c, cx, cy, r, mat, core = YELLOW) {
  ink(
    c,
    mat,
    (x) => {
      for (let i = 0; i < 5; i++) petal(x, cx, cy, r, r * 0.5, (i / 5) * TAU - Math.PI / 2, 0.22)
    },
    r * 0.22,
  )
  ink(
    c,
    core,
    (x) => {
      disc(x, cx, cy, r * 0.2)
      for (let i = 0; i < 10; i++) disc(x, ...polar(cx, cy, r * 0.42, (i / 10) * TAU), r * 0.06)
    },
    0.8,
  )
}

export function pineShape(x, cx, cy, r) {
  x.beginPath()
  x.arc(cx, cy, r, Math.PI, 0)
  x.bezierCurveTo(cx + r * 0.9, cy + r * 0.3, cx - r * 0.9, cy + r * 0.3, cx - r, cy)
  x.fill()
}

export function needles(x, cx, cy, r, count) {
  for (let i = 0; i < count; i++) {
    const a = Math.PI + (i / (count - 1)) * Math.PI
    const [tx, ty] = [cx + r * 0.9 * Math.cos(a), cy + r * 0.88 * Math.sin(a)]
    hair(x, cx, cy + r * 0.05, tx, ty, r * 0.13)
  }
}

export function pine(c, cx, cy, r) {
  ink(c, BLACK, (x) => pineShape(x, cx, cy, r), 2)
  ink(c, GREEN, (x) => needles(x, cx, cy, r, 15), 0.7)
}

/** A white crane that looks to the right. */
export function crane(c, left, top, scale) {
  const laid = (mat, bevel, draw) =>
    ink(
      c,
      mat,
      (x) => {
        x.translate(left, top)
        x.scale(scale, scale)
        draw(x)
      },
      bevel,
    )
  laid(BLACK, 1.2, (x) => fillPath(x, 'M-2 8L-30 4L-20 12L-32 16L-18 18L-26 26L-6 20Z'))
  laid(CREAM, 3, (x) => {
    fillPath(x, 'M-14 14C-10 2 8 -2 18 4C26 10 20 22 6 23C-4 24 -14 22 -14 14Z')
    strokePath(x, 'M16 6C24 2 20 -12 24 -22', 5)
    disc(x, 25, -24, 5)
  })
  laid(BLACK, 0.6, (x) => {
    strokePath(x, 'M19 0C23 -6 21 -12 23 -18', 1.8)
    fillPath(x, 'M29 -25L44 -22L29 -21Z')
    strokePath(x, 'M2 22L0 40M8 22L9 40', 1.5)
    disc(x, 26.5, -25, 0.9)
  })
  laid(RED, 0.8, (x) => disc(x, 24, -28, 3, 1.8))
  laid(BLACK, 0.4, (x) => {
    for (let i = 0; i < 4; i++) hair(x, 6 - i * 3, 10, -12 - i * 2, 16 + i * 1.6, 1.6)
  })
}

/** Laid into black lacquer. */
export const inlay = (c, draw, bevel = 1.4) =>
  relief(c, { mat: NACRE, bevel, draw, clip: true, paint: shimmer(50, 70), shadow: null })

export const goldLine = (c, inset, width = 1.2) =>
  relief(c, {
    ...{ mat: M.gold, bevel: 0.7, clip: true, shadow: null },
    draw: (x) => {
      x.lineWidth = width
      x.beginPath()
      x.roundRect(inset, inset, 100 - 2 * inset, 150 - 2 * inset, 4)
      x.stroke()
    },
  })

/** What lies upwards while nobody knows the card: a plum of nacre in red lacquer. */
export function back(c) {
  card(c, RED_LACQUER)
  goldLine(c, 11)
  relief(c, { mat: BLACK, bevel: 2, clip: true, shadow: null, draw: (x) => disc(x, 50, 75, 27) })
  relief(c, {
    ...{ mat: M.gold, bevel: 0.9, clip: true, shadow: null },
    draw: (x) => {
      circle(x, 50, 75, 27, 1.6)
      for (const [cx, cy] of [
        [50, 26],
        [50, 124],
      ])
        for (let i = 0; i < 4; i++) petal(x, cx, cy, 11, 4.4, (i * TAU) / 4 + TAU / 8, 0.2)
      for (const [cx, cy, a] of [
        [14, 14, 0.78],
        [86, 14, 2.36],
        [14, 136, -0.78],
        [86, 136, -2.36],
      ])
        for (const turn of [-0.5, 0, 0.5]) petal(x, cx, cy, 15, 3.4, a + turn)
    },
  })
  inlay(
    c,
    (x) => {
      for (let i = 0; i < 5; i++) petal(x, 50, 75, 22, 11, (i / 5) * TAU - Math.PI / 2, 0.2)
    },
    2.4,
  )
  relief(c, { mat: M.gold, profile: 'inflate', clip: true, draw: (x) => stamens(x, 50, 75, 1.5) })
  sheen(c)
}

export function stamens(x, cx, cy, r) {
  for (let i = 0; i < 14; i++) disc(x, ...polar(cx, cy, r * 1.05 * Math.sqrt(i), i * 2.4), r)
}
