// What several things of the title share: cut shards, letters, lightning.
import { gemHeight, shards } from '../../kit/cuts.mjs'
import { centre, heavy } from '../../kit/letters.mjs'
import { M } from '../../kit/materials.mjs'
import { rng } from '../../kit/math.mjs'
import { polar, poly } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { STORM } from './materials.mjs'

/** A stone cut by half planes along its outline, with a few flaws inside. */
export function shard(c, points, mat = STORM, options = {}) {
  const { table = 7, slope = 0.9, seed = 3, r = 18, shadow } = options
  const mean = (k) => points.reduce((sum, point) => sum + point[k], 0) / points.length
  relief(c, {
    mat,
    profile: 'cut',
    height: gemHeight(points, table, slope),
    draw: (x) => poly(x, points),
    facets: { pts: shards(7, seed, mean(0), mean(1), r, 0.2), amt: 0.24, line: 0.3 },
    ...(shadow === undefined ? {} : { shadow }),
  })
}

/** A letter of storm glass in a gold setting. */
export const letter = (text, mat) => (c) => {
  const laid = centre(text, 64, 50, 50, 12)
  relief(c, {
    mat: M.gold,
    bevel: 2.2,
    profile: 'chamfer',
    draw: (x) => heavy(x, laid, 0.36),
    shadow: { x: 0.8, y: 2, b: 1.8, a: 0.7 },
  })
  relief(c, {
    mat: { ...mat, lift: 0.06 },
    profile: 'chamfer',
    ...{ bevel: 9, depth: 1.15, soft: 0.2 },
    draw: (x) => heavy(x, laid, 0.265),
    facets: { pts: shards(26, 5, 50, 50, 46, 0.15), amt: 0.28, line: 0.25 },
    shadow: { x: 0, y: 0.3, b: 0.5, a: 0.9 },
  })
}

/** Midpoint displacement: a path of lightning from `a` to `b`. */
export function boltPath(a, b, wild, seed, depth = 6) {
  const random = rng(seed)
  let points = [a, b]
  for (let round = 0; round < depth; round++)
    points = points.flatMap((q, i) => {
      if (!i) return [q]
      const p = points[i - 1]
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const off = (random() - 0.5) * wild * length
      const [nx, ny] = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length]
      return [[(p[0] + q[0]) / 2 + nx * off, (p[1] + q[1]) / 2 + ny * off], q]
    })
  return points
}

function strokeBolt(x, points, width) {
  x.lineJoin = 'round'
  x.lineCap = 'round'
  for (let i = 1; i < points.length; i++) {
    x.lineWidth = width * (1 - 0.7 * (i / points.length))
    x.beginPath()
    x.moveTo(...points[i - 1])
    x.lineTo(...points[i])
    x.stroke()
  }
}

/** Blur in units, width, colour and strength: from the wide glow to the white core. */
const PASSES = [
  [3.5, 4, '#5aa8ff', 0.7],
  [1.1, 2, '#a9dcff', 0.9],
  [0, 0.8, '#ffffff', 1],
]

/** Lightning with its branches, in light. */
export function bolt(c, a, b, { seed, width = 1.4, wild = 0.45, branches = 3 }) {
  const main = boltPath(a, b, wild, seed)
  const random = rng(seed + 1)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const down = Math.atan2(b[1] - a[1], b[0] - a[0])
  const arms = Array.from({ length: branches }, (_, i) => {
    const from = main[Math.floor((0.15 + random() * 0.6) * main.length)]
    const to = polar(...from, length * (0.2 + random() * 0.2), down + (random() - 0.5) * 1.8)
    return boltPath(from, to, wild, seed + i + 5, 5)
  })
  for (const [soft, share, colour, alpha] of PASSES)
    paint(
      c,
      (x) => {
        x.strokeStyle = colour
        strokeBolt(x, main, width * share)
        for (const arm of arms) strokeBolt(x, arm, width * share * 0.6)
      },
      { blur: soft, blend: 'screen', alpha },
    )
}
