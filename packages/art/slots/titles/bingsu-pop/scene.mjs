// A summer winter: a bright sky, mountains of ice, bowls of bingsu; at night under rosy dusk.
import { drawn } from '../../kit/atlas.mjs'
import { shards } from '../../kit/cuts.mjs'
import { centre, heavy } from '../../kit/letters.mjs'
import { M } from '../../kit/materials.mjs'
import { mix, rgba, rng, TAU } from '../../kit/math.mjs'
import { board, disc, inUnits, lin, poly, rad } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { AMBER, ICE, PINK, SNOW, TEAL, VIOLET } from './materials.mjs'
import { crystalShape, symbols } from './symbols.mjs'
import { bowl } from './treats.mjs'

/** Free spins are played at dusk. */
const GRADES = {
  day: {
    sky: ['#8fd0ff', '#bfe6ff', '#e9f6ff', '#ffe6f0', '#ffd3e4'],
    sun: '#ffffff',
    ice: ['#f8fdff', '#bfe4fb', '#a8d6f5', '#8cc6ee', '#e6f6ff'],
    mist: ['#fff6fa', '#ffd6e6'],
  },
  night: {
    sky: ['#2b2f86', '#5a4fb8', '#9a72d6', '#e79ac9', '#ffc2b8'],
    sun: '#ffd6f2',
    ice: ['#e6ddff', '#a79be8', '#8377d2', '#6a5fbf', '#f3dcf6'],
    mist: ['#f3c6e6', '#c48fd6'],
  },
}

const scaleOf = ({ w, h }) => (h > w ? w / 390 : w / 1440)

/** 1: the sky, with soft beams from the upper left and clouds. Opaque. */
export function sky({ w, h, u }, grade) {
  const c = board(w, h, u)
  const { sky: colours, sun } = GRADES[grade]
  const [sx, sy] = [w * 0.24, h * 0.08]
  inUnits(c, (x) => {
    x.fillStyle = lin(x, 0, 0, 0, h, colours)
    x.fillRect(0, 0, w, h)
    x.fillStyle = rad(x, sx, sy, w * 0.7, [rgba(sun, 0.9), rgba(sun, 0.4), rgba(sun, 0)])
    x.fillRect(0, 0, w, h)
    x.save()
    x.translate(sx, sy)
    for (let i = 0; i < 22; i++) {
      x.rotate(TAU / 22)
      x.fillStyle = lin(x, 0, 0, 0, h, [rgba(sun, 0.32), rgba(sun, 0)])
      poly(x, [
        [-4, 0],
        [4, 0],
        [h * 0.06, h],
        [-h * 0.06, h],
      ])
    }
    x.restore()
    clouds(x, { w, h }, grade)
  })
  return c
}

function clouds(x, { w, h }, grade) {
  const random = rng(6)
  const k = scaleOf({ w, h })
  const light = grade === 'day' ? '#ffffff' : '#ffd9ee'
  for (let i = 0; i < (h > w ? 5 : 8); i++) {
    const [cx, cy, size] = [random() * w, h * (0.1 + random() * 0.34), (40 + random() * 60) * k]
    for (let j = 0; j < 9; j++) {
      const [px, py] = [cx + (random() - 0.5) * size * 3, cy + (random() - 0.5) * size * 0.5]
      const r = size * (0.4 + random() * 0.5)
      x.fillStyle = rad(x, px, py, r, [rgba(light, 0.6), rgba(light, 0.32), rgba(light, 0)])
      disc(x, px, py, r)
    }
  }
}

/** 2: two chains of ice peaks, shaded facet by facet, that sink into mist. */
export function peaks({ w, h, u }, grade) {
  const c = board(w, h, u)
  const { mist } = GRADES[grade]
  inUnits(c, (x) => {
    for (const [base, rise, count, alpha, seed] of [
      [0.66, 0.3, 10, 0.6, 11],
      [0.8, 0.26, 8, 1, 23],
    ]) {
      const random = rng(seed)
      x.globalAlpha = alpha * 0.95
      for (let i = 0; i <= count; i++)
        peak(x, { w, h }, { at: i / count, base, rise, wide: w / count, random }, grade)
    }
    x.globalAlpha = 1
    x.fillStyle = lin(x, 0, h * 0.56, 0, h, [
      [0, rgba(mist[0], 0)],
      [0.45, rgba(mist[0], 0.9)],
      [1, mist[1]],
    ])
    x.fillRect(0, h * 0.56, w, h * 0.44)
  })
  return c
}

