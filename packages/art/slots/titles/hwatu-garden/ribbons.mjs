// The ribbon cards stand for the letters: a flower of the month behind a silk band.
import { centre, wood } from '../../kit/letters.mjs'
import { TAU } from '../../kit/math.mjs'
import { disc, petal, rounded, strokePath } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { hair } from '../../kit/strokes.mjs'
import { BLACK, BLUE, CREAM, GREEN, PINK, PURPLE, RED, YELLOW } from './materials.mjs'
import { blossom, card, ink, sheen } from './print.mjs'

/** A band across the card with a letter; ribbons of one colour lean differently. */
function ribbon(c, mat, letter, lean = 0.14) {
  const laid = (draw) => (x) => {
    x.save()
    x.translate(50, 75)
    x.rotate(lean)
    draw(x)
    x.restore()
  }
  const shadow = { x: 0.8, y: 1.4, b: 1.4, a: 0.6 }
  ink(
    c,
    mat,
    laid((x) => rounded(x, -19, -57, 38, 114, 2)),
    2,
    { shadow },
  )
  const hem = laid((x) => {
    x.lineWidth = 1.2
    x.strokeRect(-16.2, -54, 32.4, 108)
  })
  ink(c, YELLOW, hem, 0.6)
  const [size, track, weight] = letter === '10' ? [33, 18, 1] : [46, 10, 1.25]
  relief(c, {
    ...{ mat: CREAM, bevel: 1.5, clip: true },
    draw: laid((x) => wood(x, centre(letter, size, 0, 0, track), weight)),
    shadow: { x: 0.4, y: 0.8, b: 0.6, a: 0.7 },
  })
  sheen(c)
}

export function plum(c) {
  card(c)
  const boughs =
    'M10 146C30 120 18 90 34 66C46 46 40 26 60 8M30 80C54 78 74 92 94 84M24 112C8 108 8 98 8 92'
  ink(c, BLACK, (x) => strokePath(x, boughs, 4), 1.6)
  for (const [cx, cy, r] of [
    [72, 22, 14],
    [26, 36, 13],
    [82, 62, 13],
    [18, 74, 11],
    [80, 106, 14],
    [22, 124, 13],
    [62, 134, 10],
  ])
    blossom(c, cx, cy, r, RED)
  ribbon(c, RED, 'A')
}

export function iris(c) {
  card(c)
  ink(
    c,
    GREEN,
    (x) => {
      for (let i = 0; i < 9; i++) {
        const lean = i % 2 ? 6 : -4
        const tip = 36 + ((i * 13) % 34)
        hair(x, 14 + i * 9, 146, 6 + i * 11 + lean, tip, 6.5, i % 2 ? 0.06 : -0.06)
      }
    },
    1.4,
  )
  for (const [cx, cy] of [
    [21, 36],
    [80, 28],
    [79, 92],
    [20, 100],
  ]) {
    ink(c, PURPLE, (x) => irisPetals(x, cx, cy), 2)
    ink(
      c,
      YELLOW,
      (x) => {
        for (const dx of [9, -9]) hair(x, cx, cy, cx + dx, cy + 5, 2.4)
      },
      0.5,
    )
  }
  ribbon(c, BLUE, 'K')
}

function irisPetals(x, cx, cy) {
  for (const [length, width, angle] of [
    [17, 8, -Math.PI / 2],
    [17, 8, 0.5],
    [17, 8, Math.PI - 0.5],
    [12, 5, -0.7],
    [12, 5, Math.PI + 0.7],
  ])
    petal(x, cx, cy, length, width, angle)
}

export function peony(c) {
  card(c)
  leaves(c, [
    [18, 60, 0.4],
    [84, 70, 2.6],
    [22, 116, -0.3],
    [80, 130, 3.4],
  ])
  for (const [cx, cy, r, mat] of [
    [24, 32, 20, RED],
    [79, 42, 18, PINK],
    [77, 108, 21, RED],
    [20, 92, 16, PINK],
  ]) {
    for (const [count, reach, width, offset, bevel] of [
      [9, r, r * 0.36, 0, 2.4],
      [6, r * 0.62, r * 0.3, 0.3, 1.8],
    ])
      ink(
        c,
        mat,
        (x) => {
          for (let i = 0; i < count; i++)
            petal(x, cx, cy, reach, width, (i / count) * TAU + offset, 0.3)
        },
        bevel,
      )
    ink(c, YELLOW, (x) => disc(x, cx, cy, r * 0.18), 1)
  }
  ribbon(c, BLACK, 'Q', -0.14)
}

function leaves(c, places) {
  ink(
    c,
    GREEN,
    (x) => {
      for (const [cx, cy, angle] of places) {
        petal(x, cx, cy, 24, 9, angle)
        petal(x, cx, cy, 22, 8, angle + 0.8)
      }
    },
    1.6,
  )
}

export function maple(c) {
  card(c)
  const bough = 'M92 6C70 30 84 60 64 84C50 100 56 124 40 146'
  ink(c, BLACK, (x) => strokePath(x, bough, 3.4), 1.2)
  for (const [cx, cy, r, mat, turn] of [
    [24, 32, 21, RED, 0.2],
    [79, 34, 19, YELLOW, -0.4],
    [20, 86, 18, YELLOW, 0.6],
    [82, 94, 21, RED, -0.2],
    [26, 130, 18, RED, 0.1],
    [76, 136, 14, YELLOW, 0.4],
  ])
    ink(c, mat, (x) => mapleLeaf(x, cx, cy, r, turn), 1.4)
  ribbon(c, RED, 'J', -0.14)
}

function mapleLeaf(x, cx, cy, r, turn) {
  for (let i = 0; i < 7; i++) {
    const reach = r * (1 - Math.abs(i - 3) * 0.13)
    petal(x, cx, cy, reach, r * 0.2, -Math.PI / 2 + (i - 3) * 0.68 + turn)
  }
  strokePath(x, `M${cx} ${cy}L${cx + Math.sin(turn) * r * 0.2} ${cy + r * 0.7}`, 1.6)
}

export function chrysanthemum(c) {
  card(c)
  leaves(c, [
    [24, 56, 1.2],
    [78, 66, 2],
    [20, 112, 1],
    [80, 122, 2.2],
  ])
  for (const [cx, cy, r, mat] of [
    [23, 34, 19, YELLOW],
    [79, 40, 18, CREAM],
    [20, 96, 18, CREAM],
    [79, 106, 19, YELLOW],
  ]) {
    const rays = (reach, width) => (x) => {
      for (let i = 0; i < 16; i++) petal(x, cx, cy, reach, width, (i / 16) * TAU)
    }
    ink(c, BLACK, rays(r + 1.2, r * 0.21), 0.6)
    ink(c, mat, rays(r, r * 0.155), 0.9)
    ink(c, RED, (x) => disc(x, cx, cy, r * 0.24), 1.4)
  }
  ribbon(c, BLUE, '10', 0.14)
}
