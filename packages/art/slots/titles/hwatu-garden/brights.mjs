// The four bright cards: crane and sun, moon, cherry behind a curtain, rain.
import { disc, fillPath, rounded, strokePath } from '../../kit/pen.mjs'
import { hair } from '../../kit/strokes.mjs'
import { BLACK, BLUE, CREAM, GREEN, PINK, RED, YELLOW } from './materials.mjs'
import { blossom, card, circle, crane, ink, pine, seal, sheen } from './print.mjs'

export function craneAndSun(c) {
  card(c)
  ink(c, RED, (x) => disc(x, 60, 42, 29), 2.4)
  for (const [cx, cy, r] of [
    [26, 128, 26],
    [70, 138, 28],
    [20, 100, 16],
    [88, 112, 16],
  ])
    pine(c, cx, cy, r)
  ink(c, BLACK, (x) => strokePath(x, 'M44 150C40 132 50 122 46 108', 5), 1.6)
  crane(c, 50, 76, 1.05)
  seal(c, 20, 22, 10.5)
  sheen(c)
}

export function moon(c) {
  card(c, RED)
  ink(c, CREAM, (x) => disc(x, 52, 52, 32), 3)
  ink(c, YELLOW, (x) => circle(x, 52, 52, 28.5, 1.4), 0.5)
  const hill = 'M0 150L0 112C20 84 42 78 58 88C76 98 88 108 100 106L100 150Z'
  ink(c, BLACK, (x) => fillPath(x, hill), 3)
  ink(
    c,
    CREAM,
    (x) => {
      for (let i = 0; i < 17; i++) {
        const [at, lean] = [8 + i * 5.4, i % 2 ? 5 : -4]
        hair(x, at, 146, at + lean, 108 + ((i * 7) % 16), 1.5, i % 2 ? -0.08 : 0.08)
      }
    },
    0.5,
  )
  ink(c, BLACK, geese, 0.6)
  seal(c, 80, 24, 10.5, BLACK)
  sheen(c)
}

function geese(x) {
  for (const [a, b, s] of [
    [34, 40, 1],
    [50, 32, 0.8],
    [24, 52, 0.7],
  ]) {
    x.save()
    x.translate(a, b)
    x.scale(s, s)
    fillPath(x, 'M-8 -4Q-3 -3 0 0Q3 -4 9 -5Q3 -1 0 3Q-3 -1 -8 -4Z')
    x.restore()
  }
}

export function cherry(c) {
  card(c)
  const twigs =
    'M8 22C30 34 44 18 62 30C74 38 84 28 96 34M40 26C46 44 42 52 50 60M74 34C72 48 78 54 76 62'
  ink(c, BLACK, (x) => strokePath(x, twigs, 3.4), 1.2)
  for (const [cx, cy, r] of [
    [24, 32, 15],
    [50, 22, 14],
    [76, 30, 16],
    [38, 52, 15],
    [64, 54, 15],
    [18, 60, 11],
    [86, 58, 11],
    [50, 74, 12],
  ])
    blossom(c, cx, cy, r, PINK)
  for (let i = 0; i < 6; i++) {
    const at = 5 + i * 15
    const fold = `M${at} 98C${at + 4} 104 ${at + 11} 104 ${at + 15} 98L${at + 15} 146L${at} 146Z`
    ink(c, i % 2 ? CREAM : RED, (x) => fillPath(x, fold), 2.4)
  }
  ink(c, BLACK, (x) => rounded(x, 4, 92, 92, 8, 2), 2)
  ink(
    c,
    YELLOW,
    (x) => {
      for (let i = 0; i < 7; i++) disc(x, 11 + i * 13, 96, 2.3)
    },
    1,
  )
  for (const at of [27.5, 57.5]) blossom(c, at, 122, 7.5, RED)
  seal(c, 80, 128, 10.5, BLACK)
  sheen(c)
}

const UMBRELLA =
  'M14 108C18 80 40 72 54 72C74 72 90 86 92 108C84 102 76 102 70 108C64 102 58 102 53 108C48 102 42 102 36 108C30 102 22 102 14 108Z'

export function rain(c) {
  card(c, BLUE)
  const cloud = 'M4 4L96 4L96 16C80 30 70 18 54 28C38 36 24 22 4 34Z'
  ink(c, BLACK, (x) => fillPath(x, cloud), 2.4)
  ink(c, GREEN, willow, 0.6)
  ink(
    c,
    CREAM,
    (x) => {
      for (let i = 0; i < 22; i++) {
        const [at, top] = [((i * 37) % 90) + 4, ((i * 53) % 120) + 20]
        hair(x, at, top, at - 4, top + 16, 0.8)
      }
    },
    0.3,
  )
  ink(c, RED, (x) => fillPath(x, UMBRELLA), 3)
  const ribs = 'M53 68L53 76M53 74C40 82 34 94 36 106M53 74C66 82 72 94 70 106'
  ink(c, YELLOW, (x) => strokePath(x, ribs, 1.3), 0.5)
  ink(c, BLACK, (x) => strokePath(x, 'M53 104L53 136C53 144 42 144 42 136', 3), 1)
  ink(
    c,
    CREAM,
    (x) => {
      for (let i = 0; i < 3; i++) circle(x, 30 + i * 24, 138, 12, 1.2, 2.4)
    },
    0.4,
  )
  seal(c, 21, 127, 10.5)
  sheen(c)
}

function willow(x) {
  for (let i = 0; i < 9; i++) {
    const [at, low] = [10 + i * 10, (i % 3) * 4]
    strokePath(x, `M${at} ${20 + low}C${at - 6} 50 ${at + 6} 66 ${at - 2} ${90 + low * 3}`, 1.6)
    for (let j = 0; j < 6; j++) {
      const [lx, ly] = [at - 1 + Math.sin(j * 0.9) * 3, 34 + j * 10 + low]
      hair(x, lx, ly, lx + (j % 2 ? 6 : -6), ly + 8, 2.6)
    }
  }
}
