// Tiger Moon: ink and silver. Every form is a stack of strokes with pressure.
import { shards } from '../../kit/cuts.mjs'
import { noise, rng } from '../../kit/math.mjs'
import { rad } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { flatten, hair, strokeVar } from '../../kit/strokes.mjs'
import { BLUE, GREEN, INK, ORANGE, ROSE, SILVER } from './materials.mjs'
import { magpie, peony, pine } from './nature.mjs'
import { letter, moon, moonlit, plate, strokes } from './parts.mjs'
import { tiger } from './tiger.mjs'

export const symbols = {
  W: claws,
  SC: risenMoon,
  H1: hero,
  H2: magpie,
  H3: pine,
  H4: peony,
  A: letter('A', ORANGE),
  K: letter('K', ROSE),
  Q: letter('Q', GREEN),
  J: letter('J', BLUE),
}

export function hero(c) {
  tiger(c)
  moonlit(c)
}

const SLASHES = [
  'M46 -6 C40 28 24 58 -2 84',
  'M74 -8 C68 32 48 68 18 98',
  'M102 -2 C96 36 78 70 50 96',
]

/** Torn, not cut: the edge of a slash wavers. */
const gash = (width, torn) => (x) =>
  SLASHES.forEach((path, i) => {
    const [line] = flatten(path)
    strokeVar(x, line, (t) => {
      const ragged = 1 + torn * (noise(t * 44, i * 7, 5) - 0.5)
      return width * (i === 1 ? 1.15 : 1) * ragged * Math.sin(Math.PI * t ** 0.8) ** 0.9 + 0.05
    })
  })

const EMBER = {
  kind: 'gloss',
  ramp: ['#8a2000', '#ff5a00', '#ff9a2a', '#ffd980', '#ffffff'],
  ...{ gloss: 40, spec: 0.3, coat: 0.2, grain: 0.01 },
}

/** Three slashes through silver, glowing inside. */
function claws(c) {
  relief(c, {
    mat: SILVER,
    bevel: 3,
    draw: gash(9, 0.3),
    facets: { pts: shards(40, 6, 50, 46, 60, 0), amt: 0.5, line: 0.3 },
    shadow: { x: 0.8, y: 1.8, b: 1.8, a: 0.7 },
  })
  relief(c, { mat: INK, bevel: 1, draw: gash(6.9, 0.22), shadow: null })
  relief(c, { mat: EMBER, bevel: 3, draw: gash(3.6, 0.16), shadow: null })
  for (const [colour, width, soft, alpha] of [
    ['#ffd27a', 0.9, 0.5, 1],
    ['#ff7a14', 6, 5, 0.9],
  ])
    paint(
      c,
      (x) => {
        x.fillStyle = colour
        gash(width, 0)(x)
      },
      { blur: soft, blend: 'screen', alpha },
    )
  plate(c, 'WILD', 83, 16.5)
}

/** The moon behind a branch of pine and a drift of cloud. */
function risenMoon(c) {
  paint(
    c,
    (x) => {
      const light = ['rgba(210,230,255,.9)', 'rgba(120,170,240,.3)', 'rgba(120,170,240,0)']
      x.fillStyle = rad(x, 50, 46, 62, light)
      x.fillRect(-10, -10, 120, 120)
    },
    { blend: 'screen' },
  )
  moon(c, 50, 45, 46)
  strokes(
    c,
    INK,
    [
      ['M-4 66 C20 58 34 72 56 64 C70 59 84 68 104 60', 11, { dry: 0.55, taper: [0.2, 0.4] }],
      ['M24 30 C44 24 60 34 84 27', 4, { dry: 0.6, taper: [0.3, 0.5] }],
      ['M96 8 C84 16 74 14 62 24 C56 29 50 28 44 32', 4, { dry: 0.2, taper: [0.02, 0.5] }],
    ],
    { shadow: null },
  )
  strokes(c, ORANGE, [['M14 56 C36 50 58 62 88 52', 3, { dry: 0.5 }]], { shadow: null })
  paint(c, (x) => {
    const random = rng(2)
    for (const [px, py] of [
      [90, 12],
      [76, 16],
      [62, 24],
      [50, 29],
    ])
      for (let i = 0; i < 26; i++) {
        const angle = -3.3 + random() * 3.6
        x.fillStyle = i % 4 ? '#0a1220' : '#24405c'
        hair(x, px, py, px + 11 * Math.cos(angle), py + 9 * Math.sin(angle), 1.1)
      }
  })
  plate(c, 'BONUS', 89, 14.5)
}
