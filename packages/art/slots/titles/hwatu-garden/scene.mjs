// A garden at dusk, and under the moon: sky with its disc, printed hills, lacquered branches, haze.

import { centre, wood } from '../../kit/letters.mjs'
import { M } from '../../kit/materials.mjs'
import { mix, rgba, TAU } from '../../kit/math.mjs'
import { board, disc, inUnits, lin, petal, polar, rad, strokePath } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import {
  BLACK,
  CREAM,
  GREEN,
  LACQUER,
  NACRE,
  PINK,
  RED,
  RED_LACQUER,
  shimmer,
  YELLOW,
} from './materials.mjs'
import { needles, pineShape } from './print.mjs'

/** Free spins are played under the moon. */
const GRADES = {
  day: {
    sky: ['#2b0a0c', '#6d141c', '#b3302c', '#d9683c', '#f0a95a'],
    disc: ['#fff1cf', '#ffd28a', '#f29a5a'],
    glow: '#ffd68c',
    hills: ['#9a2a2e', '#6d1b26', '#431119', '#230a0e'],
    foot: '#1a0709',
    line: ['#ff8f6a', '#f2c98a'],
    edge: '#ffcf8f',
  },
  night: {
    sky: ['#070b22', '#101a44', '#1f2f6b', '#34508f', '#5f86b8'],
    disc: ['#ffffff', '#eaf1ff', '#b9c9ec'],
    glow: '#bcd2ff',
    hills: ['#2b4478', '#1d2f5c', '#121d40', '#0a1026'],
    foot: '#060916',
    line: ['#7fa4e6', '#b9cdf6'],
    edge: '#d5e4ff',
  },
}

const discOf = (w, h) =>
  h > w ? { x: w / 2, y: h * 0.16, r: w / 3 } : { x: w / 2, y: h * 0.36, r: w * 0.23 }

/** 1: the sky with the setting sun or the moon. Opaque. */
export function sky({ w, h, u }, grade) {
  const c = board(w, h, u)
  const { sky: colours, disc: face, glow } = GRADES[grade]
  const at = discOf(w, h)
  inUnits(c, (x) => {
    x.fillStyle = lin(x, 0, 0, 0, h, colours)
    x.fillRect(0, 0, w, h)
    x.fillStyle = rad(x, at.x, at.y, at.r * 2.2, [rgba(glow, 0.7), rgba(glow, 0.2), rgba(glow, 0)])
    x.fillRect(0, 0, w, h)
  })
  relief(c, {
    ...{ mat: CREAM, bevel: 10, depth: 0.6, shadow: null },
    draw: (x) => disc(x, at.x, at.y, at.r),
    paint: (x) => {
      x.fillStyle = lin(x, 0, at.y - at.r, 0, at.y + at.r, face)
      x.fillRect(-100, -100, w + 200, h + 200)
    },
  })
  return c
}

/** Where a hill begins, how high it rises, and its own waves. */
const HILLS = [
  [0.62, 0.16, 3],
  [0.7, 0.14, 8],
  [0.8, 0.12, 15],
  [0.92, 0.08, 27],
]

/** 2: hills like printed paper, each with a lit edge and waves on every second. */
export function hills({ w, h, u }, grade) {
  const c = board(w, h, u)
  inUnits(c, (x) => {
    HILLS.forEach((hill, i) => {
      printHill(x, { w, h, k: h > w ? w / 390 : w / 1440 }, hill, i, GRADES[grade])
    })
  })
  return c
}

