// Magpie, pine and peony.
import { rng, TAU } from '../../kit/math.mjs'
import { disc, fillPath, petal, polar, rad } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { hair } from '../../kit/strokes.mjs'
import { BARK, BLUSH, CREAM, GREEN, INK, ORANGE, SILVER } from './materials.mjs'
import { moonlit, strokes } from './parts.mjs'

const FEATHERS = [
  ['M58 46 C76 34 88 22 98 4', 17, { dry: 0.45, taper: [0.1, 0.7] }],
  ['M56 48 C76 42 90 34 102 20', 12, { dry: 0.5, taper: [0.1, 0.7] }],
  ['M46 46 C34 30 30 14 32 -4', 17, { dry: 0.45, taper: [0.1, 0.7] }],
  ['M44 48 C28 38 20 24 18 8', 12, { dry: 0.5, taper: [0.1, 0.7] }],
  ['M44 56 C32 70 20 82 2 96', 9, { dry: 0.4, taper: [0.1, 0.5] }],
  ['M46 58 C36 72 26 86 12 102', 6, { dry: 0.4 }],
]

/** A magpie on the wing: it brings good news. */
export function magpie(c) {
  strokes(c, INK, FEATHERS)
  strokes(c, SILVER, [
    ['M60 44 C74 36 84 28 92 16', 5, { dry: 0.3, taper: [0.2, 0.6] }],
    ['M44 42 C38 32 34 20 34 8', 5, { dry: 0.3, taper: [0.2, 0.6] }],
    ['M42 60 C32 72 20 84 8 94', 2.2, { dry: 0.3 }],
  ])
  relief(c, {
    mat: CREAM,
    profile: 'inflate',
    depth: 0.8,
    draw: (x) => fillPath(x, 'M40 60 C42 48 58 40 70 48 C76 54 70 66 56 68 C48 69 42 66 40 60Z'),
  })
  relief(c, {
    mat: INK,
    profile: 'inflate',
    depth: 0.8,
    draw: (x) => {
      fillPath(x, 'M58 52 C60 42 70 38 78 42 C86 46 86 56 78 59 C72 62 62 60 58 52Z')
      fillPath(x, 'M82 46 L100 51 L83 54Z')
    },
  })
  strokes(c, SILVER, [['M70 41 C76 40 81 43 83 47', 1.4]], { shadow: null })
  paint(c, (x) => {
    for (const [colour, px, py, r] of [
      ['#ffb347', 77, 48, 2.3],
      ['#000000', 77, 48, 1.3],
      ['#ffffff', 76.5, 47.4, 0.5],
    ]) {
      x.fillStyle = colour
      disc(x, px, py, r)
    }
  })
  strokes(c, ORANGE, [['M56 67 C58 74 62 78 66 80', 2]])
  moonlit(c)
}

const TRUNK = 'M30 104 C42 86 31 73 45 61 C57 51 50 39 64 26'
const CROWNS = [
  [12, 50, 20],
  [32, 20, 21],
  [70, 20, 24],
  [88, 50, 20],
  [34, 48, 13],
  [60, 44, 12],
]
const NEEDLES = [
  ['#041a18', 1.1, 70],
  ['#0f4b42', 1, 60],
  ['#2f8a74', 0.86, 44],
  ['#8fd3b4', 0.66, 16],
]

/** An old pine that leans over a crag. */
export function pine(c) {
  const thin = (from, by) => (t) => from - by * t
  strokes(c, INK, [[TRUNK, 19, { dry: 0.3, press: thin(1.1, 0.62), taper: [0.02, 0.2] }]])
  strokes(
    c,
    BARK,
    [
      [TRUNK, 12, { dry: 0.55, press: thin(1.1, 0.6), taper: [0.02, 0.3] }],
      ['M44 61 C30 55 22 52 10 52', 6, { dry: 0.4 }],
      ['M50 50 C64 53 74 55 88 50', 6.5, { dry: 0.4 }],
      ['M57 36 C50 27 44 23 32 22', 5, { dry: 0.4 }],
    ],
    { splat: 2 },
  )
  const random = rng(9)
  paint(c, (x) => {
    for (const crown of CROWNS) for (const tone of NEEDLES) needles(x, crown, tone, random)
  })
  moonlit(c)
}

function needles(x, [px, py, r], [colour, share, count], random) {
  x.fillStyle = colour
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI * 1.08 + random() * Math.PI * 1.16
    const far = r * share * (0.7 + random() * 0.4)
    const from = px + (random() - 0.5) * r * 0.9
    const y0 = py + (random() - 0.5) * 4
    const [x1, y1] = [from + far * Math.cos(angle) * 0.75, py + far * Math.sin(angle) * 0.72]
    hair(x, from, y0, x1, y1, 1.25, (random() - 0.5) * 0.2)
  }
}

const WHORLS = [
  [8, 44, 20],
  [7, 33, 16],
  [6, 22, 12],
  [4, 12, 8],
]

/** A peony of mineral colours. */
export function peony(c) {
  const random = rng(5)
  for (const [count, r, width] of WHORLS)
    for (let i = 0; i < count; i++) {
      const angle = ((i + random() * 0.4) / count) * TAU
      relief(c, {
        mat: BLUSH,
        profile: 'inflate',
        depth: 0.45,
        draw: (x) => petal(x, 50, 48, r, width, angle, 0.3),
        paint: (x) => petalColour(x, r, angle),
        bump: (x) => petalVeins(x, r, angle),
        ...{ bumpAmt: 1, shadow: { x: 0.3, y: 0.9, b: 1.1, a: 0.5 } },
      })
    }
  const stamens = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(50, 48, 9, i * 0.7)
    return [`M50 48 L${x} ${y}`, 1.6, { dry: 0 }]
  })
  strokes(c, SILVER, stamens)
  strokes(c, GREEN, [
    ['M44 88 C60 96 78 92 90 80', 10, { dry: 0.35, taper: [0.3, 0.5] }],
    ['M40 88 C26 92 14 88 8 78', 8, { dry: 0.35, taper: [0.3, 0.5] }],
  ])
  moonlit(c)
}

function petalColour(x, r, angle) {
  x.fillStyle = rad(x, 50, 48, r, ['#a01838', '#d8506c', '#ffb3b8', '#fff6f0'])
  x.fillRect(-10, -10, 120, 120)
  x.fillStyle = 'rgba(255,240,235,.5)'
  for (let i = 0; i < 9; i++) {
    const a = angle + (i - 4) * 0.1
    hair(x, ...polar(50, 48, r * 1.05, a), ...polar(50, 48, r * 0.5, a), 1.2)
  }
  x.fillStyle = 'rgba(90,0,30,.4)'
  for (let i = 0; i < 7; i++)
    hair(x, 50, 48, ...polar(50, 48, r * 0.75, angle + (i - 3) * 0.12), 0.9)
}

function petalVeins(x, r, angle) {
  x.strokeStyle = '#4a4a4a'
  x.lineWidth = 0.6
  for (let i = -3; i <= 3; i++) {
    x.beginPath()
    x.moveTo(50, 48)
    x.lineTo(...polar(50, 48, r, angle + i * 0.1))
    x.stroke()
  }
}
