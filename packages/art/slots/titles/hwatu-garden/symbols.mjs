// Hwatu Garden: cards of flat woodblock shapes in a few spot colours, printed as raised lacquer.
import { centre, wood } from '../../kit/letters.mjs'
import { M } from '../../kit/materials.mjs'
import { TAU } from '../../kit/math.mjs'
import { disc, petal, polar, rounded, strokePath } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { hair } from '../../kit/strokes.mjs'
import { cherry, craneAndSun, moon, rain } from './brights.mjs'
import { BLACK, RED, RED_LACQUER } from './materials.mjs'
import { card, goldLine, hangul, ink, inlay, sheen, stamens } from './print.mjs'
import { chrysanthemum, iris, maple, peony, plum } from './ribbons.mjs'

export const symbols = {
  W: wild,
  SC: scatter,
  H1: craneAndSun,
  H2: moon,
  H3: cherry,
  H4: rain,
  A: plum,
  K: iris,
  Q: peony,
  J: maple,
  T: chrysanthemum,
}

const petals = (x, length, width, offset) => {
  for (let i = 0; i < 5; i++)
    petal(x, 50, 58, length, width, ((i + offset) / 5) * TAU - Math.PI / 2, 0.2)
}

/** A plum of nacre in black lacquer. */
function wild(c) {
  card(c, BLACK, M.gold)
  inlay(c, (x) => petals(x, 34, 17, 0), 3)
  ink(
    c,
    BLACK,
    (x) => {
      for (let i = 0; i < 5; i++) {
        const a = ((i + 0.5) / 5) * TAU - Math.PI / 2
        hair(x, ...polar(50, 58, 8, a), ...polar(50, 58, 30, a), 1.6)
      }
    },
    0.4,
  )
  inlay(c, (x) => petals(x, 20, 11, 0.5), 2)
  relief(c, { mat: M.gold, profile: 'inflate', clip: true, draw: (x) => stamens(x, 50, 58, 2) })
  inlay(c, vine)
  relief(c, {
    ...{ mat: M.gold, bevel: 1.8, clip: true },
    draw: (x) => wood(x, centre('WILD', 20, 50, 123, 14), 1.2),
  })
  goldLine(c, 10.5)
  sheen(c)
}

function vine(x) {
  strokePath(x, 'M12 100C30 86 40 104 52 96C66 88 74 102 90 94', 1.6)
  for (const [cx, cy, angle] of [
    [20, 96, -1],
    [34, 96, 0.8],
    [66, 93, -0.9],
    [80, 97, 0.9],
    [16, 24, 0.6],
    [84, 24, 2.4],
    [14, 40, -0.3],
    [86, 40, 3.4],
  ])
    petal(x, cx, cy, 11, 3.6, angle)
}

/** A gold seal on a lotus; petals, not rays, stand around the red disc. */
function scatter(c) {
  card(c, RED, M.gold)
  for (const [count, reach, width, offset] of [
    [8, 45, 15, 0.5],
    [8, 42, 13, 0],
  ])
    relief(c, {
      ...{ mat: M.gold, bevel: 3, depth: 0.8, clip: true },
      draw: (x) => {
        for (let i = 0; i < count; i++) petal(x, 50, 62, reach, width, ((i + offset) / count) * TAU)
      },
      shadow: { x: 0.4, y: 1, b: 1, a: 0.6 },
    })
  relief(c, {
    ...{ mat: M.gold, bevel: 4, clip: true },
    draw: (x) => disc(x, 50, 62, 34),
    shadow: { x: 0.6, y: 1.6, b: 1.6, a: 0.6 },
  })
  relief(c, { mat: RED_LACQUER, bevel: 2.4, draw: (x) => disc(x, 50, 62, 29), shadow: null })
  relief(c, {
    ...{ mat: M.gold, bevel: 3 },
    draw: (x) => hangul(x, '광', 50, 62, 44),
    shadow: { x: 0.4, y: 1, b: 0.8, a: 0.7 },
  })
  ink(c, BLACK, (x) => rounded(x, 9, 114, 82, 24, 3), 2)
  relief(c, {
    ...{ mat: M.gold, bevel: 1.4, clip: true },
    draw: (x) => wood(x, centre('BONUS', 15, 50, 126, 12), 1.25),
  })
  sheen(c)
}
