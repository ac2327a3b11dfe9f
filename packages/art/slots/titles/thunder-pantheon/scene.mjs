// A temple in a storm; free spins are played at the dawn of the gods.
import { shards } from '../../kit/cuts.mjs'
import { centre, heavy } from '../../kit/letters.mjs'
import { M } from '../../kit/materials.mjs'
import { clamp, fbm, rgba, smooth } from '../../kit/math.mjs'
import { board, canvas, disc, lin, poly, rounded } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { MARBLE, SKY, STORM } from './materials.mjs'
import { bolt } from './parts.mjs'

const GRADES = {
  day: {
    sky: ['#0b0828', '#241a63', '#4a3aa6', '#6f6fd0', '#1a1448'],
    cloud: [22, 18, 60, 78, 72, 110, 150, 165, 120],
    peaks: ['#3c3596', '#261f6c', '#191350'],
    mist: '#6e78f0',
    near: ['#120e38', '#35307a', '#7a78c4', '#c6caf2', '#ffffff'],
    far: ['#15113f', '#332c78', '#5f5aae', '#9a9adf', '#d8e4ff'],
    gate: ['#0a0824', '#1c164e', '#342b80', '#675fc0', '#c8ccff'],
  },
  night: {
    sky: ['#1a0b3a', '#5d1f63', '#c04f55', '#ffb45e', '#3a1440'],
    cloud: [58, 14, 52, 150, 70, 52, 120, 130, 60],
    peaks: ['#8a3558', '#541f4c', '#2c1036'],
    mist: '#ff9c6a',
    near: ['#2a0d2c', '#6e2f4c', '#c98a72', '#ffdcb0', '#ffffff'],
    far: ['#2a0d33', '#64294f', '#ab6462', '#f0b488', '#ffe8c8'],
    gate: ['#1c0716', '#46162c', '#7c3538', '#b86a4c', '#ffdca8'],
  },
}

const isTall = ({ w, h }) => h > w
const horizonOf = (place) => (isTall(place) ? 0.42 : 0.6)

/** 1: the sky, with clouds lit from within. Opaque. */
export function sky(place, grade) {
  const { w, h, u } = place
  const c = board(w, h, u)
  const x = c.ctx
  x.scale(u, u)
  x.fillStyle = lin(x, 0, 0, 0, h, GRADES[grade].sky)
  x.fillRect(0, 0, w, h)
  const deep = h * horizonOf(place) * 1.15
  const made = clouds(w, deep, isTall(place) ? 1 : 1.4, GRADES[grade].cloud)
  x.imageSmoothingQuality = 'high'
  x.drawImage(made, 0, 0, w, deep)
  return c
}

const COARSE = 3

/** Lit noise: a cloud is bright where it is thicker than what lies towards the light. */
function clouds(w, h, size, colour) {
  const made = canvas(Math.ceil(w / COARSE), Math.ceil(h / COARSE))
  const { width, height } = made
  const image = made.ctx.createImageData(width, height)
  const s = COARSE / (105 * size)
  const at = (x, y) => {
    const bend = fbm(x * s * 0.8, y * s * 1.4, 31, 3)
    return [bend, (dx, dy) => fbm((x - dx) * s + bend * 1.4, (y - dy) * s * 1.7 + bend, 5, 6)]
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [, thick] = at(x, y)
      const here = thick(0, 0)
      const lit = clamp(0.42 + (here - thick(7, 9)) * 5.5)
      const flash = glowAt(x / width, y / height)
      const j = (x + y * width) * 4
      for (let k = 0; k < 3; k++)
        image.data[j + k] = colour[k] + lit * (colour[3 + k] + flash * colour[6 + k])
      const dense = smooth(0.34, 0.66, here + 0.22 * (1 - y / height))
      image.data[j + 3] = dense * 245 * smooth(height, height * 0.72, y)
    }
  made.ctx.putImageData(image, 0, 0)
  return made
}

/** Where lightning stands in the clouds. */
const glowAt = (u, v) =>
  Math.exp(-((u - 0.72) ** 2 / 0.03 + (v - 0.4) ** 2 / 0.09)) +
  0.7 * Math.exp(-((u - 0.14) ** 2 / 0.02 + (v - 0.5) ** 2 / 0.1))

