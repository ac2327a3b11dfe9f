// Diamond 777: enamel set in chrome like the badge of an old car, and one stone.
import { starCut } from '../../kit/cuts.mjs'
import { centre, heavy } from '../../kit/letters.mjs'
import { disc, fillPath, petal, ring, rounded, strokePath } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { diamond } from './gem.mjs'
import { BLACK, BLUE, CHROME, DIAMOND, GREEN, RED, STEEL, WHITE } from './materials.mjs'

const SEVEN =
  'M10 4L92 4L92 24C72 44 62 68 60 97L30 97C32 68 44 46 62 29L36 29C28 29 25 33 24 43L10 43Z'

/** A shape, and the same with a rim around it. */
const rimmed = (d, width) => (x) => {
  const path = new Path2D(d)
  x.lineJoin = 'round'
  x.lineWidth = width
  if (width) x.stroke(path)
  x.fill(path)
}

const scaled =
  (k, draw, dx = 0, dy = 0) =>
  (x) => {
    x.translate(50 + dx, 50 + dy)
    x.scale(k, k)
    x.translate(-51, -50)
    draw(x)
  }

/** Enamel in a chrome bed: bed, a dark gap, the colour. */
function badge(c, d, mat, { k = 1, dx = 0, dy = 0 } = {}) {
  const layer = (spec, width) => relief(c, { ...spec, draw: scaled(k, rimmed(d, width), dx, dy) })
  layer({ mat: CHROME, bevel: 4.5, shadow: { x: 0.8, y: 2.4, b: 2.4, a: 0.75 } }, 13)
  layer({ mat: BLACK, bevel: 1, shadow: null }, 4.5)
  layer({ mat, bevel: 7, depth: 0.8, shadow: { x: 0, y: 0.3, b: 0.5, a: 0.7 } }, 0)
}

/** Stones along the red seven, from the flag down the stem. */
const STONES = [
  [22, 17],
  [36, 17],
  [50, 17],
  [64, 17],
  [78, 17],
  [67, 37],
  [57, 52],
  [51, 68],
  [47, 84],
]

/** The red seven, set with stones. */
function redSeven(c) {
  badge(c, SEVEN, RED, { k: 0.98 })
  for (const [px, py] of STONES) {
    const [cx, cy] = [50 + (px - 51) * 0.98, 50 + (py - 50) * 0.98]
    relief(c, {
      ...{ mat: CHROME, bevel: 2, shadow: { x: 0.2, y: 0.8, b: 0.8, a: 0.7, c: '#300006' } },
      draw: (x) => disc(x, cx, cy, 6),
    })
    relief(c, {
      ...{ mat: DIAMOND, profile: 'inflate', depth: 0.5, shadow: null },
      draw: (x) => disc(x, cx, cy, 4.4),
      facets: { at: starCut(cx, cy, 4.4, 4.4, 6), amt: 0.7 },
    })
  }
}

/** The blue seven on a round badge. */
function blueSeven(c) {
  relief(c, {
    ...{ mat: CHROME, bevel: 6, shadow: { x: 0.8, y: 2.4, b: 2.4, a: 0.75 } },
    draw: (x) => disc(x, 50, 50, 50),
  })
  relief(c, { mat: BLACK, bevel: 2, shadow: null, draw: (x) => disc(x, 50, 50, 42) })
  relief(c, {
    ...{ mat: BLUE, profile: 'inflate', depth: 0.35, shadow: null },
    draw: (x) => disc(x, 50, 50, 40),
  })
  relief(c, { mat: CHROME, bevel: 0.8, shadow: null, draw: (x) => ring(x, 50, 50, 36, 1.6) })
  relief(c, {
    ...{ mat: CHROME, bevel: 2, shadow: { x: 0.4, y: 1.2, b: 1.2, a: 0.7 } },
    draw: scaled(0.6, rimmed(SEVEN, 9)),
  })
  relief(c, {
    ...{ mat: WHITE, bevel: 5, depth: 0.7, shadow: { x: 0, y: 0.3, b: 0.4, a: 0.7 } },
    draw: scaled(0.6, rimmed(SEVEN, 0)),
  })
}

