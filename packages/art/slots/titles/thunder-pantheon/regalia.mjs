// Crown, helm, trident and shield.
import { M } from '../../kit/materials.mjs'
import { TAU } from '../../kit/math.mjs'
import {
  around,
  disc,
  fillPath,
  ngon,
  polar,
  poly,
  rad,
  ring,
  rounded,
  strokePath,
} from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { AMBER, GREEN, RED, STORM, VIOLET } from './materials.mjs'
import { shard } from './parts.mjs'

const lozenge = (cx, cy, rx, ry) => [
  [cx, cy - ry],
  [cx + rx, cy],
  [cx, cy + ry],
  [cx - rx, cy],
]

/** Spikes of the crown from the outside in: left edge, top, half width, height. */
const SPIKES = [
  [12, 30, 9, 32, 0],
  [88, 30, 9, 32, 4],
  [31, 14, 10, 40, 1],
  [69, 14, 10, 40, 3],
  [50, 2, 12, 48, 2],
]
const CROWN_BAND =
  'M10 62 L22 70 L31 60 L41 70 L50 58 L59 70 L69 60 L78 70 L90 62 L86 90 C64 97 36 97 14 90Z'

/** A crown that grows from the storm. */
export function crown(c) {
  for (const [at, top, half, height, seed] of SPIKES) {
    const lean = (50 - at) * 0.06
    shard(
      c,
      [
        [at, top],
        [at + half, top + height * 0.45],
        [at + half * 0.7 + lean, 70],
        [at - half * 0.7 + lean, 70],
        [at - half, top + height * 0.45],
      ],
      seed === 2 ? VIOLET : STORM,
      { table: 9, slope: 1, seed: seed + 2 },
    )
  }
  relief(c, {
    mat: M.gold,
    bevel: 3,
    draw: (x) => fillPath(x, CROWN_BAND),
    bump: (x) => {
      x.strokeStyle = '#333'
      strokePath(x, 'M14 76 Q50 84 86 76 M15 87 Q50 95 85 87', 1.4)
    },
    ...{ bumpAmt: 1.4, bumpSoft: 0.3 },
  })
  shard(c, lozenge(50, 82.5, 9, 8.5), RED, { table: 5, slope: 1 })
  for (const side of [-1, 1]) shard(c, lozenge(50 + side * 24, 79.5, 6, 6.5), STORM, { table: 4 })
  paint(
    c,
    (x) => {
      x.fillStyle = rad(x, 50, 8, 16, ['rgba(230,220,255,.9)', 'rgba(160,110,255,0)'])
      x.fillRect(30, -10, 40, 40)
    },
    { blend: 'screen' },
  )
}

const CREST = [
  [50, -4],
  [70, 2],
  [84, 18],
  [88, 40],
  [78, 34],
  [66, 20],
  [50, 14],
  [34, 20],
  [22, 34],
  [12, 40],
  [16, 18],
  [30, 2],
]
const HELM =
  'M50 12 C74 12 84 30 84 50 L82 72 C80 84 70 94 60 98 L57 70 L50 76 L43 70 L40 98 ' +
  'C30 94 20 84 18 72 L16 50 C16 30 26 12 50 12Z'
const FACE =
  'M24 54 L42 58 L46 72 L42 96 L58 96 L54 72 L58 58 L76 54 L70 70 L56 68 L50 76 L44 68 L30 70Z'

/** A helm with a crest of glass; somebody looks out of it. */
export function helm(c) {
  relief(c, {
    mat: RED,
    profile: 'chamfer',
    ...{ bevel: 8, soft: 0.25 },
    draw: (x) => poly(x, CREST),
    facets: { pts: crestFacets(), amt: 0.9, line: 0.5 },
  })
  relief(c, {
    mat: M.gold,
    profile: 'inflate',
    depth: 0.75,
    draw: (x) => around(x, eyeSlits, () => fillPath(x, HELM)),
  })
  relief(c, {
    mat: M.gold,
    bevel: 1.6,
    shadow: { x: 0.2, y: 0.7, b: 0.7, a: 0.6 },
    draw: (x) => {
      strokePath(
        x,
        'M46 14 L46 50 L42 54 L22 50 M54 14 L54 50 L58 54 L78 50',
        3.4,
        'round',
        'miter',
      )
      strokePath(x, 'M50 12 L50 74', 4)
      strokePath(x, 'M20 64 C24 80 32 90 38 94 M80 64 C76 80 68 90 62 94', 2)
    },
  })
  const behind = (x) => {
    x.fillStyle = '#0c0a2a'
    fillPath(x, FACE)
  }
  paint(c, behind, { blend: 'destination-over' })
  for (const [soft, colour, rx, ry] of [
    [1.4, '#9fe0ff', 4.6, 2.2],
    [0, '#ffffff', 3, 1.2],
  ])
    paint(
      c,
      (x) => {
        x.fillStyle = colour
        disc(x, 34, 62, rx, ry, 0.25)
        disc(x, 66, 62, rx, ry, -0.25)
      },
      { blur: soft, blend: 'screen' },
    )
  shard(c, lozenge(50, 32, 6, 10), STORM, { table: 5, slope: 1 })
}