/** 2: two ranges of mountains, and mist at their feet. */
export function peaks(place, grade) {
  const { w, h, u } = place
  const c = board(w, h, u)
  const x = c.ctx
  const horizon = horizonOf(place)
  const [far, near, foot] = GRADES[grade].peaks
  x.scale(u, u)
  for (const [base, colour, rise, seed] of [
    [horizon + 0.02, far, 0.11, 4],
    [horizon + 0.07, near, 0.08, 9],
  ]) {
    x.fillStyle = lin(x, 0, h * (base - rise), 0, h * (base + 0.1), [colour, foot])
    x.beginPath()
    x.moveTo(0, h)
    const wide = isTall(place) ? 80 : 190
    for (let at = 0; at <= w; at += 2)
      x.lineTo(at, h * base - h * rise * (fbm(at / wide, seed, seed, 5) * 2 - 0.7))
    x.lineTo(w, h)
    x.fill()
  }
  x.fillStyle = lin(x, 0, h * 0.72, 0, h, ['rgba(10,6,30,0)', 'rgba(8,5,26,.95)'])
  x.fillRect(0, h * 0.7, w, h * 0.3)
  x.globalCompositeOperation = 'screen'
  x.filter = `blur(${(isTall(place) ? 12 : 30) * u}px)`
  x.fillStyle = rgba(GRADES[grade].mist, 0.36)
  for (let i = 0; i < 6; i++) disc(x, w * i * 0.2, h * 0.82, w * 0.15, h * 0.032)
  return c
}

/** 3: columns to both sides, the far ones smaller. */
export function columns(place, grade) {
  const c = board(place.w, place.h, place.u)
  const stands = isTall(place)
    ? [
        [-14, 1],
        [350, 1],
      ]
    : [
        [150, 0.82],
        [1206, 0.82],
        [20, 1.05],
        [1310, 1.05],
      ]
  for (const [left, size] of stands) column(c, place, { left, size, grade: GRADES[grade] })
  return c
}

function column(c, place, { left, size, grade }) {
  const tall = isTall(place)
  const wide = (tall ? 54 : 104) * size
  const top = tall ? 120 : 150 - 160 * (size - 0.82)
  const foot = place.h * (tall ? 0.78 : 0.9)
  relief(c, {
    mat: { ...MARBLE, ramp: size < 1 ? grade.far : grade.near },
    bevel: wide * 0.42,
    shadow: { x: 6, y: 4, b: 12, a: 0.5 },
    draw: (x) => rounded(x, left, top, wide, foot - top, 2),
    bump: (x) => {
      x.fillStyle = '#303030'
      for (let i = 0; i < 7; i++)
        rounded(x, left + wide * (0.06 + i * 0.135), top, wide * 0.06, foot - top, 4)
    },
    ...{ bumpAmt: wide * 0.03, bumpSoft: 1.2 },
  })
  relief(c, {
    mat: M.gold,
    bevel: 5,
    draw: (x) => {
      rounded(x, left - wide * 0.14, top - 8 * size, wide * 1.28, 20 * size, 3)
      rounded(x, left - wide * 0.22, top - 26 * size, wide * 1.44, 18 * size, 3)
      rounded(x, left - wide * 0.14, foot - 10, wide * 1.28, 22 * size, 3)
      for (const end of [-0.1, 1.1]) disc(x, left + wide * end, top + 4, (tall ? 8 : 15) * size)
    },
  })
}

/** 4: lightning, laid on by addition; the game lets it flash. */
export function bolts(place) {
  const { w, h, u } = place
  const c = board(w, h, u)
  const k = isTall(place) ? 0.6 : 1
  const horizon = h * horizonOf(place)
  bolt(c, [w * 0.72, -10], [w * 0.78, horizon], {
    ...{ seed: 12, width: 2.6 * k, wild: 0.5, branches: 5 },
  })
  bolt(c, [w * 0.15, 30], [w * 0.1, horizon * 0.9], {
    ...{ seed: 31, width: 1.6 * k, wild: 0.5, branches: 4 },
  })
  return c
}

const GATE = { w: 420, h: 520 }