function peak(x, { w, h }, { at, base, rise, wide, random }, grade) {
  const { ice } = GRADES[grade]
  const k = scaleOf({ w, h })
  const cx = at * w + (random() - 0.5) * 60 * k
  const tall = h * rise * (0.45 + random() * 0.65) * (h > w ? 0.62 : 1)
  const half = wide * (0.9 + random() * 0.6)
  const foot = h * base
  const top = [cx + (random() - 0.5) * half * 0.3, foot - tall]
  const middle = [cx - half * 0.12, foot - tall * 0.42]
  const right = [cx + half * 0.35, foot - tall * 0.3]
  const left = [cx - half * 0.5, foot - tall * 0.36]
  const under = [cx + half * 0.1, h]
  const facet = (points, from, to) => {
    x.fillStyle = lin(x, top[0], top[1], cx, foot, [from, to])
    poly(x, points)
  }
  facet([top, left, [cx - half, h], under, middle], ice[0], ice[1])
  facet([top, middle, under, [cx + half, h], right], ice[2], ice[3])
  facet([top, left, middle], mix(ice[0], '#ffffff', 0.5), ice[4])
  facet([top, middle, right], mix(ice[2], ice[4], 0.4), ice[2])
  facet([middle, under, right], mix(ice[2], ice[1], 0.5), ice[3])
  x.strokeStyle = rgba('#ffffff', grade === 'day' ? 0.75 : 0.5)
  x.lineWidth = 1.2 * k
  x.beginPath()
  for (const line of [
    [left, top, right],
    [top, middle, under],
  ])
    line.forEach(([px, py], i) => {
      if (i) x.lineTo(px, py)
      else x.moveTo(px, py)
    })
  x.stroke()
}

/** What stands near: left, top, size and how much it is out of focus. */
const TREATS = {
  landscape: [
    [symbols.H3, 252, 680, 132, 2],
    [bowl, -40, 486, 370, 0],
    [symbols.H4, 1120, 696, 136, 1.6],
    [symbols.H2, 1286, 480, 194, 0.8],
    [symbols.H1, 1206, 596, 214, 0],
  ],
  portrait: [
    [symbols.H1, -10, 74, 108, 0.8],
    [symbols.H2, 300, 82, 104, 0.8],
  ],
}

/** 3: bowls and fruit before the mountains. */
export function treats({ w, h, u }) {
  const c = board(w, h, u)
  inUnits(c, (x) => {
    for (const [draw, left, top, size, soft] of TREATS[h > w ? 'portrait' : 'landscape']) {
      const made = drawn(draw, { bleed: 12 }, (size * u) / 124)
      x.save()
      if (soft) x.filter = `blur(${soft * u}px)`
      x.drawImage(made, left, top, size, size)
      x.restore()
    }
  })
  return c
}

const SLAB = { w: 420, h: 520 }

/** One half of a wall of ice, its leading edge on the right; the other half is its mirror. */
export function curtain(grade) {
  const c = board(SLAB.w, SLAB.h, 1.4)
  const { w, h } = SLAB
  const tone = grade === 'day' ? '#ffffff' : '#e0c2ff'
  relief(c, {
    ...{ mat: { ...ICE, alpha: 1 }, bevel: 10, depth: 0.9, shadow: null },
    draw: (x) => x.fillRect(-20, -20, w + 40, h + 40),
    facets: { pts: shards(60, 21, w / 2, h / 2, w * 0.8, 0.1), amt: 0.42, line: 2.4 },
    paint: (x) => {
      x.fillStyle = tone
      x.fillRect(0, 0, w, h)
    },
  })
  const random = rng(17)
  relief(c, {
    ...{
      mat: SNOW,
      profile: 'inflate',
      depth: 0.7,
      shadow: { x: 0, y: 2, b: 4, a: 0.3, c: '#2c5f92' },
    },
    draw: (x) => {
      for (let i = 0; i <= 18; i++) disc(x, w - 4, (h * i) / 18, 18 + random() * 12)
    },
  })
  relief(c, {
    ...{ mat: M.ceramic, bevel: 5, shadow: { x: 0, y: 3, b: 6, a: 0.4, c: '#2c5f92' } },
    draw: (x) => crystalShape(x, w * 0.47, h * 0.5, 120),
  })
  return c
}

