// Buttons of the control deck, in the metal of the title.
import { M } from './materials.mjs'
import { mix, TAU } from './math.mjs'
import { board, disc, poly, ring, rounded } from './pen.mjs'
import { relief } from './relief.mjs'

/** The round button; `sign` is what is embossed on it. */
export function spinButton({ metal }, sign, size = 296) {
  const r = 50
  const c = board(112, 112, size / 112, 56, 54)
  relief(c, {
    mat: metal,
    bevel: r * 0.14,
    shadow: { x: 0, y: 2, b: 2.5, a: 0.7, c: '#000' },
    draw: (x) => disc(x, 0, 0, r),
  })
  relief(c, { mat: metal, bevel: r * 0.05, shadow: null, draw: (x) => ring(x, 0, 0, r * 0.86, 4) })
  relief(c, {
    mat: M.action,
    profile: 'inflate',
    depth: 0.5,
    shadow: { x: 0, y: 1, b: 2.5, a: 0.7 },
    draw: (x) => disc(x, 0, 0, r * 0.8),
  })
  relief(c, {
    mat: M.ceramic,
    bevel: r * 0.06,
    shadow: { x: 0, y: 1.5, b: 2, a: 0.5, c: '#4a0620' },
    draw: (x) => SIGNS[sign](x, r),
  })
  return c
}

const SIGNS = {
  spin: (x, r) => {
    x.lineWidth = r * 0.13
    x.lineCap = 'round'
    for (const turn of [0, Math.PI]) {
      x.beginPath()
      x.arc(0, 0, r * 0.42, turn - 2.7, turn - 0.55)
      x.stroke()
      arrowHead(x, r, turn - 0.3)
    }
  },
  stop: (x, r) => rounded(x, -r * 0.3, -r * 0.3, r * 0.6, r * 0.6, r * 0.1),
}

function arrowHead(x, r, a) {
  const px = r * 0.42 * Math.cos(a - 0.12)
  const py = r * 0.42 * Math.sin(a - 0.12)
  const [ux, uy] = [r * 0.2 * Math.cos(a - 0.35), r * 0.2 * Math.sin(a - 0.35)]
  poly(x, [
    [px + ux, py + uy],
    [px - ux, py - uy],
    [px - r * 0.26 * Math.sin(a), py + r * 0.26 * Math.cos(a)],
  ])
}

/** A smooth knob, under an icon of the page. */
export function knob({ ink, knob: own }, size = 140) {
  const { dark, text, glow } = ink
  const c = board(112, 112, size / 112, 56, 54)
  const mat = own ?? {
    kind: 'gloss',
    ramp: [mix(dark, '#000000', 0.5), dark, mix(dark, text, 0.16), mix(dark, text, 0.4), text],
    ...{ gloss: 60, spec: 0.3, coat: 0.4, clear: 0.35, rim: glow, grain: 0.01 },
  }
  relief(c, {
    mat,
    profile: 'inflate',
    depth: 0.42,
    shadow: { x: 0, y: 2, b: 2.5, a: 0.6, c: '#000' },
    draw: (x) => {
      x.beginPath()
      x.arc(0, 0, 50, 0, TAU)
      x.fill()
    },
  })
  return c
}