function printHill(x, { w, h, k }, [base, rise, own], i, { hills: colours, foot, line, edge }) {
  const crest = []
  for (let at = -6; at <= w + 6; at += 3) {
    const wave = Math.sin(at / (230 * k) + own) * Math.cos(at / (610 * k) + own * 2)
    crest.push([at, h * base - h * rise * (0.5 + 0.5 * wave) * 1.2])
  }
  const edgeOf = () => {
    x.beginPath()
    for (const point of crest) x.lineTo(...point)
  }
  x.save()
  edgeOf()
  x.lineTo(w + 6, h + 6)
  x.lineTo(-6, h + 6)
  x.closePath()
  x.shadowColor = rgba(mix(foot, '#000000', 0.3), 0.55)
  x.shadowBlur = 24 * k
  x.shadowOffsetY = -4 * k
  x.fillStyle = lin(x, 0, h * (base - rise), 0, h * (base + 0.2), [colours[i], foot])
  x.fill()
  x.shadowColor = 'transparent'
  x.clip()
  if (i % 2) waves(x, { w, h, k, from: h * (base - rise) }, rgba(line[1], 0.2))
  x.restore()
  x.strokeStyle = rgba(edge, 0.55 - i * 0.1)
  x.lineWidth = 2 * k
  edgeOf()
  x.stroke()
}

function waves(x, { w, h, k, from }, colour) {
  x.strokeStyle = colour
  x.lineWidth = k
  const step = 22 * k
  for (let row = 0; from + row * step < h; row++)
    for (let at = -20; at < w + 20; at += 2 * step)
      for (let r = 1; r < 4; r++) {
        x.beginPath()
        x.arc(at + (row % 2 ? step : 0), from + (row + 1) * step, r * 7 * k, Math.PI, 0)
        x.stroke()
      }
}

/** Flowers of the left branch and pines of the right one, by the way the screen is held. */
const BRANCHES = {
  landscape: {
    wood: [
      ['M-20 330C60 300 70 220 150 200C210 186 230 150 300 150', 18],
      ['M110 214C120 160 160 140 190 110M60 270C110 290 150 280 190 300', 9],
      ['M206 180C224 180 236 186 246 196M96 282C102 288 106 294 110 300', 5],
      ['M1460 360C1380 330 1370 250 1290 236C1240 226 1210 190 1150 196', 18],
      ['M1330 250C1320 196 1280 170 1260 130', 9],
    ],
    flowers: [
      [300, 150, 30, PINK],
      [196, 104, 34, CREAM],
      [150, 190, 28, PINK],
      [196, 304, 32, PINK],
      [60, 256, 36, CREAM],
      [246, 196, 22, RED],
      [110, 300, 22, RED],
    ],
    pines: [
      [1150, 196, 54],
      [1262, 128, 58],
      [1300, 246, 60],
      [1400, 320, 72],
    ],
  },
  portrait: {
    wood: [
      ['M-10 120C40 110 50 70 110 62', 9],
      ['M400 140C350 130 340 90 290 84', 9],
    ],
    flowers: [
      [110, 62, 18, PINK],
      [62, 84, 17, CREAM],
      [20, 112, 20, PINK],
    ],
    pines: [
      [290, 84, 30],
      [352, 120, 36],
    ],
  },
}

/** 3: plum and pine reach in from both sides. */
export function branches({ w, h, u }) {
  const c = board(w, h, u)
  const { wood: boughs, flowers, pines } = BRANCHES[h > w ? 'portrait' : 'landscape']
  const shadow = { x: 2, y: 5, b: 6, a: 0.5 }
  for (const [path, width] of boughs)
    relief(c, { mat: BLACK, bevel: width / 3, shadow, draw: (x) => strokePath(x, path, width) })
  for (const [cx, cy, r, mat] of flowers) flower(c, cx, cy, r, mat)
  for (const [cx, cy, r] of pines) {
    relief(c, { mat: BLACK, bevel: r * 0.12, shadow, draw: (x) => pineShape(x, cx, cy, r) })
    relief(c, { mat: GREEN, bevel: 1.5, shadow: null, draw: (x) => needles(x, cx, cy, r, 17) })
  }
  return c
}

