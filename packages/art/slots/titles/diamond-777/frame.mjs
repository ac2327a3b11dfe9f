// A chrome bezel around three drums of brushed steel.
import { rgba } from '../../kit/math.mjs'
import { disc, lin } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { BLACK, CHROME, RED } from './materials.mjs'

/** The hollow frame; `t` is its thickness. The round of the drums lies over the symbols, too. */
export function frame(c, { x: left, y: top, w, h }, t) {
  const hollow = (outer, inner, r) => (x) => {
    x.beginPath()
    x.roundRect(left - outer, top - outer, w + 2 * outer, h + 2 * outer, r)
    x.roundRect(left - inner, top - inner, w + 2 * inner, h + 2 * inner, Math.max(2, r - t))
    x.fill('evenodd')
  }
  paint(c, (x) => drumShade(x, { left, top, w, h }))
  relief(c, {
    ...{ mat: CHROME, bevel: t * 0.42, draw: hollow(t, 0, t * 1.4) },
    shadow: { x: 0, y: t * 0.5, b: t * 0.8, a: 0.8 },
  })
  relief(c, { mat: BLACK, bevel: t * 0.1, shadow: null, draw: hollow(t * 0.72, t * 0.3, t * 1.2) })
  relief(c, { mat: RED, bevel: t * 0.12, shadow: null, draw: hollow(t * 0.62, t * 0.4, t * 1.1) })
  relief(c, {
    ...{ mat: CHROME, bevel: t * 0.16, shadow: { x: 0, y: 0.6, b: 0.8, a: 0.8 } },
    draw: (x) => {
      for (const at of [left - t * 0.5, left + w + t * 0.5])
        for (let row = 0; row < 3; row++) disc(x, at, top + (h * (row + 0.5)) / 3, t * 0.24)
    },
  })
}

const DRUMS = 3

/** Darker where a drum turns away, a bright line where it faces the lamp. */
function drumShade(x, { left, top, w, h }) {
  x.save()
  x.beginPath()
  x.rect(left, top, w, h)
  x.clip()
  const round = [0.72, 0.3, 0.08, 0, 0, 0, 0, 0.1, 0.34, 0.76]
  x.fillStyle = lin(
    x,
    0,
    top,
    0,
    top + h,
    round.map((alpha) => rgba('#020204', alpha)),
  )
  x.fillRect(left, top, w, h)
  const lamp = [0, 0, 0.02, 0.11, 0.02, 0, 0, 0, 0, 0]
  x.fillStyle = lin(
    x,
    0,
    top,
    0,
    top + h,
    lamp.map((alpha) => rgba('#ffffff', alpha)),
  )
  x.fillRect(left, top, w, h)
  for (let drum = 0; drum < DRUMS; drum++) {
    const [from, to] = [left + (w * drum) / DRUMS, left + (w * (drum + 1)) / DRUMS]
    const rim = [0.7, 0.12, 0, 0, 0, 0, 0, 0.12, 0.7]
    x.fillStyle = lin(
      x,
      from,
      0,
      to,
      0,
      rim.map((alpha) => rgba('#000000', alpha)),
    )
    x.fillRect(from, top, to - from, h)
  }
  x.restore()
}

/** The skin of a drum: brushed steel with fine grooves around it. */
export function cell(x, { x: left, y: top, w, h }, row, rows) {
  const bright = ['#14151a', '#343741', '#50545f', '#343741', '#14151a']
  const whole = top - row * h
  x.fillStyle = lin(x, 0, whole, 0, whole + rows * h, bright)
  x.fillRect(left, top, w, h)
  x.fillStyle = 'rgba(255,255,255,.035)'
  for (let at = 0; at < w; at += 4) x.fillRect(left + at, top, 1, h)
  x.fillStyle = 'rgba(0,0,0,.35)'
  x.fillRect(left, top, w, 1)
}

export function divider(x, at, top, h) {
  x.fillStyle = lin(x, at - 6, 0, at + 6, 0, [
    '#000000',
    '#0b0c10',
    '#9aa3b1',
    '#0b0c10',
    '#000000',
  ])
  x.fillRect(at - 6, top, 12, h)
}
