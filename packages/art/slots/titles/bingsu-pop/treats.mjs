// Fruit under shaved ice, and the bowl it is eaten from.
import { shards } from '../../kit/cuts.mjs'
import { M } from '../../kit/materials.mjs'
import { rng, TAU } from '../../kit/math.mjs'
import { disc, fillPath, lin, petal, polar, poly, rounded, strokePath } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { hair } from '../../kit/strokes.mjs'
import {
  BEAN,
  BERRY,
  BERRY_CROWN,
  LEAF,
  MANGO,
  MANGO_FLESH,
  MELON,
  MELON_PALE,
  PINK,
  RED,
  RIND,
  SNOW,
  SOFT,
  shade,
  TEAL,
} from './materials.mjs'

/** A heap of shaved ice with glints; `box` is where they lie. */
export function snow(c, draw, seed, count, [left, top, w, h]) {
  relief(c, {
    ...{ mat: SNOW, profile: 'inflate', depth: 0.8, draw, shadow: shade(0.8, 1, 0.35) },
    facets: {
      pts: shards(count, seed, left + w / 2, top + h / 2, w * 0.62, 0),
      ...{ amt: 0.55, line: 0.1 },
    },
  })
  const random = rng(seed)
  paint(
    c,
    (x) => {
      x.fillStyle = 'rgba(255,255,255,.95)'
      for (let i = 0; i < 12; i++) {
        const [px, py] = [left + random() * w, top + random() * h]
        hair(x, px - 1.4, py, px + 1.4, py, 0.5)
        hair(x, px, py - 1.4, px, py + 1.4, 0.5)
      }
    },
    { blend: 'screen' },
  )
}

const mounds = (list) => (x) => {
  for (const [cx, cy, rx, ry] of list) disc(x, cx, cy, rx, ry)
}

/** Seeds in rows that follow the fruit. */
function eachSeed(visit) {
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 7; i++)
      visit(50 + (i - 3) * 13 * (1 - row * 0.09) + (row % 2 ? 6 : 0), 34 + row * 11)
}

export function strawberry(c) {
  const body = 'M50 96C30 90 6 60 8 38C10 22 26 16 50 20C74 16 90 22 92 38C94 60 70 90 50 96Z'
  relief(c, {
    ...{ mat: RED, profile: 'inflate', depth: 0.85, shadow: SOFT, bumpAmt: 1.6 },
    draw: (x) => fillPath(x, body),
    bump: (x) => {
      x.fillStyle = '#2a2a2a'
      eachSeed((px, py) => {
        disc(x, px, py, 2, 2.7)
      })
    },
  })
  relief(c, {
    ...{ mat: M.champagne, profile: 'inflate', shadow: null, clip: true },
    draw: (x) =>
      eachSeed((px, py) => {
        if (Math.hypot((px - 50) / 38, (py - 50) / 44) < 0.92) disc(x, px, py, 1.3, 1.9)
      }),
  })
  relief(c, {
    ...{ mat: LEAF, bevel: 4, shadow: shade(1.2, 1, 0.5, '#5a0018') },
    draw: (x) => {
      for (let i = 0; i < 7; i++) petal(x, 50, 20, 27, 8, Math.PI * (0.02 + i * 0.16))
    },
  })
  const heap = mounds([
    [36, 20, 12, 8],
    [52, 16, 14, 10],
    [66, 21, 11, 7],
  ])
  snow(c, heap, 3, 50, [26, 8, 48, 18])
  relief(c, {
    ...{ mat: LEAF, bevel: 3, shadow: shade(0.8, 0.8, 0.4) },
    draw: (x) => {
      petal(x, 50, 12, 20, 6, -2.5)
      petal(x, 50, 12, 20, 6, -0.6)
      strokePath(x, 'M50 14Q50 4 57 -2', 4)
    },
  })
}

