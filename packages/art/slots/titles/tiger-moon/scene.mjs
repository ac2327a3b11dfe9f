// Ridges of ink under a silver moon; in free spins the moon is amber and the valley burns low.
import { centre, inked } from '../../kit/letters.mjs'
import { noise, rgba, rng } from '../../kit/math.mjs'
import { board, disc, lin, rad } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { brush, hair } from '../../kit/strokes.mjs'
import { CREAM, INK, LEAF, ORANGE, SILVER } from './materials.mjs'
import { moon } from './parts.mjs'

const GRADES = {
  day: {
    sky: ['#050b18', '#0c2040', '#1b4272', '#2c5a86', '#10233f'],
    halo: '#bedcff',
    leaf: LEAF.ramp,
    ridges: ['#5f8fc0', '#34639a', '#173a68', '#071428'],
    crest: '#d6e8ff',
    mist: '#a8cdf4',
    branch: ['#0a1526', '#142844', '#24456e', '#4c78ab', '#bcd8f5'],
    wash: ['#05080f', '#0a1322', '#13233d', '#274266', '#7f9cc4'],
  },
  night: {
    sky: ['#0e0710', '#2c1024', '#6b2418', '#b8581f', '#2a0f12'],
    halo: '#ffb45e',
    leaf: ['#4a1c08', '#a4571a', '#e8a046', '#ffd894', '#fff6dc'],
    ridges: ['#b4643c', '#7a3630', '#431a26', '#150710'],
    crest: '#ffd2a0',
    mist: '#ff9d5c',
    branch: ['#12070c', '#2a1016', '#55241e', '#a8603a', '#ffd2a0'],
    wash: ['#0d0509', '#1d0b10', '#3a151a', '#6e2f26', '#d98a52'],
  },
}

const isTall = ({ w, h }) => h > w

/** 1: the sky and its moon. Opaque. */
export function sky(place, grade) {
  const { w, h, u } = place
  const c = board(w, h, u)
  const x = c.ctx
  const { sky: colours, halo, leaf } = GRADES[grade]
  const tall = isTall(place)
  const [mx, my, mr] = tall ? [w * 0.5, 112, 105] : [w * 0.82, h * 0.24, 190]
  x.save()
  x.scale(u, u)
  x.fillStyle = lin(x, 0, 0, 0, h, colours)
  x.fillRect(0, 0, w, h)
  x.globalCompositeOperation = 'screen'
  x.fillStyle = rad(x, mx, my, mr * 3.6, [rgba(halo, 0.75), rgba(halo, 0.2), rgba(halo, 0)])
  x.fillRect(0, 0, w, h)
  x.restore()
  const size = (mr * 2.2 * u) / 110
  const disk = board(110, 110, size, 5, 5)
  moon(disk, 50, 50, 49, { ...LEAF, ramp: leaf })
  x.drawImage(disk, (mx - mr * 1.1) * u, (my - mr * 1.1) * u)
  return c
}

/** Base line, colour, strength, height and seed of each ridge, the furthest first. */
const RIDGES = [
  [0.46, 0, 0.75, 0.2, 3],
  [0.58, 1, 0.9, 0.26, 9],
  [0.72, 2, 0.96, 0.24, 14],
  [0.92, 3, 1, 0.2, 23],
]

/** 2 and 3: ridges whose dark crest dissolves into mist, with dabs down each slope. */
export const far = (place, grade) => ridges(place, grade, RIDGES.slice(0, 2))
export const near = (place, grade) => ridges(place, grade, RIDGES.slice(2))

function ridges(place, grade, list) {
  const c = board(place.w, place.h, place.u)
  c.ctx.scale(place.u, place.u)
  for (const ridge of list) drawRidge(c, place, GRADES[grade], ridge)
  return c
}

function ridged(at, seed) {
  let value = 0
  let [weight, scale] = [0.6, 1]
  for (let i = 0; i < 5; i++) {
    value += weight * (1 - Math.abs(2 * noise(at * scale, seed * 1.7, seed + i) - 1))
    weight *= 0.48
    scale *= 2.1
  }
  return value
}

