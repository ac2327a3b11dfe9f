// Black lacquer with a vine of nacre, and the dark tray the cards lie in.
import { M } from '../../kit/materials.mjs'
import { TAU } from '../../kit/math.mjs'
import { lin, petal, rad } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { LACQUER, NACRE } from './materials.mjs'

const PEARL = ['#ffc9ee', '#c4dcff', '#b8ffe9', '#fff7bd', '#ffcfc4', '#d9c6ff']

/** The hollow frame; `t` is its thickness. */
export function frame(c, { x: left, y: top, w, h }, t) {
  const edge = (x, by, r) => x.roundRect(left - by, top - by, w + 2 * by, h + 2 * by, r)
  relief(c, {
    ...{ mat: LACQUER, bevel: t * 0.35 },
    draw: (x) => {
      x.beginPath()
      edge(x, t, t * 0.7)
      edge(x, 0, 4)
      x.fill('evenodd')
    },
    shadow: { x: 0, y: t * 0.5, b: t * 0.8, a: 0.7 },
  })
  relief(c, {
    ...{ mat: M.gold, bevel: 1.4, shadow: null },
    draw: (x) => {
      x.lineWidth = t * 0.1
      for (const [by, r] of [
        [t * 0.06, 4],
        [t * 0.88, t * 0.6],
      ]) {
        x.beginPath()
        edge(x, by, r)
        x.stroke()
      }
    },
  })
  relief(c, {
    ...{ mat: NACRE, bevel: t * 0.08, shadow: null },
    draw: (x) => {
      const middle = t * 0.47
      vine(x, w, t, (s) => [left + w * s, top - middle, 0])
      vine(x, w, t, (s) => [left + w * s, top + h + middle, 0])
      vine(x, h, t, (s) => [left - middle, top + h * s, Math.PI / 2])
      vine(x, h, t, (s) => [left + w + middle, top + h * s, Math.PI / 2])
    },
    paint: (x) => {
      const stops = Array.from({ length: 25 }, (_, i) => PEARL[i % 6])
      x.fillStyle = lin(x, left, top, left + w, top + h, stops)
      x.fillRect(left - 99, top - 99, w + 198, h + 198)
    },
  })
}

/** A stem that swings around its run, with leaves and a plum at every third knot. */
function vine(x, length, t, at) {
  const knots = Math.max(4, Math.round(length / (t * 1.7)))
  x.lineWidth = t * 0.07
  x.lineJoin = 'round'
  x.beginPath()
  for (let i = 0; i <= knots * 8; i++) {
    const [px, py, angle] = at(i / (knots * 8))
    const off = Math.sin((i / 8) * Math.PI) * t * 0.16
    x.lineTo(px - Math.sin(angle) * off, py + Math.cos(angle) * off)
  }
  x.stroke()
  for (let i = 0; i < knots; i++) knot(x, t, at((i + 0.5) / knots), i)
}

function knot(x, t, [px, py, angle], i) {
  if (i % 3 === 1)
    for (let k = 0; k < 5; k++)
      petal(x, px, py, t * 0.34, t * 0.18, (k / 5) * TAU - Math.PI / 2, 0.2)
  else
    for (const turn of [0, Math.PI])
      petal(x, px, py, t * 0.6, t * 0.15, angle + turn + (i % 2 ? 0.45 : -0.45))
}

/** The bed of one card: dark red lacquer with a warm light under it. */
export function cell(x, { x: left, y: top, w, h }) {
  x.fillStyle = lin(x, 0, top, 0, top + h, ['#1d090b', '#3a1014', '#1d090b'])
  x.fillRect(left, top, w, h)
  x.fillStyle = rad(x, left + w / 2, top + h / 2, h * 0.6, [
    'rgba(150,40,34,.4)',
    'rgba(80,16,18,0)',
  ])
  x.fillRect(left, top, w, h)
  x.strokeStyle = 'rgba(224,166,84,.16)'
  x.lineWidth = 1
  x.beginPath()
  x.roundRect(left + w * 0.045, top + h * 0.025, w * 0.91, h * 0.95, w * 0.07)
  x.stroke()
}

export function divider() {}
