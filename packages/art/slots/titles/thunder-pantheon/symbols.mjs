// Thunder Pantheon: storm glass. Half-plane cuts and chamfers; only the orb is round.
import { shards } from '../../kit/cuts.mjs'
import { M } from '../../kit/materials.mjs'
import { fbm } from '../../kit/math.mjs'
import { disc, polar, poly, rad, rounded } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { GREEN, MARBLE, RED, SKY, STORM, VIOLET } from './materials.mjs'
import { bolt, letter } from './parts.mjs'
import { crown, helm, shield, trident } from './regalia.mjs'

export const symbols = {
  H1: crown,
  H2: helm,
  H3: trident,
  H4: shield,
  A: letter('A', RED),
  K: letter('K', VIOLET),
  Q: letter('Q', GREEN),
  J: letter('J', STORM),
  SC: temple,
  ORB: orb,
}

const SPHERE = {
  ...VIOLET,
  ramp: ['#160a46', '#3f1fa0', '#7d4df0', '#c7b0ff', '#ffffff'],
}

/** A sphere with a storm inside, between golden wings. Its figure is written by the game. */
function orb(c) {
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++)
      relief(c, {
        mat: M.gold,
        bevel: 2.4,
        profile: 'chamfer',
        draw: (x) => poly(x, feather(side, i)),
      })
  relief(c, { mat: M.gold, bevel: 3, draw: (x) => disc(x, 50, 50, 38) })
  relief(c, {
    mat: SPHERE,
    profile: 'inflate',
    depth: 0.85,
    draw: (x) => disc(x, 50, 50, 34),
    paint: stormInside,
  })
  bolt(c, [26, 38], [74, 66], { seed: 5, width: 0.7, wild: 0.5, branches: 2 })
  paint(
    c,
    (x) => {
      x.fillStyle = rad(x, 50, 51, 27, ['rgba(14,4,54,.72)', 'rgba(14,4,54,.5)', 'rgba(14,4,54,0)'])
      disc(x, 50, 51, 30)
    },
    {},
  )
  paint(
    c,
    (x) => {
      x.fillStyle = 'rgba(255,255,255,.6)'
      disc(x, 39, 30, 11, 4.6, -0.6)
    },
    { blur: 1, blend: 'screen' },
  )
}

function feather(side, i) {
  const a = side > 0 ? -0.75 + i * 0.3 : Math.PI + 0.75 - i * 0.3
  const r = 58 - i * 5
  return [
    polar(50, 52, 24, a - 0.2),
    polar(50, 50, r - 6, a - 0.17),
    polar(50, 50, r + 4, a - 0.05 * side),
    polar(50, 50, r - 6, a + 0.13),
    polar(50, 52, 24, a + 0.2),
  ]
}

/** Clouds that turn around the middle. */
function stormInside(x) {
  const { width, height } = x.canvas
  const image = x.getImageData(0, 0, width, height)
  for (let i = 0; i < width * height; i++) {
    const [u, v] = [(i % width) / width, Math.floor(i / width) / width]
    const angle = Math.atan2(v - 0.5, u - 0.5)
    const far = Math.hypot(u - 0.5, v - 0.5)
    const [du, dv] = [Math.cos(angle * 2 + far * 9) * 0.7, Math.sin(angle + far * 8) * 0.7]
    const cloud = fbm(u * 5 + du, v * 5 + dv, 5, 4) * 1.5
    image.data[i * 4] = 120 + 200 * (cloud - 0.45)
    image.data[i * 4 + 1] = 130 + 210 * (cloud - 0.4)
    image.data[i * 4 + 2] = 200 + 120 * cloud
  }
  x.putImageData(image, 0, 0)
}

const BOLT = [
  [60, -8],
  [22, 54],
  [44, 54],
  [32, 108],
  [80, 40],
  [55, 40],
  [74, -8],
]

/** The house of the gods, struck by lightning. */
function temple(c) {
  paint(
    c,
    (x) => {
      const light = ['rgba(150,200,255,.85)', 'rgba(80,120,255,.3)', 'rgba(60,60,255,0)']
      x.fillStyle = rad(x, 50, 50, 60, light)
      x.fillRect(-10, -10, 120, 120)
    },
    { blend: 'screen' },
  )
  relief(c, {
    mat: M.gold,
    bevel: 2.4,
    draw: roofAndSteps,
    bump: (x) => {
      x.fillStyle = '#222'
      poly(x, [
        [50, 15],
        [82, 31],
        [18, 31],
      ])
    },
    ...{ bumpAmt: 1.6, bumpSoft: 0.4 },
  })
  for (const at of [14, 30, 62, 78]) pillar(c, at)
  relief(c, {
    mat: M.gold,
    profile: 'chamfer',
    bevel: 2,
    shadow: { x: 0.6, y: 1.6, b: 2, a: 0.8 },
    draw: (x) => {
      x.lineWidth = 7
      x.lineJoin = 'miter'
      poly(x, BOLT)
      x.stroke()
    },
  })
  relief(c, {
    mat: SKY,
    profile: 'chamfer',
    ...{ bevel: 8, soft: 0.2, shadow: null },
    draw: (x) => poly(x, BOLT),
    facets: { pts: shards(14, 4, 50, 50, 50, 0.1), amt: 0.25, line: 0.3 },
  })
  paint(
    c,
    (x) => {
      x.fillStyle = 'rgba(120,190,255,.8)'
      poly(x, BOLT)
    },
    { blur: 6, blend: 'screen', alpha: 0.55 },
  )
}

function roofAndSteps(x) {
  poly(x, [
    [50, 8],
    [98, 32],
    [98, 38],
    [2, 38],
    [2, 32],
  ])
  rounded(x, 4, 80, 92, 7, 1)
  rounded(x, -1, 87, 102, 8, 1)
  rounded(x, 8, 38, 84, 5, 1)
}

function pillar(c, at) {
  relief(c, {
    mat: MARBLE,
    bevel: 4,
    draw: (x) => {
      rounded(x, at, 44, 9, 36, 1)
      rounded(x, at - 2, 42, 13, 4, 1)
      rounded(x, at - 2, 77, 13, 4, 1)
    },
    bump: (x) => {
      x.fillStyle = '#404040'
      for (let i = 1; i < 4; i++) x.fillRect(at + i * 2.3 - 0.45, 46, 0.9, 31)
    },
    ...{ bumpAmt: 1, bumpSoft: 0.2 },
  })
}
