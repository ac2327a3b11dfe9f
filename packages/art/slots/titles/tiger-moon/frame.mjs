// A hanging scroll: silver rods, a brushed border; and the ground of the reels.
import { disc, lin, rad, rounded } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { brush } from '../../kit/strokes.mjs'
import { INK, ROD } from './materials.mjs'

/** The hollow frame; `t` is its thickness. */
export function frame(c, { x: left, y: top, w, h }, t) {
  const [right, bottom] = [left + w, top + h]
  relief(c, {
    mat: INK,
    profile: 'alpha',
    bevel: 2,
    shadow: { x: 0, y: t * 0.3, b: t * 0.6, a: 0.6 },
    draw: (x) => {
      const edges = [
        [left - t * 1.4, top - t * 0.35, right + t * 1.4, top - t * 0.3, 1.2],
        [right + t * 1.4, bottom + t * 0.35, left - t * 1.4, bottom + t * 0.3, 1.2],
        [left - t * 0.35, top - t, left - t * 0.3, bottom + t, 0.9],
        [right + t * 0.35, bottom + t, right + t * 0.3, top - t, 0.9],
      ]
      for (const [x0, y0, x1, y1, width] of edges)
        brush(x, `M${x0} ${y0} L${x1} ${y1}`, t * width, {
          ...{ seed: 5, dry: 0.35, taper: [0.01, 0.06], bristles: 46 },
        })
      x.globalCompositeOperation = 'destination-out'
      x.globalAlpha = 1
      rounded(x, left, top, w, h, 2)
    },
  })
  relief(c, {
    mat: ROD,
    bevel: t * 0.13,
    draw: (x) => {
      x.lineWidth = t * 0.26
      x.strokeRect(left - t * 0.13, top - t * 0.13, w + t * 0.26, h + t * 0.26)
    },
  })
  for (const y of [top - t * 0.5, bottom + t * 0.5]) rod(c, left, right, y, t)
}

function rod(c, left, right, y, t) {
  relief(c, {
    mat: ROD,
    bevel: t * 0.34,
    shadow: { x: 0, y: t * 0.2, b: t * 0.3, a: 0.6 },
    draw: (x) => rounded(x, left - t * 1.5, y - t * 0.34, right - left + t * 3, t * 0.68, t * 0.3),
  })
  for (const end of [left - t * 1.7, right + t * 1.7]) {
    relief(c, {
      mat: { ...INK, ramp: ['#04060c', '#0a0f1a', '#141c2b', '#2a3750', '#7d8fae'] },
      profile: 'inflate',
      draw: (x) => {
        disc(x, end, y, t * 0.56)
        rounded(x, end - t * 0.4, y - t * 0.4, t * 0.8, t * 0.8, t * 0.2)
      },
    })
    relief(c, { mat: ROD, profile: 'inflate', draw: (x) => disc(x, end, y, t * 0.24) })
  }
}

export function cell(x, { x: left, y: top, w, h }) {
  x.fillStyle = lin(x, 0, top, 0, top + h, ['#122a4e', '#163560', '#0f2444'])
  x.fillRect(left, top, w, h)
  const glow = ['rgba(150,190,240,.34)', 'rgba(90,130,190,0)']
  x.fillStyle = rad(x, left + w / 2, top + h / 2, w * 0.66, glow)
  x.fillRect(left, top, w, h)
}

export function divider(x, at, top, h) {
  const clear = 'rgba(200,220,245,0)'
  const line = 'rgba(200,220,245,.5)'
  x.fillStyle = lin(x, 0, top, 0, top + h, [clear, line, line, clear])
  x.fillRect(at - 0.75, top, 1.5, h)
}