const crestFacets = () =>
  Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI + (i / 12) * Math.PI
    const odd = i % 2
    return [...polar(50, 40, 36, a), Math.cos(a) * (odd ? 0.5 : -0.5), 0.2, odd ? 0.75 : 0.3]
  })

function eyeSlits(x) {
  for (const side of [-1, 1]) {
    x.moveTo(50 + side * 26, 54)
    for (const [far, y] of [
      [8, 58],
      [5, 66],
      [20, 70],
    ])
      x.lineTo(50 + side * far, y)
    x.closePath()
  }
}

/** Three prongs of glass on a golden shaft. */
export function trident(c) {
  relief(c, { mat: M.gold, bevel: 2.8, draw: shaft })
  shard(c, prong(50, -5, 11, 60), STORM, { table: 9, slope: 1.1, seed: 8 })
  shard(c, prong(21, 0, 10.5, 48), STORM, { table: 8, slope: 1.1, seed: 4 })
  shard(c, prong(79, 0, 10.5, 48), STORM, { table: 8, slope: 1.1, seed: 6 })
  relief(c, {
    mat: M.gold,
    bevel: 2.2,
    draw: (x) => {
      rounded(x, 10, 44, 22, 7.5, 2)
      rounded(x, 68, 44, 22, 7.5, 2)
      rounded(x, 38, 49, 24, 7.5, 2)
    },
  })
  shard(c, ngon(50, 63, 7.5, 6), VIOLET, { table: 4, slope: 1 })
  for (const at of [21, 79]) shard(c, lozenge(at, 47.8, 4.5, 3.4), RED, { table: 2.5, slope: 1 })
}

const prong = (cx, top, half, bottom) => [
  [cx, top],
  [cx + half, top + 20],
  [cx + half * 0.55, bottom],
  [cx - half * 0.55, bottom],
  [cx - half, top + 20],
]

function shaft(x) {
  rounded(x, 45.6, 48, 8.8, 54, 2)
  rounded(x, 40.5, 58, 19, 10, 3)
  rounded(x, 41.5, 73, 17, 4, 1.5)
  rounded(x, 41.5, 80, 17, 4, 1.5)
  fillPath(
    x,
    'M12 46 C12 62 34 68 50 68 C66 68 88 62 88 46 L76 46 C76 54 64 57 50 57 C36 57 24 54 24 46Z',
  )
  poly(x, [
    [50, 104],
    [39, 92],
    [61, 92],
  ])
}

/** A round shield with sectors of glass and lightning on its boss. */
export function shield(c) {
  relief(c, { mat: M.gold, bevel: 4, draw: (x) => disc(x, 50, 50, 47) })
  for (let i = 0; i < 8; i++) {
    const [from, to] = [(i / 8) * TAU + 0.03, ((i + 1) / 8) * TAU - 0.03]
    shard(
      c,
      [
        polar(50, 50, 18, from),
        polar(50, 50, 38.5, from),
        polar(50, 50, 40.5, (from + to) / 2),
        polar(50, 50, 38.5, to),
        polar(50, 50, 18, to),
      ],
      i % 2 ? GREEN : STORM,
      { table: 5, slope: 0.8, seed: i + 1, shadow: { x: 0, y: 0.3, b: 0.6, a: 0.7 } },
    )
  }
  relief(c, {
    mat: M.gold,
    bevel: 1.2,
    draw: (x) => {
      for (let i = 0; i < 16; i++) disc(x, ...polar(50, 50, 43.6, ((i + 0.5) * TAU) / 16), 1.5)
      ring(x, 50, 50, 19.5, 1.6)
    },
  })
  relief(c, { mat: M.gold, bevel: 3, draw: (x) => disc(x, 50, 50, 18) })
  const sign = [
    [55, 33],
    [39, 53],
    [49, 53],
    [45, 68],
    [62, 46],
    [52, 46],
    [60, 33],
  ]
  shard(c, sign, AMBER, { table: 4, slope: 1 })
}
