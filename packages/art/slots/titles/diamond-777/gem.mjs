// A brilliant seen from the side: a crown of kites, a pavilion of long facets.
import { smooth } from '../../kit/math.mjs'
import { poly, star } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { DIAMOND } from './materials.mjs'

const [A, B, C] = [
  [27, 8],
  [50, 8],
  [73, 8],
]
const [G0, P1, P2, G4] = [
  [0, 35],
  [31, 35],
  [69, 35],
  [100, 35],
]
const [L, K, R, TIP] = [
  [31, 58],
  [50, 56],
  [69, 58],
  [50, 94],
]
export const OUTLINE = [A, C, G4, TIP, G0]

/** Corners, and how bright each facet is: neighbours differ, as in a real stone. */
const FACETS = [
  [[G0, A, P1], 0.95],
  [[A, B, P1], 0.42],
  [[B, P1, P2], 0.98],
  [[B, C, P2], 0.3],
  [[C, G4, P2], 0.7],
  [[G0, P1, L], 0.28],
  [[G0, L, TIP], 0.86],
  [[P1, L, K], 0.9],
  [[L, K, TIP], 0.34],
  [[P1, P2, K], 0.5],
  [[P2, K, R], 0.24],
  [[K, R, TIP], 0.96],
  [[P2, G4, R], 0.8],
  [[G4, R, TIP], 0.22],
]

/** Where light breaks into colours. */
const FIRE = [
  [[G0, A, P1], 'rgba(255,120,150,.32)'],
  [[A, B, P1], 'rgba(120,200,255,.4)'],
  [[C, G4, P2], 'rgba(255,214,120,.42)'],
  [[P1, L, K], 'rgba(160,255,220,.34)'],
  [[K, R, TIP], 'rgba(200,150,255,.38)'],
  [[P2, G4, R], 'rgba(255,140,190,.32)'],
]

const sideOf = ([ax, ay], [bx, by], x, y) =>
  ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay)

/** How deep a point lies inside a triangle; negative outside. */
function depthIn([a, b, c], x, y) {
  const turn = Math.sign(sideOf(a, b, c[0], c[1]))
  return Math.min(sideOf(a, b, x, y) * turn, sideOf(b, c, x, y) * turn, sideOf(c, a, x, y) * turn)
}

/** The cut, moved to a place and scaled. */
function cutAt(cx, cy, scale) {
  return (x, y, point) => {
    const [px, py] = [(x - cx) / scale + 50, (y - cy) / scale + 50]
    let [best, found] = [-1e9, FACETS[0]]
    for (const facet of FACETS) {
      const depth = depthIn(facet[0], px, py)
      if (depth > best) [best, found] = [depth, facet]
    }
    const [corners, value] = found
    const mx = (corners[0][0] + corners[1][0] + corners[2][0]) / 3
    const my = (corners[0][1] + corners[1][1] + corners[2][1]) / 3
    point.facet = value * 3 - 1
    point.edge = smooth(1.1, 0, best)
    return [x, y, ((mx - 50) / 50) * 0.4 + (value - 0.5) * 0.5, ((my - 45) / 50) * 0.3, value]
  }
}

export function diamond(c, cx = 50, cy = 50, scale = 1) {
  const at = ([px, py]) => [cx + (px - 50) * scale, cy + (py - 50) * scale]
  relief(c, {
    ...{ mat: DIAMOND, profile: 'flat' },
    draw: (x) => poly(x, OUTLINE.map(at)),
    facets: { at: cutAt(cx, cy, scale), amt: 0.75 },
    shadow: { x: 0, y: 2, b: 2.6, a: 0.7 },
  })
  paint(
    c,
    (x) => {
      for (const [corners, colour] of FIRE) {
        x.fillStyle = colour
        poly(x, corners.map(at))
      }
    },
    { blend: 'screen', blur: 0.5 },
  )
  paint(
    c,
    (x) => {
      x.strokeStyle = 'rgba(255,255,255,.9)'
      x.lineWidth = 1.1
      x.beginPath()
      for (const point of [...OUTLINE, OUTLINE[0]]) x.lineTo(...at(point))
      x.moveTo(...at(G0))
      x.lineTo(...at(G4))
      x.stroke()
      x.fillStyle = '#ffffff'
      for (const [px, py, r] of [
        [26, 20, 11],
        [74, 44, 7],
        [45, 70, 5],
      ])
        poly(x, star(...at([px, py]), r * scale, r * 0.1 * scale, 4))
    },
    { blur: 0.2 },
  )
}