export const logoLines = (stacked) => (stacked ? ['BINGSU', 'POP'] : ['BINGSU POP'])

const ROUND = { cap: 'round', join: 'round' }
const JELLIES = [PINK, AMBER, TEAL, VIOLET]

/** Fat jelly on white icing; every letter has its own colour. */
export function lettering(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 34)
  const blue = '#2c5f92'
  relief(c, {
    ...{ mat: M.ceramic, bevel: height * 0.12 },
    draw: (x) => heavy(x, laid, 0.46, ROUND),
    shadow: { x: 0, y: height * 0.03, b: height * 0.05, a: 0.45, c: blue },
  })
  lettersOf(laid, text).forEach((strokes, i) => {
    relief(c, {
      ...{ mat: JELLIES[(i + text.charCodeAt(0)) % 4], profile: 'inflate' },
      draw: (x) => heavy(x, { height, strokes }, 0.3, ROUND),
      shadow: { x: 0, y: height * 0.02, b: height * 0.03, a: 0.4, c: blue },
    })
  })
}

/** Strokes by letter: each begins where the one before has ended. */
function lettersOf({ strokes }, text) {
  const groups = []
  let at = 0
  for (const letter of text.replaceAll(' ', '')) {
    const count = centre(letter, 10, 0, 0).strokes.length
    groups.push(strokes.slice(at, at + count))
    at += count
  }
  return groups
}

/** White on pink: figures on the cells that multiply. */
export function marking(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 26)
  relief(c, {
    ...{ mat: PINK, bevel: height * 0.14 },
    draw: (x) => heavy(x, laid, 0.66, ROUND),
    shadow: { x: 0, y: height * 0.06, b: height * 0.08, a: 0.5, c: '#8f0d3c' },
  })
  relief(c, {
    ...{ mat: M.ceramic, bevel: height * 0.06, shadow: null },
    draw: (x) => heavy(x, laid, 0.27, ROUND),
  })
}

/** Splinters of ice and a small crystal. */
export function splinters() {
  const cuts = [
    [
      [4, 12],
      [20, 3],
      [27, 16],
      [12, 26],
    ],
    [
      [3, 15],
      [18, 8],
      [28, 14],
      [16, 21],
    ],
  ]
  const made = cuts.map((points, i) => {
    const c = board(30, 30, 3)
    relief(c, {
      ...{ mat: { ...ICE, ramp: ['#4a9be0', '#86c8f5', '#c2e8fc', '#f0fbff', '#ffffff'] } },
      ...{ profile: 'chamfer', bevel: 4, shadow: null },
      draw: (x) => poly(x, points),
      facets: { pts: shards(4, 5 + i, 15, 15, 14, 0.4), amt: 0.5, line: 0.4 },
    })
    return c
  })
  const flake = board(30, 30, 3)
  relief(flake, {
    ...{ mat: M.ceramic, bevel: 0.8, shadow: { x: 0, y: 0.6, b: 0.8, a: 0.4, c: '#2c5f92' } },
    draw: (x) => crystalShape(x, 15, 15, 13),
  })
  return [...made, flake]
}

/** The ground of a cell that multiplies. */
export function cellMark() {
  const c = board(100, 100, 1.2)
  inUnits(c, (x) => {
    x.fillStyle = rad(x, 50, 50, 72, ['rgba(255,140,184,.95)', 'rgba(255,190,215,.75)'])
    x.beginPath()
    x.roundRect(2, 2, 96, 96, 12)
    x.fill()
    x.strokeStyle = 'rgba(255,255,255,.95)'
    x.lineWidth = 3
    x.stroke()
  })
  return c
}