/** One to three plates, one above the other. */
const bars = (count, mat) => (c) => {
  const tall = [44, 35, 30][count - 1]
  const step = tall + 2.5
  for (let i = 0; i < count; i++) {
    const y = 50 + (i - (count - 1) / 2) * step
    plate(c, { y, width: 104, height: tall, mat, text: 'BAR', size: tall * 0.5 })
  }
}

function plate(c, { y, width, height, mat, text, size, track = 20 }) {
  const box = (by, r) => (x) =>
    rounded(x, 50 - width / 2 + by, y - height / 2 + by, width - 2 * by, height - 2 * by, r)
  relief(c, {
    ...{ mat: CHROME, bevel: 4, draw: box(0, height * 0.3) },
    shadow: { x: 0.5, y: 1.6, b: 1.6, a: 0.7 },
  })
  relief(c, { mat: BLACK, bevel: 1, shadow: null, draw: box(4, height * 0.2) })
  relief(c, { mat, bevel: 3, depth: 0.6, shadow: null, draw: box(5, height * 0.18) })
  relief(c, {
    ...{ mat: CHROME, bevel: 1.6, shadow: { x: 0.3, y: 0.8, b: 0.7, a: 0.8 } },
    draw: (x) => heavy(x, centre(text, size, 50, y, track), 0.3),
  })
  relief(c, {
    ...{ mat: WHITE, bevel: 1.2, shadow: null },
    draw: (x) => heavy(x, centre(text, size, 50, y, track), 0.17),
  })
}

/** Two cherries as a lapel pin: enamel with chrome around every piece. */
function cherries(c) {
  const stems = 'M32 62C34 40 46 24 66 8M70 66C72 44 70 26 66 8'
  relief(c, {
    ...{ mat: CHROME, bevel: 2, shadow: { x: 0.6, y: 1.6, b: 1.6, a: 0.6 } },
    draw: (x) => {
      strokePath(x, stems, 6)
      petal(x, 64, 10, 40, 15, 2.75)
    },
  })
  relief(c, {
    ...{ mat: GREEN, bevel: 3, shadow: null },
    draw: (x) => {
      strokePath(x, stems, 2.4)
      petal(x, 61, 11, 34, 11, 2.75)
    },
  })
  for (const [cx, cy, r] of [
    [30, 72, 27],
    [72, 74, 25],
  ]) {
    relief(c, {
      ...{ mat: CHROME, bevel: 4, shadow: { x: 0.8, y: 2.2, b: 2.2, a: 0.7 } },
      draw: (x) => disc(x, cx, cy, r),
    })
    relief(c, { mat: RED, profile: 'inflate', shadow: null, draw: (x) => disc(x, cx, cy, r - 4) })
    paint(
      c,
      (x) => {
        x.fillStyle = 'rgba(255,255,255,.75)'
        disc(x, cx - r * 0.3, cy - r * 0.36, r * 0.22, r * 0.13, -0.6)
      },
      { blur: 0.7 },
    )
  }
}

/** An empty place: only the seam of the drum. */
function empty(c) {
  relief(c, {
    ...{ mat: STEEL, bevel: 1.4, shadow: { x: 0, y: 0.8, b: 0.8, a: 0.6 } },
    draw: (x) => {
      rounded(x, 22, 48.4, 20, 3.2, 1.6)
      rounded(x, 58, 48.4, 20, 3.2, 1.6)
      fillPath(x, 'M50 43L55 50L50 57L45 50Z')
    },
  })
}

export const symbols = {
  W: (c) => {
    diamond(c, 50, 45, 1.02)
    plate(c, { y: 91, width: 80, height: 25, mat: RED, text: 'WILD', size: 12.5, track: 22 })
  },
  '7R': redSeven,
  '7B': blueSeven,
  BAR3: bars(3, RED),
  BAR2: bars(2, BLUE),
  BAR1: bars(1, BLACK),
  CH: cherries,
  X: empty,
}

export const hero = (c) => diamond(c, 50, 50, 1.05)