function flower(c, cx, cy, r, mat) {
  relief(c, {
    ...{ mat, bevel: r * 0.3, shadow: { x: 2, y: 4, b: 4, a: 0.5 } },
    draw: (x) => {
      for (let i = 0; i < 5; i++) petal(x, cx, cy, r, r * 0.52, (i / 5) * TAU - Math.PI / 2, 0.22)
    },
  })
  relief(c, {
    ...{ mat: YELLOW, bevel: 2, shadow: null },
    draw: (x) => {
      disc(x, cx, cy, r * 0.16)
      for (let i = 0; i < 10; i++) disc(x, ...polar(cx, cy, r * 0.4, (i / 10) * TAU), r * 0.055)
    },
  })
}

/** 4: light around the disc, laid on by addition. */
export function haze({ w, h, u }) {
  const c = board(w, h, u)
  const at = discOf(w, h)
  inUnits(c, (x) => {
    const glow = ['rgba(120,40,10,.5)', 'rgba(150,50,20,.4)', 'rgba(120,40,20,0)']
    x.fillStyle = rad(x, at.x, at.y, at.r * 2.6, glow)
    x.fillRect(0, 0, w, h)
  })
  return c
}

const SCREEN = { w: 420, h: 520 }

/** One leaf of a lacquer screen, its leading edge on the right; the other is its mirror. */
export function curtain(grade) {
  const c = board(SCREEN.w, SCREEN.h, 1.4)
  const { w, h } = SCREEN
  relief(c, {
    ...{ mat: grade === 'day' ? RED_LACQUER : LACQUER, bevel: 4, shadow: null },
    draw: (x) => x.fillRect(-10, -10, w + 10, h + 20),
  })
  relief(c, {
    ...{ mat: M.gold, bevel: 2, shadow: { x: 0, y: 1, b: 2, a: 0.6 } },
    draw: (x) => {
      x.fillRect(w - 9, -10, 7, h + 20)
      x.lineWidth = 2
      x.strokeRect(18, 18, w - 46, h - 36)
      x.lineWidth = 1
      x.strokeRect(25, 25, w - 60, h - 50)
    },
  })
  const bough =
    'M20 470C120 430 110 320 190 280C250 250 270 190 350 150M190 280C260 290 300 330 366 320'
  relief(c, {
    ...{ mat: M.gold, bevel: 2.4 },
    draw: (x) => {
      strokePath(x, bough, 6)
      strokePath(x, 'M130 350C120 270 150 220 140 150', 4)
    },
  })
  inUnits(c, (x) => {
    x.fillStyle = lin(x, 0, 0, w * 0.3, h, [
      'rgba(10,0,4,.1)',
      'rgba(10,0,4,.4)',
      'rgba(10,0,4,.62)',
    ])
    x.fillRect(0, 0, w, h)
  })
  for (const [cx, cy, r] of [
    [352, 148, 44],
    [190, 276, 52],
    [140, 146, 38],
    [366, 322, 34],
    [90, 420, 40],
    [268, 216, 26],
  ])
    pearlPlum(c, cx, cy, r)
  return c
}

function pearlPlum(c, cx, cy, r) {
  relief(c, {
    ...{ mat: NACRE, bevel: r * 0.14, shadow: { x: 0, y: 2, b: 3, a: 0.6 } },
    draw: (x) => {
      for (let i = 0; i < 5; i++) petal(x, cx, cy, r, r * 0.52, (i / 5) * TAU - Math.PI / 2, 0.22)
    },
    paint: shimmer(cx, cy),
  })
  relief(c, { mat: M.gold, bevel: 2, draw: (x) => disc(x, cx, cy, r * 0.2) })
}

export const logoLines = (stacked) => (stacked ? ['HWATU', 'GARDEN'] : ['HWATU GARDEN'])

/** Red lacquer on gold on black, cut like a print block. */
export function lettering(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 22)
  for (const [mat, weight, bevel, shadow] of [
    [LACQUER, 1.85, 0.08, { x: 0, y: height * 0.06, b: height * 0.08, a: 0.8 }],
    [M.gold, 1.42, 0.05, null],
    [RED_LACQUER, 1, 0.05, null],
  ])
    relief(c, { mat, bevel: height * bevel, shadow, draw: (x) => wood(x, laid, weight) })
}