/** A cheek of mango cut like a hedgehog. */
export function mango(c) {
  relief(c, {
    ...{ mat: MANGO, profile: 'inflate', depth: 0.8, shadow: SOFT },
    draw: (x) => disc(x, 50, 56, 46, 36, -0.25),
    paint: (x) => {
      x.fillStyle = lin(x, 10, 40, 90, 90, ['#ffffff', '#ffd0a0', '#ff8a70'])
      x.fillRect(-10, -10, 120, 120)
    },
  })
  for (let j = -1; j <= 1; j++)
    for (let i = 0; i < 4; i++) {
      const u = i - 1.5
      const cx = 50 + u * 20.5 + j * 3
      const cy = 49 + j * 18.5 - u * 4.6 - (2.2 - u * u) * 1.2
      const slim = Math.abs(u) * 0.8
      relief(c, {
        ...{ mat: MANGO_FLESH, bevel: 6, shadow: shade(2, 1.3, 0.65, '#8a3a00') },
        draw: (x) => {
          x.translate(cx, cy)
          x.rotate(-0.22 + u * 0.05)
          rounded(x, -9 + slim, -8, 18 - 2 * slim, 16, 5)
        },
      })
    }
  const heap = mounds([
    [38, 16, 11, 7],
    [54, 12, 13, 9],
    [66, 17, 9, 6],
  ])
  snow(c, heap, 8, 40, [28, 4, 46, 18])
}

const wedge = (g) =>
  `M${4 + g} ${30 + g / 2}C${12 + g} ${88 - g * 1.4} ${88 - g} ${88 - g * 1.4} ${96 - g} ${30 + g / 2}C70 ${40 + g * 0.2} 30 ${40 + g * 0.2} ${4 + g} ${30 + g / 2}Z`

/** A wedge of melon with a cherry; drawn large, because it is flat. */
export function melon(c) {
  const large = (draw) => (x) => {
    x.translate(50, 58)
    x.scale(1.14, 1.14)
    x.translate(-50, -46)
    draw(x)
  }
  const layer = (spec) => relief(c, { ...spec, draw: large(spec.draw) })
  layer({ mat: RIND, bevel: 8, shadow: SOFT, draw: (x) => fillPath(x, wedge(0)) })
  layer({ mat: MELON_PALE, bevel: 2, shadow: null, draw: (x) => fillPath(x, wedge(6)) })
  layer({
    ...{ mat: MELON, bevel: 9, depth: 0.9, shadow: null },
    draw: (x) => fillPath(x, wedge(9)),
    facets: { pts: shards(20, 6, 50, 68, 50, 0.1), amt: 0.25, line: 0.3 },
  })
  layer({
    ...{ mat: MANGO_FLESH, profile: 'inflate', shadow: shade(0.5, 0.5, 0.4, '#2f7a45') },
    draw: (x) => {
      for (let i = 0; i < 9; i++) {
        const t = -0.8 + i * 0.2
        disc(x, 50 + t * 40, 46 + 9 * Math.cos(t * 1.6) + (i % 2) * 4, 1.7, 3.2, t * -0.6)
      }
    },
  })
  const heap = mounds([
    [30, 39, 14, 9],
    [50, 32, 18, 12],
    [70, 39, 14, 9],
  ])
  snow(c, heap, 5, 50, [20, 22, 60, 24])
  relief(c, { mat: RED, profile: 'inflate', draw: (x) => disc(x, 50, 17, 10.5), shadow: SOFT })
  relief(c, {
    ...{ mat: LEAF, bevel: 1.5, shadow: null },
    draw: (x) => strokePath(x, 'M50 8Q54 -1 66 -4', 2.6),
  })
}

const BERRIES = [
  [56, 26, 19],
  [27, 52, 23],
  [74, 56, 22],
  [48, 78, 20],
]

