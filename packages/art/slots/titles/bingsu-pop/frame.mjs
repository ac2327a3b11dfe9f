// A slab of ice with snow on it, and cells of frosted glass.
import { shards } from '../../kit/cuts.mjs'
import { rng } from '../../kit/math.mjs'
import { disc, lin, rad, rounded } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { ICE, SNOW } from './materials.mjs'

const SLAB = { ...ICE, ramp: ['#6db6ea', '#9fd4f6', '#cdecfc', '#f0fbff', '#ffffff'] }

/** The hollow frame; `t` is its thickness. */
export function frame(c, { x: left, y: top, w, h }, t) {
  const reach = Math.max(w, h) * 0.75
  relief(c, {
    ...{ mat: SLAB, bevel: t * 0.5, depth: 0.9 },
    draw: (x) => {
      x.beginPath()
      x.roundRect(left - t, top - t, w + 2 * t, h + 2 * t, t * 1.6)
      x.roundRect(left, top, w, h, t * 0.5)
      x.fill('evenodd')
    },
    facets: {
      pts: shards(150, 5, left + w / 2, top + h / 2, reach, 0),
      ...{ amt: 0.3, line: t * 0.05 },
    },
    shadow: { x: 0, y: t * 0.6, b: t * 0.9, a: 0.4, c: '#2c5f92' },
  })
  relief(c, {
    ...{ mat: SNOW, profile: 'inflate', depth: 0.7 },
    draw: (x) => drift(x, left, top, w, t),
    shadow: { x: 0, y: t * 0.12, b: t * 0.15, a: 0.35, c: '#2c5f92' },
  })
}

/** Snow along the upper edge, dripping here and there. */
function drift(x, left, top, w, t) {
  const random = rng(9)
  const heaps = Math.round(w / (t * 1.1))
  for (let i = 0; i <= heaps; i++) {
    const at = left + (w * i) / heaps
    disc(x, at, top - t * 0.9, t * (0.5 + random() * 0.35))
    if (random() > 0.45)
      rounded(x, at - t * 0.2, top - t, t * 0.4, t * (0.5 + random() * 0.7), t * 0.2)
  }
}

/** One cell; every second is a little darker. */
export function cell(x, { x: left, y: top, w, h }) {
  const odd = (Math.round(left / w) + Math.round(top / h)) % 2
  x.fillStyle = odd ? '#d3ecfd' : '#e6f5ff'
  x.fillRect(left, top, w, h)
  const frost = ['rgba(255,255,255,.9)', 'rgba(255,255,255,0)']
  x.fillStyle = rad(x, left + w / 2, top + h / 2, w * 0.6, frost)
  x.fillRect(left, top, w, h)
  x.fillStyle = lin(x, 0, top, 0, top + h, ['rgba(120,180,230,.16)', 'rgba(255,255,255,0)'])
  x.fillRect(left, top, w, h)
}

export function divider(x, at, top, h) {
  x.fillStyle = 'rgba(255,255,255,.9)'
  x.fillRect(at - 0.5, top, 1, h)
}