function drawRidge(c, place, grade, [base, layer, strength, rise, seed]) {
  const { w, h } = place
  const x = c.ctx
  const wide = (520 - layer * 70) * (isTall(place) ? 0.42 : 1)
  const crest = Array.from({ length: Math.floor(w / 2) + 1 }, (_, i) => [
    i * 2,
    h * base - h * rise * (ridged((i * 2) / wide + layer * 3.1, seed) - 0.62) * 1.5,
  ])
  const colour = grade.ridges[layer]
  x.save()
  x.beginPath()
  x.moveTo(0, h)
  for (const point of crest) x.lineTo(...point)
  x.lineTo(w, h)
  x.closePath()
  x.fillStyle = lin(x, 0, h * (base - rise * 0.6), 0, h * (base + 0.22), [
    rgba(colour, strength),
    rgba(colour, strength * 0.75),
    rgba(colour, layer === 3 ? 1 : 0.05),
  ])
  x.fill()
  x.clip()
  dabs(x, crest, { seed, size: isTall(place) ? 0.4 : 1, light: grade.crest })
  x.restore()
  mistUnder(x, place, crest, { base, layer, grade, soft: c.u })
}

function dabs(x, crest, { seed, size, light }) {
  const random = rng(seed)
  for (let i = 0; i < 900; i++) {
    const at = Math.floor(random() * (crest.length - 6))
    const [px, py] = crest[at]
    const down = crest[at + 5][1] > py ? 1 : -1
    const length = (6 + random() * random() * 60) * size
    const off = random() * random() * 70 * size
    x.globalAlpha = 0.1 + random() * 0.22
    x.fillStyle = random() > 0.3 ? '#03070f' : light
    const [x0, y0] = [px + down * off * 0.5, py + off]
    const width = (1 + random() * 4) * size
    hair(x, x0, y0, x0 + down * length * 0.55, y0 + length, width, down * 0.08)
  }
}

function mistUnder(x, place, crest, { base, layer, grade, soft }) {
  const { w, h } = place
  const k = isTall(place) ? 0.4 : 1
  x.save()
  x.globalCompositeOperation = 'screen'
  x.globalAlpha = 0.3
  x.strokeStyle = grade.crest
  x.lineWidth = k
  x.beginPath()
  for (const [px, py] of crest) x.lineTo(px, py + 1)
  x.stroke()
  x.globalAlpha = 0.34
  x.filter = `blur(${24 * k * soft}px)`
  x.fillStyle = grade.mist
  for (let i = 0; i < 6; i++)
    disc(x, w * ((i * 0.23 + layer * 0.13) % 1.1), h * (base + 0.1), 240 * k, 24 * k)
  x.restore()
}

const TUFTS = {
  wide: [
    [240, 140, 70],
    [345, 132, 54],
    [205, 216, 58],
    [90, 112, 70],
    [20, 80, 80],
  ],
  tall: [
    [86, 60, 30],
    [44, 50, 34],
    [4, 40, 36],
  ],
}

/** 4: a branch of pine before everything, top left. */
export function branch(place, grade) {
  const c = board(place.w, place.h, place.u)
  const tall = isTall(place)
  relief(c, {
    mat: { ...INK, ramp: GRADES[grade].branch, spec: 0.4, rim: GRADES[grade].crest, rimAmt: 0.6 },
    profile: 'alpha',
    ...{ bevel: 3, shadow: null },
    draw: (x) => {
      const press = (t) => 1.2 - 0.7 * t
      if (tall) brush(x, 'M-14 36 C24 52 50 62 98 58', 12, { seed: 4, dry: 0.4, press })
      else {
        const arm = 'M-30 70 C80 110 120 150 240 150 C280 150 320 130 360 140'
        brush(x, arm, 30, { seed: 4, dry: 0.4, press, taper: [0.01, 0.4] })
        brush(x, 'M120 140 C150 190 170 200 210 220', 14, { seed: 6, dry: 0.4 })
      }
      for (const tuft of tall ? TUFTS.tall : TUFTS.wide) needles(x, tuft)
    },
  })
  return c
}

function needles(x, [px, py, r]) {
  for (let i = 0; i < 34; i++) {
    const a = -Math.PI * 1.05 + (i / 33) * Math.PI * 1.1
    const [x1, y1] = [px + r * Math.cos(a), py + r * Math.sin(a) * 0.72]
    brush(x, `M${px} ${py} L${x1} ${y1}`, r * 0.072, { seed: i, taper: [0.02, 0.7], dry: 0.2 })
  }
}

const WASH = { w: 520, h: 560 }

