// Bingsu Pop: inflated fruit, ice and fat jelly letters. The one light title.
import { shards } from '../../kit/cuts.mjs'
import { centre, heavy } from '../../kit/letters.mjs'
import { M } from '../../kit/materials.mjs'
import { TAU } from '../../kit/math.mjs'
import { ngon, poly, rounded } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { AMBER, ICE, PINK, SOFT, shade, TEAL, VIOLET } from './materials.mjs'
import { blueberries, bowl, mango, melon, strawberry } from './treats.mjs'

const ROUND = { cap: 'round', join: 'round' }

/** Cubes of other outlines, so that the letters differ at a glance. */
const CUBES = {
  A: [ngon(50, 51, 50, 6, Math.PI / 2), 0.9],
  K: [ngon(50, 50, 58, 4, Math.PI / 4), 1],
  Q: [ngon(50, 50, 46, 12, 0), 1],
  J: [ngon(50, 50, 49, 8, Math.PI / 8), 1],
}

/** A letter of jelly frozen into ice. */
const frozen = (letter, mat) => (c) => {
  const laid = centre(letter, 52, 50, 52, 12)
  relief(c, {
    ...{ mat: ICE, bevel: 9, depth: 0.9, shadow: SOFT },
    draw: (x) => {
      const [points] = CUBES[letter]
      x.lineJoin = 'round'
      x.lineWidth = 14
      const small = points.map(([px, py]) => [50 + (px - 50) * 0.8, 50 + (py - 50) * 0.8])
      poly(x, small)
      x.closePath()
      x.stroke()
    },
    facets: { pts: shards(16, letter.charCodeAt(0), 50, 50, 52, 0.5), amt: 0.22, line: 0.45 },
  })
  paint(
    c,
    (x) => {
      x.fillStyle = 'rgba(255,255,255,.6)'
      rounded(x, 28, 13, 34, 6, 3)
      rounded(x, 65, 13, 7, 6, 3)
    },
    { blur: 0.6 },
  )
  relief(c, {
    ...{ mat, profile: 'inflate', depth: 0.95, shadow: shade(1.4, 1.4, 0.5, '#1f4f86') },
    draw: (x) => heavy(x, laid, 0.3, ROUND),
  })
}

/** A jelly name plate; readable at 60 px. */
function plate(c, text, { top, width, height, size }) {
  relief(c, {
    ...{ mat: PINK, profile: 'inflate', depth: 0.6, shadow: SOFT },
    draw: (x) => rounded(x, 50 - width / 2, top, width, height, height / 2),
  })
  relief(c, {
    ...{ mat: M.ceramic, profile: 'inflate', shadow: shade(0.8, 0.8, 0.6, '#8f0d3c') },
    draw: (x) => heavy(x, centre(text, size, 50, top + height / 2, 24), 0.27, ROUND),
  })
}

const CRYSTAL = {
  ...ICE,
  ramp: ['#1f55b8', '#4390ea', '#86c8ff', '#d3f2ff', '#ffffff'],
  ...{ rim: '#ff6fa1', rimAmt: 1.2 },
}
const PRISM = ['#ffffff', '#ffd6ea', '#e6dcff', '#d6f6ff', '#dcffe9', '#fff6d6', '#ffffff']

const needle = (length, half, tip) => [
  [0, -half],
  [length, -half * 0.85],
  [length + tip, 0],
  [length, half * 0.85],
  [0, half],
]

export function crystalShape(x, cx, cy, r) {
  for (let i = 0; i < 6; i++) {
    x.save()
    x.translate(cx, cy)
    x.rotate((i / 6) * TAU - Math.PI / 2)
    x.scale(r / 56, r / 56)
    poly(x, needle(45, 6, 11))
    for (const [at, length] of [
      [18, 12],
      [30, 16],
      [42, 9],
    ])
      for (const side of [-1, 1]) {
        x.save()
        x.translate(at, 0)
        x.rotate(side * 1.05)
        poly(x, needle(length, 3.4, 4))
        x.restore()
      }
    x.restore()
  }
  poly(x, ngon(cx, cy, r * 0.3, 6, 0))
}

/** A prismatic snow crystal. */
function crystal(c) {
  relief(c, {
    ...{ mat: CRYSTAL, bevel: 4, profile: 'chamfer', depth: 1.1, shadow: SOFT },
    draw: (x) => crystalShape(x, 50, 44, 53),
    facets: { pts: shards(40, 5, 50, 46, 56, 0.2), amt: 0.3, line: 0.3 },
    paint: (x) => {
      const turning = x.createConicGradient(0.3, 50, 46)
      PRISM.forEach((colour, i) => {
        turning.addColorStop(i / 6, colour)
      })
      x.fillStyle = turning
      x.fillRect(-10, -10, 120, 120)
    },
  })
}

export const symbols = {
  W: (c) => {
    crystal(c)
    plate(c, 'WILD', { top: 69, width: 88, height: 29, size: 15.5 })
  },
  SC: (c) => {
    bowl(c)
    plate(c, 'BONUS', { top: 75, width: 94, height: 28, size: 14.5 })
  },
  H1: strawberry,
  H2: mango,
  H3: melon,
  H4: blueberries,
  A: frozen('A', PINK),
  K: frozen('K', AMBER),
  Q: frozen('Q', TEAL),
  J: frozen('J', VIOLET),
}
