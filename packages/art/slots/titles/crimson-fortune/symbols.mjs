// Crimson Fortune: velvet and brass of a deco theatre. Stepped, symmetric, architectural.
import { starCut } from '../../kit/cuts.mjs'
import { M } from '../../kit/materials.mjs'
import { TAU } from '../../kit/math.mjs'
import { disc, polar, poly, rad } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { brooch, fan } from './jewels.mjs'
import { BRIGHT_VELVET, brassSun, camellia, enamel, letter, plaque } from './parts.mjs'
import { coupe, stageKey } from './props.mjs'

export const symbols = {
  W: (c) => {
    brassSun(c)
    camellia(c, 50, 43, 45, M.velvet, 3)
    plaque(c, 'WILD', 91, 70, 22)
  },
  SC: scatter,
  H1: brooch,
  H2: fan,
  H3: coupe,
  H4: stageKey,
  A: letter('A', enamel('#3a0614', '#8f1332', '#d6365a', '#ff8299')),
  K: letter('K', enamel('#032620', '#0b5347', '#1d8b73', '#7fd9bd')),
  Q: letter('Q', enamel('#0a1238', '#20307e', '#4760c4', '#a3b6ff')),
  J: letter('J', enamel('#200a38', '#52207c', '#8847bd', '#d1a6f5')),
  T: letter('10', enamel('#2e1204', '#77380f', '#c06a24', '#ffba78')),
}

/** On the lobby tile the hero has no name plate: it would fight the logo. */
export const hero = (c) => {
  brassSun(c, 50, 47)
  camellia(c, 50, 47, 47, BRIGHT_VELVET, 3)
}

/** An eight-point star with a ruby heart. */
function scatter(c) {
  paint(
    c,
    (x) => {
      const glow = ['rgba(255,150,120,.75)', 'rgba(235,61,99,.28)', 'rgba(235,61,99,0)']
      x.fillStyle = rad(x, 50, 50, 60, glow)
      x.fillRect(-10, -10, 120, 120)
    },
    { blend: 'screen' },
  )
  const point = (angle, r, width) => (x) =>
    poly(x, [
      [50, 47],
      polar(50, 47, width, angle - 0.5),
      polar(50, 47, r, angle),
      polar(50, 47, width, angle + 0.5),
    ])
  for (let i = 0; i < 8; i++)
    relief(c, {
      mat: M.velvet,
      profile: 'chamfer',
      bevel: 5,
      shadow: { x: 0.3, y: 0.8, b: 1, a: 0.4 },
      draw: point(((i + 0.5) * TAU) / 8, 46, 17),
    })
  for (let i = 0; i < 8; i++)
    relief(c, {
      mat: M.brass,
      profile: 'chamfer',
      ...{ bevel: 8, depth: 1.1, shadow: { x: 0.4, y: 1, b: 1.2, a: 0.55 } },
      draw: point((i * TAU) / 8, i % 2 ? 42 : 57, 19),
    })
  relief(c, { mat: M.brass, bevel: 3, draw: (x) => disc(x, 50, 47, 18) })
  relief(c, {
    mat: M.ruby,
    profile: 'inflate',
    depth: 0.8,
    facets: { at: starCut(50, 47, 14, 14, 8), amt: 0.6 },
    draw: (x) => disc(x, 50, 47, 14),
  })
  plaque(c, 'BONUS', 91, 78, 20)
}