/** A wave of ink with a ragged edge on the right; the other side is its mirror. */
export function curtain(grade) {
  const c = board(WASH.w, WASH.h, 1.2)
  const random = rng(17)
  relief(c, {
    mat: { ...INK, ramp: GRADES[grade].wash, spec: 0.3 },
    profile: 'alpha',
    ...{ bevel: 3, depth: 1.1, shadow: null },
    draw: (x) => {
      x.fillRect(-20, -20, 384, WASH.h + 40)
      for (let i = 0; i < 30; i++) {
        const y = -10 + i * 20 + (random() - 0.5) * 12
        const to = 420 + random() * 96
        const sway = (random() - 0.5) * 40
        brush(x, `M${180 + random() * 120} ${y} C320 ${y + sway} 380 ${y - sway} ${to} ${y}`, 44, {
          ...{ seed: i + 3, dry: 0.42, taper: [0.3, 0.3], splat: 5 },
        })
      }
    },
    bump: (x) => {
      for (let i = 0; i < 22; i++) {
        const y = i * 27 + (random() - 0.5) * 20
        const color = i % 2 ? '#c8c8c8' : '#3c3c3c'
        brush(x, `M-40 ${y + 30} C120 ${y - 24} 260 ${y + 26} 460 ${y - 10}`, 52, {
          ...{ seed: i + 40, dry: 0.5, taper: [0.05, 0.2], color },
        })
      }
    },
    ...{ bumpAmt: 2.4, bumpSoft: 0.6 },
  })
  return c
}

export const logoLines = (stacked) => (stacked ? ['TIGER', 'MOON'] : ['TIGER MOON'])

/** Lettering of the title: silver over ink. Also for the words of big wins. */
export function lettering(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 22)
  relief(c, {
    mat: INK,
    profile: 'alpha',
    ...{ bevel: 1, shadow: { x: 0, y: height * 0.04, b: height * 0.06, a: 0.6 } },
    draw: (x) => inked(x, laid, 0.46, 5, 0.24),
  })
  relief(c, {
    mat: SILVER,
    profile: 'alpha',
    ...{ bevel: height * 0.05, shadow: { x: 0, y: height * 0.03, b: height * 0.03, a: 0.7 } },
    draw: (x) => inked(x, laid, 0.26, 5, 0.1),
  })
  if (text.length < 3) return
  const [y, half] = [cy + height * 0.74, laid.width / 2]
  if (text === 'TIGER') return
  const line = `M${cx - half * 0.9} ${y} C${cx} ${y - height * 0.1} ${cx + half * 0.4} ${y + height * 0.06} ${cx + half * 0.96} ${y - height * 0.04}`
  relief(c, {
    mat: ORANGE,
    profile: 'alpha',
    draw: (x) => brush(x, line, height * 0.1, { dry: 0.5, taper: [0.05, 0.5] }),
  })
}

/** What a wild multiplies by: pale, since the wild glows. */
export function marking(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 16)
  relief(c, {
    mat: INK,
    profile: 'alpha',
    ...{ bevel: 1, shadow: { x: 0, y: 1, b: height * 0.08, a: 0.9 } },
    draw: (x) => inked(x, laid, 0.56, 5, 0.05),
  })
  relief(c, {
    mat: CREAM,
    profile: 'alpha',
    ...{ bevel: height * 0.05, shadow: null },
    draw: (x) => inked(x, laid, 0.34, 5, 0.02),
  })
}

/** Drops and dabs of silver ink, and the splash under what wins. */
export function splashes() {
  const drops = [0, 1, 2].map((kind) => {
    const c = board(30, 30, 3)
    relief(c, {
      mat: SILVER,
      profile: 'alpha',
      ...{ bevel: 1.6, shadow: null },
      draw: (x) => {
        if (kind === 0) brush(x, 'M2 20 C10 10 20 12 28 6', 9, { seed: 3, dry: 0.3, splat: 5 })
        else if (kind === 1) {
          disc(x, 14, 17, 7, 5.4, 0.5)
          disc(x, 22, 9, 2.6)
          disc(x, 25, 21, 1.5)
          disc(x, 6, 8, 1.2)
        } else brush(x, 'M4 8 C12 14 16 16 26 24', 6, { seed: 8, dry: 0.1, taper: [0.3, 0.6] })
      },
    })
    return c
  })
  return [...drops, splash()]
}

function splash() {
  const c = board(120, 120, 1.6)
  relief(c, {
    mat: { ...INK, ramp: ['#010308', '#04070f', '#080d18', '#152338', '#4a6288'] },
    profile: 'alpha',
    ...{ bevel: 1.4, shadow: null },
    draw: (x) => {
      brush(x, 'M10 82 C36 44 78 78 112 40', 66, {
        seed: 4,
        dry: 0.4,
        taper: [0.2, 0.3],
        splat: 22,
      })
      brush(x, 'M16 52 C44 70 70 46 106 70', 46, {
        seed: 9,
        dry: 0.5,
        taper: [0.2, 0.4],
        splat: 16,
      })
    },
  })
  return c
}
