// The frame and the ground of the reels.
import { M } from '../../kit/materials.mjs'
import { disc, lin, rad, rounded } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'

/** The hollow frame: stepped brass, a velvet channel, studs. `t` is its thickness. */
export function frame(c, { x: left, y: top, w, h }, t) {
  const grown = (by) => [left - by, top - by, w + 2 * by, h + 2 * by]
  relief(c, {
    mat: M.brassDark,
    bevel: t * 0.22,
    shadow: { x: 0, y: t * 0.5, b: t * 0.7, a: 0.75 },
    draw: (x) => {
      x.beginPath()
      x.roundRect(...grown(t), 5)
      x.fill()
      for (const [cx, dx] of [
        [left - t, -1],
        [left + w + t, 1],
      ])
        for (const [cy, dy] of [
          [top - t, -1],
          [top + h + t, 1],
        ])
          corner(x, cx, cy, dx, dy, t)
      x.globalCompositeOperation = 'destination-out'
      rounded(x, ...grown(1), 4)
    },
  })
  relief(c, {
    mat: M.velvetDark,
    profile: 'flat',
    shadow: null,
    draw: (x) => {
      x.lineWidth = t * 0.42
      x.strokeRect(...grown(t * 0.5))
    },
  })
  relief(c, {
    mat: M.brass,
    bevel: t * 0.1,
    shadow: { x: 0, y: 1, b: 1, a: 0.6 },
    draw: (x) => {
      x.lineWidth = t * 0.2
      x.strokeRect(...grown(t * 0.9))
      x.lineWidth = t * 0.22
      x.strokeRect(...grown(t * 0.12))
      studs(x, { left, top, w, h, t })
    },
  })
}

function corner(x, cx, cy, dx, dy, t) {
  for (let i = 0; i < 3; i++) {
    const size = t * (1.5 - i * 0.42)
    const out = t * 0.3 * i - size * 0.3
    rounded(x, cx - size / 2 + dx * out, cy - size / 2 + dy * out, size, size, 2)
  }
}

function studs(x, { left, top, w, h, t }) {
  const across = Math.round(w / (t * 1.5))
  const down = Math.round(h / (t * 1.5))
  for (let i = 1; i < across; i++)
    for (const y of [top - t * 0.5, top + h + t * 0.5])
      disc(x, left + (w * i) / across, y, t * 0.12)
  for (let i = 1; i < down; i++)
    for (const at of [left - t * 0.5, left + w + t * 0.5])
      disc(x, at, top + (h * i) / down, t * 0.12)
}

/** The ground of one cell, with a light behind where the symbol stands. */
export function cell(x, { x: left, y: top, w, h }, row, rows) {
  const edge = row === 0 ? ['#1a0510', '#3a0a1e'] : ['#3a0a1e', '#170410']
  const colours = row > 0 && row < rows - 1 ? ['#3d0b20', '#3d0b20'] : edge
  x.fillStyle = lin(x, 0, top, 0, top + h, colours)
  x.fillRect(left, top, w, h)
  const glow = ['rgba(214,60,92,.34)', 'rgba(120,20,50,0)']
  x.fillStyle = rad(x, left + w / 2, top + h / 2, w * 0.62, glow)
  x.fillRect(left, top, w, h)
}

export function divider(x, at, top, h) {
  x.fillStyle = lin(x, at - 3, 0, at + 3, 0, ['#2a1006', '#e2b661', '#3a1a08'])
  x.fillRect(at - 1.5, top, 3, h)
}
