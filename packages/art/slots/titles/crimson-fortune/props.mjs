// The coupe and the key of the stage door.
import { gemHeight, starCut } from '../../kit/cuts.mjs'
import { M } from '../../kit/materials.mjs'
import { rng, TAU } from '../../kit/math.mjs'
import {
  around,
  disc,
  fillPath,
  ngon,
  polar,
  poly,
  ring,
  rounded,
  star,
  strokePath,
  turned,
} from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'

/** A champagne coupe on a brass stem. */
export function coupe(c) {
  relief(c, {
    mat: M.brass,
    bevel: 3,
    draw: (x) => {
      fillPath(x, 'M47 52 L53 52 L53.5 84 L46.5 84Z')
      disc(x, 50, 90, 22, 5.5)
      disc(x, 50, 86, 8, 4)
      disc(x, 50, 66, 5, 3.4)
      disc(x, 50, 58, 4, 2.6)
    },
  })
  relief(c, {
    mat: M.champagne,
    profile: 'inflate',
    depth: 0.8,
    draw: (x) => fillPath(x, 'M14 25 C15 45 36 54 50 54 C64 54 85 45 86 25Z'),
  })
  relief(c, {
    mat: M.crystal,
    profile: 'inflate',
    depth: 0.9,
    shadow: null,
    draw: (x) => fillPath(x, 'M8 18 C9 48 34 57 50 57 C66 57 91 48 92 18Z'),
  })
  relief(c, {
    mat: M.champagne,
    profile: 'flat',
    shadow: null,
    draw: (x) => disc(x, 50, 24, 37, 6.6),
  })
  relief(c, {
    mat: M.brass,
    bevel: 1,
    shadow: { x: 0, y: 0.8, b: 0.8, a: 0.4 },
    draw: (x) => {
      x.lineWidth = 2.4
      x.beginPath()
      x.ellipse(50, 18, 42, 8, 0, 0, TAU)
      x.stroke()
    },
  })
  paint(c, bubbles, { blend: 'screen' })
  relief(c, { mat: M.ruby, profile: 'inflate', draw: (x) => disc(x, 66, 24, 7) })
  relief(c, {
    mat: M.brass,
    bevel: 1,
    draw: (x) => strokePath(x, 'M66 18 Q70 4 80 2', 1.8),
  })
}

function bubbles(x) {
  const random = rng(4)
  const spread = (width) => (random() - 0.5) * width
  x.fillStyle = 'rgba(255,250,225,.95)'
  for (let i = 0; i < 30; i++)
    disc(x, 50 + spread(54) * (0.4 + random() * 0.6), 24 + random() * 24, 0.4 + random())
  for (let i = 0; i < 14; i++) disc(x, 50 + spread(50), 14 - random() * 16, 0.5 + random() * 1.1)
}

/** The key of the stage door: a fluted shaft, a stepped collar, a rosette with a ruby. */
export function stageKey(c) {
  const lying = (draw) => (x) => turned(x, 50, 50, Math.PI / 4, draw)
  const layer = (spec) => relief(c, { ...spec, draw: lying(spec.draw) })
  layer({ mat: M.brassDark, bevel: 3.4, draw: keyBody })
  layer({
    mat: M.brass,
    bevel: 2.4,
    shadow: { x: 0.2, y: 0.5, b: 0.5, a: 0.6 },
    draw: (x) => {
      around(
        x,
        (hole) => hole.arc(50, 17, 13.5, 0, TAU),
        () => poly(x, star(50, 17, 27, 23.5, 12)),
      )
      for (const shift of [-4.4, 0, 4.4]) rounded(x, 50 + shift - 1.5, 46, 3, 54, 1.5)
      rounded(x, 38, 41.5, 24, 4, 1)
      rounded(x, 41, 50, 18, 3, 1)
      rounded(x, 58, 76, 14, 5, 1)
      rounded(x, 58, 86, 9, 4.5, 1)
      rounded(x, 58, 95, 15, 5.5, 1)
    },
  })
  layer({
    mat: M.velvet,
    profile: 'inflate',
    draw: (x) => {
      for (let i = 0; i < 12; i++) disc(x, ...polar(50, 17, 18.6, (i * TAU) / 12 + 0.26), 2.7)
    },
  })
  layer({ mat: M.brass, bevel: 1.6, draw: (x) => ring(x, 50, 17, 13, 2.8) })
  // The stone is not laid by `layer`: its cut is given in the symbol's own axes.
  const [sx, sy] = polar(50, 50, 33, -Math.PI / 4)
  const stone = ngon(sx, sy, 11.5, 8, Math.PI / 8)
  relief(c, {
    mat: M.ruby,
    profile: 'cut',
    height: gemHeight(stone, 5, 1),
    draw: (x) => poly(x, stone),
    facets: { at: starCut(sx, sy, 8.5, 8.5, 6), amt: 0.5 },
    shadow: { x: 0, y: 0.4, b: 0.6, a: 0.8 },
  })
}

function keyBody(x) {
  poly(x, star(50, 17, 30, 26, 12))
  rounded(x, 42.5, 40, 15, 62, 3)
  rounded(x, 36.5, 40, 27, 7, 1.5)
  rounded(x, 39.5, 48.5, 21, 6, 1.5)
  rounded(x, 54, 74, 20, 9, 1.5)
  rounded(x, 54, 84.5, 15, 8, 1.5)
  rounded(x, 54, 93.5, 21, 9, 1.5)
}
