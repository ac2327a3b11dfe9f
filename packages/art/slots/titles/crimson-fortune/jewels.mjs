// The brooch and the fan.
import { gemHeight, starCut } from '../../kit/cuts.mjs'
import { M } from '../../kit/materials.mjs'
import { TAU } from '../../kit/math.mjs'
import { around, disc, polar, poly, rad, ring, strokePath } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { fanPoints, octagon } from './parts.mjs'

const SILK = {
  ...M.enamel,
  ramp: ['#2a0412', '#6b0c28', '#b81f45', '#ee5f7e', '#ffd3d8'],
  ...{ clear: 0.2, gloss: 24, spec: 0.2 },
}

/** A ruby in a stepped brass sunburst. */
export function brooch(c) {
  relief(c, { mat: M.brass, bevel: 3, draw: broochRays })
  const mount = (mat, bevel, rx, ry, cut) =>
    relief(c, { mat, bevel, draw: (x) => poly(x, octagon(50, 50, rx, ry, cut)) })
  mount(M.brassDark, 4, 34, 37, 13)
  mount(M.brass, 2.4, 31, 34, 12)
  const outline = octagon(50, 50, 27, 30, 10.5)
  relief(c, {
    mat: M.ruby,
    profile: 'cut',
    height: stepped(gemHeight(outline, 15, 1)),
    draw: (x) => poly(x, outline),
    facets: { at: starCut(50, 50, 19, 21.5, 8), amt: 0.5 },
    shadow: { x: 0, y: 0.6, b: 0.8, a: 0.9 },
  })
  paint(c, broochGlints, { blur: 0.5, blend: 'screen' })
  for (const [x0, y0] of [
    [27, 20],
    [73, 20],
    [27, 80],
    [73, 80],
  ])
    relief(c, { mat: M.brass, profile: 'inflate', draw: (x) => disc(x, x0, y0, 3.6) })
}

function broochRays(x) {
  for (let i = 0; i < 16; i++) {
    const a = (i * TAU) / 16
    const r = i % 2 ? 40 : i % 4 ? 45 : 49
    poly(x, [
      polar(50, 50, 24, a - 0.15),
      polar(50, 50, r, a - 0.05),
      polar(50, 50, r, a + 0.05),
      polar(50, 50, 24, a + 0.15),
    ])
  }
}

const stepped = (height) => (x, y) => {
  const h = height(x, y)
  if (h < 5) return h * 1.25
  if (h < 10) return 6.25 + (h - 5) * 0.75
  return 10 + (h - 10) * 0.28
}

function broochGlints(x) {
  x.fillStyle = 'rgba(255,240,240,.34)'
  poly(x, [
    [33, 31],
    [52, 31],
    [43, 42],
    [33, 42],
  ])
  x.fillStyle = rad(x, 60, 68, 16, ['rgba(255,120,140,.6)', 'rgba(255,80,110,0)'])
  x.fillRect(40, 50, 40, 36)
}

/** A folding fan of pleated silk with brass ribs. */
export function fan(c) {
  const [cx, cy, from, to, folds] = [50, 82, -Math.PI * 0.93, -Math.PI * 0.07, 9]
  const fold = (i) => from + ((to - from) * i) / folds
  relief(c, {
    mat: M.brass,
    bevel: 2,
    draw: (x) => poly(x, fanPoints(cx, cy, 58, from, to, folds, 54)),
  })
  relief(c, {
    mat: SILK,
    profile: 'flat',
    draw: (x) =>
      around(
        x,
        (hole) => hole.arc(cx, cy, 25, 0, TAU),
        () => poly(x, fanPoints(cx, cy, 55.5, from + 0.015, to - 0.015, folds, 51.5)),
      ),
    bump: (x) => {
      for (let i = 0; i < folds; i++) pleat(x, cx, cy, fold(i), fold(i + 1))
    },
    ...{ bumpAmt: 3.4, bumpSoft: 0.4, shadow: { x: 0, y: 0.5, b: 0.8, a: 0.7 } },
  })
  relief(c, { mat: M.brass, bevel: 1, draw: (x) => fanRibs(x, cx, cy, fold, folds) })
  relief(c, {
    mat: M.brass,
    bevel: 3,
    draw: (x) => poly(x, fanPoints(cx, cy, 23, from, to, 9, 18)),
  })
  relief(c, { mat: M.ruby, profile: 'inflate', draw: (x) => disc(x, cx, cy, 7.5) })
  relief(c, {
    mat: M.brass,
    bevel: 1.5,
    draw: (x) => {
      ring(x, cx, cy, 8, 2.6)
      strokePath(x, 'M50 90 L50 99', 2.2)
      strokePath(x, 'M47 92 L46 101 M53 92 L54 101', 1.2)
    },
  })
}

function pleat(x, cx, cy, from, to) {
  const share = (to - from) / TAU
  const slope = x.createConicGradient(from, cx, cy)
  slope.addColorStop(0, '#333')
  slope.addColorStop(share * 0.5, '#eee')
  slope.addColorStop(share, '#333')
  slope.addColorStop(1, '#333')
  x.fillStyle = slope
  x.beginPath()
  x.moveTo(cx, cy)
  x.arc(cx, cy, 60, from, to)
  x.fill()
}

function fanRibs(x, cx, cy, fold, folds) {
  x.lineWidth = 1.6
  for (let i = 0; i < folds; i++) {
    const a = fold(i + 0.5)
    x.beginPath()
    x.moveTo(...polar(cx, cy, 8, a))
    x.lineTo(...polar(cx, cy, 47, a))
    x.stroke()
    disc(x, ...polar(cx, cy, 48.5, a), 1.7)
  }
  for (const r of [26, 40]) {
    x.beginPath()
    x.arc(cx, cy, r, fold(0), fold(folds))
    x.stroke()
  }
}