/** One wing of the temple gate, its leading edge on the right; the other is its mirror. */
export function curtain(grade) {
  const c = board(GATE.w, GATE.h, 1.3)
  relief(c, {
    mat: { ...MARBLE, ramp: GRADES[grade].gate, bumpNoise: 0.1 },
    ...{ bevel: 10, shadow: null },
    draw: (x) => x.fillRect(-40, -40, GATE.w + 34, GATE.h + 80),
    bump: (x) => {
      x.fillStyle = '#3a3a3a'
      for (let row = 0; row < 4; row++)
        for (let col = 0; col < 3; col++) rounded(x, 26 + col * 132, 22 + row * 126, 104, 98, 4)
      x.fillStyle = '#9a9a9a'
      for (let row = 0; row < 4; row++)
        for (let col = 0; col < 3; col++) rounded(x, 40 + col * 132, 36 + row * 126, 76, 70, 3)
    },
    ...{ bumpAmt: 7, bumpSoft: 2 },
  })
  relief(c, {
    mat: M.gold,
    bevel: 4,
    draw: (x) => {
      x.fillRect(GATE.w - 16, -20, 10, GATE.h + 40)
      for (let row = 0; row <= 4; row++)
        for (let col = 0; col <= 3; col++) disc(x, 12 + col * 132, 8 + row * 126, 8)
    },
  })
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 3; col++) gateStone(c, 78 + col * 132, 71 + row * 126)
  return c
}

function gateStone(c, cx, cy) {
  const points = [
    [cx, cy - 22],
    [cx + 20, cy],
    [cx, cy + 22],
    [cx - 20, cy],
  ]
  relief(c, { mat: M.gold, bevel: 3, draw: (x) => ringed(x, points, 8) })
  relief(c, { mat: STORM, bevel: 12, profile: 'chamfer', draw: (x) => poly(x, points) })
}

function ringed(x, points, width) {
  x.lineWidth = width
  poly(x, points)
  x.stroke()
}

export const logoLines = (stacked) => (stacked ? ['THUNDER', 'PANTHEON'] : ['THUNDER PANTHEON'])

const BRIGHT = {
  ...SKY,
  ramp: ['#2238a8', '#4a86ec', '#9ad6ff', '#e8faff', '#ffffff'],
  ...{ edge: 0.12, lift: 0.12 },
}

/** Lettering of the title: storm glass in gold. Also for the words of big wins. */
export function lettering(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 26)
  relief(c, {
    mat: M.gold,
    bevel: height * 0.06,
    profile: 'chamfer',
    shadow: { x: 0, y: height * 0.07, b: height * 0.1, a: 0.85 },
    draw: (x) => heavy(x, laid, 0.36),
  })
  const pts = shards(60, 3, cx, cy, laid.width * 0.52, 0.05)
  relief(c, {
    mat: BRIGHT,
    bevel: height * 0.14,
    profile: 'chamfer',
    ...{ soft: 0.3, shadow: null },
    draw: (x) => heavy(x, laid, 0.23),
    facets: {
      pts: pts.map(([x, y, tx, ty, v]) => [x, cy + (y - cy) * 0.3, tx * 0.6, ty * 0.6, v]),
      ...{ amt: 0.22, line: height * 0.012 },
    },
  })
}

const ROUND = { cap: 'round', join: 'round' }
const BRIGHT_GOLD = { ...M.gold, ramp: ['#8a5a10', '#f0b63f', '#ffe8a8', '#fffbe8', '#ffffff'] }

/** What an orb multiplies by, written on it in gold. */
export function marking(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 16)
  relief(c, {
    mat: M.gold,
    bevel: height * 0.1,
    shadow: { x: 0, y: height * 0.03, b: height * 0.06, a: 0.95, c: '#12003a' },
    draw: (x) => heavy(x, laid, 0.36, ROUND),
  })
  relief(c, {
    mat: BRIGHT_GOLD,
    ...{ bevel: height * 0.07, shadow: null },
    draw: (x) => heavy(x, laid, 0.22, ROUND),
  })
}

/** Splinters of storm glass. */
export function splinters() {
  const outlines = [
    [
      [15, 1],
      [24, 14],
      [17, 29],
      [8, 16],
    ],
    [
      [4, 6],
      [27, 12],
      [12, 26],
    ],
    [
      [15, 0],
      [19, 16],
      [14, 30],
      [11, 13],
    ],
  ]
  return outlines.map((points, i) => {
    const c = board(30, 30, 3)
    relief(c, {
      mat: { ...SKY, lift: 0.1 },
      profile: 'chamfer',
      ...{ bevel: 5, soft: 0.2, shadow: null },
      draw: (x) => poly(x, points),
      facets: { pts: shards(5, i + 2, 15, 15, 14, 0.3), amt: 0.4, line: 0.4 },
    })
    return c
  })
}