export function blueberries(c) {
  for (const [cx, cy, r] of BERRIES) {
    relief(c, {
      ...{ mat: BERRY, profile: 'inflate', depth: 0.9, shadow: SOFT },
      draw: (x) => disc(x, cx, cy, r),
    })
    const crown = Array.from({ length: 10 }, (_, i) => {
      const reach = r * (i % 2 ? 0.22 : 0.46)
      const a = (i / 10) * TAU
      return [cx + r * 0.1 + reach * Math.cos(a), cy - r * 0.22 + reach * Math.sin(a) * 0.8]
    })
    relief(c, { mat: BERRY_CROWN, bevel: 2, draw: (x) => poly(x, crown), shadow: null })
  }
  relief(c, {
    ...{ mat: LEAF, bevel: 4, bumpAmt: 1, bumpSoft: 0.3 },
    draw: (x) => {
      petal(x, 44, 36, 34, 12, -2.5)
      petal(x, 44, 36, 24, 9, -1.5)
    },
    bump: (x) => {
      x.strokeStyle = '#333333'
      strokePath(x, 'M44 36L18 17M44 36L46 14', 1)
    },
    shadow: shade(1.2, 1, 0.5, '#0a1350'),
  })
  const random = rng(3)
  paint(c, (x) => {
    x.fillStyle = 'rgba(235,245,255,.85)'
    for (let i = 0; i < 46; i++) {
      const [cx, cy] = BERRIES[1 + (i % 3)]
      const [a, far] = [random() * TAU, random() * 20]
      const at = [cx - 4 + far * Math.cos(a), cy - 5 + far * Math.sin(a) * 0.8]
      disc(x, ...at, 0.35 + random() * 0.7)
    }
  })
}

/** The hero: patbingsu in a white bowl. */
export function bowl(c) {
  snow(c, heapOf, 4, 120, [14, 4, 72, 50])
  const random = rng(12)
  relief(c, {
    ...{ mat: BEAN, profile: 'inflate', shadow: shade(1, 1, 0.5, '#7a3040') },
    draw: (x) => {
      for (let i = 0; i < 22; i++) {
        const low = 14 + random() * 16 + Math.abs((i % 5) - 2) * 1.5
        disc(x, 50 + (random() - 0.5) * 34, low, 4.4, 3.4, random() * 3)
      }
    },
  })
  for (const [cx, cy, mat] of [
    [24, 42, MANGO_FLESH],
    [36, 48, PINK],
    [64, 47, MELON],
    [77, 42, TEAL],
    [50, 40, M.ceramic],
  ])
    relief(c, {
      ...{ mat, bevel: 4, shadow: shade(1.1, 1, 0.4) },
      draw: (x) => {
        x.translate(cx, cy)
        x.rotate(cx * 0.13)
        rounded(x, -6, -6, 12, 12, 3.4)
      },
    })
  relief(c, {
    ...{ mat: RED, profile: 'inflate', shadow: shade(1.1, 1, 0.5, '#4a1020') },
    draw: (x) => disc(x, 50, 6, 9.5),
  })
  relief(c, {
    ...{ mat: LEAF, bevel: 1.4, shadow: null },
    draw: (x) => {
      strokePath(x, 'M50 -1Q52 -8 60 -9', 2.2)
      petal(x, 52, 0, 18, 6, -0.35)
    },
  })
  relief(c, {
    ...{ mat: M.ceramic, profile: 'inflate', depth: 0.75, shadow: SOFT, paint: glaze },
    draw: (x) => fillPath(x, 'M5 52C8 78 28 92 50 92C72 92 92 78 95 52Z'),
  })
  relief(c, {
    ...{ mat: M.ceramic, bevel: 2, shadow: shade(1, 1, 0.35) },
    draw: (x) => rounded(x, 2, 49, 96, 6.4, 3.2),
  })
}

function heapOf(x) {
  fillPath(x, 'M12 54C14 30 34 6 50 2C66 6 86 30 88 54Z')
  const random = rng(4)
  for (let i = 0; i < 26; i++) {
    const t = random()
    disc(x, 50 + (random() - 0.5) * 76 * t, 6 + t * 48, 5 + random() * 4)
  }
}

/** Two waves and a row of small flowers. */
function glaze(x) {
  x.strokeStyle = '#6fb6e8'
  x.lineWidth = 1.6
  for (let row = 0; row < 2; row++) {
    x.beginPath()
    for (let i = 0; i <= 80; i++)
      x.lineTo(5 + i * 1.125, 63 + row * 7 + Math.sin(i * 0.62 + row) * 1.8)
    x.stroke()
  }
  x.fillStyle = '#ff9dbf'
  for (let i = 0; i < 7; i++)
    for (let p = 0; p < 5; p++) {
      const at = polar(14 + i * 12, 82 - Math.abs(i - 3) * 2.4, 2.2, (p * TAU) / 5)
      disc(x, ...at, 1.7)
    }
}
