// Marble with a golden meander, a stone at each corner; and the ground of the reels.
import { gemHeight } from '../../kit/cuts.mjs'
import { M } from '../../kit/materials.mjs'
import { ngon, poly, rad } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { MARBLE, STORM } from './materials.mjs'

/** The hollow frame; `t` is its thickness. */
export function frame(c, { x: left, y: top, w, h }, t) {
  relief(c, {
    mat: MARBLE,
    bevel: t * 0.3,
    shadow: { x: 0, y: t * 0.5, b: t * 0.7, a: 0.7 },
    draw: (x) => slab(x, { left, top, w, h }, t),
    paint: (x) => {
      x.fillStyle = '#9a97dc'
      x.fillRect(-2000, -2000, 9000, 9000)
    },
  })
  relief(c, {
    mat: M.gold,
    bevel: t * 0.12,
    shadow: { x: 0, y: 1, b: 1, a: 0.6 },
    draw: (x) => {
      x.lineWidth = t * 0.2
      x.lineJoin = 'miter'
      x.strokeRect(left - t * 0.1, top - t * 0.1, w + t * 0.2, h + t * 0.2)
      for (const y of [top - t * 0.74, top + h + t * 0.28]) meander(x, left, y, w, t)
    },
  })
  for (const cx of [left - t * 0.5, left + w + t * 0.5])
    for (const cy of [top - t * 0.5, top + h + t * 0.5]) cornerStone(c, cx, cy, t)
}

function slab(x, { left, top, w, h }, t) {
  const cut = t * 1.1
  const [x0, y0, x1, y1] = [left - t, top - t, left + w + t, top + h + t]
  x.beginPath()
  for (const point of [
    [x0 + cut, y0],
    [x1 - cut, y0],
    [x1, y0 + cut],
    [x1, y1 - cut],
    [x1 - cut, y1],
    [x0 + cut, y1],
    [x0, y1 - cut],
    [x0, y0 + cut],
  ])
    x.lineTo(...point)
  x.closePath()
  x.rect(left, top, w, h)
  x.fill('evenodd')
}

function meander(x, left, y, w, t) {
  const m = t * 0.46
  const turns = Math.floor(w / (m * 2.4))
  const step = w / turns
  x.lineWidth = t * 0.11
  for (let i = 0; i < turns; i++) {
    const a = left + i * step
    x.beginPath()
    for (const [dx, dy] of [
      [0, 1],
      [0, 0],
      [0.8, 0],
      [0.8, 0.72],
      [0.36, 0.72],
      [0.36, 0.36],
    ])
      x.lineTo(a + dx * step, y + dy * m)
    x.stroke()
    x.beginPath()
    x.moveTo(a, y + m)
    x.lineTo(a + step, y + m)
    x.stroke()
  }
}

function cornerStone(c, cx, cy, t) {
  relief(c, {
    mat: M.gold,
    bevel: t * 0.2,
    profile: 'chamfer',
    draw: (x) => poly(x, ngon(cx, cy, t * 0.92, 4)),
  })
  const stone = ngon(cx, cy, t * 0.66, 4)
  relief(c, {
    mat: STORM,
    profile: 'cut',
    height: gemHeight(stone, t * 0.4, 1),
    draw: (x) => poly(x, stone),
    shadow: null,
  })
}

/** The ground of one cell, like the squares of a stone floor. */
export function cell(x, { x: left, y: top, w, h }, row) {
  const dark = (Math.round(left / w) + row) % 2
  x.fillStyle = dark ? '#272272' : '#1e1960'
  x.fillRect(left, top, w, h)
  const glow = ['rgba(124,150,255,.32)', 'rgba(60,60,200,0)']
  x.fillStyle = rad(x, left + w / 2, top + h / 2, w * 0.7, glow)
  x.fillRect(left, top, w, h)
}

export function divider(x, at, top, h) {
  x.fillStyle = 'rgba(160,170,255,.16)'
  x.fillRect(at - 0.5, top, 1, h)
}
