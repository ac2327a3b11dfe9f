// What several symbols of the title share: the camellia, the brass sun behind it, name plates.
import { centre, deco, decoInline } from '../../kit/letters.mjs'
import { M } from '../../kit/materials.mjs'
import { rng, TAU } from '../../kit/math.mjs'
import { disc, petal, polar, poly, rounded, star, strokePath } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'

export const BRIGHT_VELVET = {
  ...M.velvet,
  ramp: ['#220510', '#6d0f30', '#c8284f', '#ff7391', '#ffd0da'],
}

/** Whorls from the outside in: petals, reach, width, offset. */
const WHORLS = [
  [6, 1, 0.5, 0],
  [5, 0.74, 0.44, 0.5],
  [4, 0.5, 0.36, 0.2],
]

/** Three whorls of inflated velvet petals, each with its own shadow, and brass stamens. */
export function camellia(c, cx, cy, r, mat = M.velvet, seed = 1) {
  const random = rng(seed)
  for (const [count, reach, width, offset] of WHORLS)
    for (let i = 0; i < count; i++) {
      const angle = ((i + offset) * TAU) / count + random() * 0.12
      const [px, py] = polar(cx, cy, r * 0.04, angle)
      relief(c, {
        mat,
        profile: 'inflate',
        depth: 0.75,
        shadow: { x: 0.5, y: 1.1, b: 1.3, a: 0.6 },
        draw: (x) => petal(x, px, py, r * reach, r * width, angle, 0.16),
        bump: (x) => veins(x, cx, cy, r * reach, angle, r * 0.02),
        bumpAmt: 0.7,
      })
    }
  stamens(c, cx, cy, r)
}

function veins(x, cx, cy, reach, angle, width) {
  x.lineWidth = width
  x.strokeStyle = '#606060'
  for (let q = -2; q <= 2; q++) {
    x.beginPath()
    x.moveTo(cx, cy)
    x.lineTo(...polar(cx, cy, reach, angle + q * 0.14))
    x.stroke()
  }
}

function stamens(c, cx, cy, r) {
  relief(c, {
    mat: M.brass,
    profile: 'inflate',
    shadow: { x: 0.3, y: 0.8, b: 0.8, a: 0.7 },
    draw: (x) => {
      for (let i = 0; i < 13; i++)
        disc(x, ...polar(cx, cy, r * 0.052 * Math.sqrt(i), i * 2.4), r * 0.05)
    },
  })
}

/** Twenty-four brass points behind the wild. */
export function brassSun(c, cx = 50, cy = 44) {
  relief(c, { mat: M.brassDark, bevel: 2.5, draw: (x) => poly(x, star(cx, cy, 57, 46, 24)) })
  relief(c, {
    mat: M.brass,
    bevel: 2,
    draw: (x) => {
      for (let i = 0; i < 24; i++) {
        const from = polar(cx, cy, 30, (i * TAU) / 24)
        const to = polar(cx, cy, 51, (i * TAU) / 24)
        strokePath(x, `M${from.join(' ')} L${to.join(' ')}`, 2.2, 'butt')
      }
    },
  })
}

/** A stepped name plate; readable at 60 px. */
export function plaque(c, text, y, width, height) {
  const [left, top] = [50 - width / 2, y - height / 2]
  relief(c, {
    mat: M.brass,
    bevel: 3,
    draw: (x) => {
      rounded(x, left, top, width, height, 2)
      rounded(x, left - 5, top + 4, width + 10, height - 8, 2)
    },
  })
  relief(c, {
    mat: M.onyx,
    bevel: 1.6,
    profile: 'chamfer',
    shadow: null,
    draw: (x) => rounded(x, left + 3, top + 3, width - 6, height - 6, 1.5),
  })
  relief(c, {
    mat: M.brass,
    bevel: 1.6,
    shadow: { x: 0.2, y: 0.5, b: 0.4, a: 0.8 },
    draw: (x) => deco(x, centre(text, height * 0.46, 50, y, 22), 1.25),
  })
}

/** A letter in three depths: dark brass, bright brass, enamel; and a brass line inside. */
export const letter = (text, mat) => (c) => {
  const laid = centre(text, 70, 50, 50, text.length > 1 ? 8 : 14)
  relief(c, {
    mat: M.brassDark,
    bevel: 3,
    shadow: { x: 1, y: 2.4, b: 2, a: 0.75 },
    draw: (x) => deco(x, laid, 1.75),
  })
  relief(c, {
    mat: M.brass,
    bevel: 2.2,
    shadow: { x: 0.2, y: 0.5, b: 0.4, a: 0.6 },
    draw: (x) => deco(x, laid, 1.5),
  })
  relief(c, {
    mat,
    bevel: 3.4,
    depth: 1.1,
    shadow: { x: 0.1, y: 0.3, b: 0.5, a: 0.8 },
    draw: (x) => deco(x, laid, 0.95),
  })
  relief(c, {
    mat: M.brass,
    bevel: 1,
    shadow: { x: 0, y: 0.4, b: 0.4, a: 0.5 },
    draw: (x) => decoInline(x, laid, 0.8),
  })
}

export const enamel = (dark, base, light, glint) => ({
  ...M.enamel,
  ramp: [dark, dark, base, light, glint],
  clear: 0.7,
  cav: 0.3,
})

/** A folding fan's outline: scallops between two angles. */
export function fanPoints(cx, cy, r, from, to, folds, inner = r * 0.94) {
  const points = [[cx, cy]]
  for (let i = 0; i <= folds; i++) {
    const angle = from + ((to - from) * i) / folds
    points.push(polar(cx, cy, r, angle))
    if (i < folds) points.push(polar(cx, cy, inner, angle + (to - from) / folds / 2))
  }
  return points
}

export const octagon = (cx, cy, rx, ry, cut) => [
  [cx - rx + cut, cy - ry],
  [cx + rx - cut, cy - ry],
  [cx + rx, cy - ry + cut],
  [cx + rx, cy + ry - cut],
  [cx + rx - cut, cy + ry],
  [cx - rx + cut, cy + ry],
  [cx - rx, cy + ry - cut],
  [cx - rx, cy - ry + cut],
]
