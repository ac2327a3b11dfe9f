// Strokes, the moon, letters: what everything of the title is made of. Only the moon is a circle.
import { centre, inked, moved } from '../../kit/letters.mjs'
import { rng, TAU } from '../../kit/math.mjs'
import { canvas, disc, polar, rad } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { brush } from '../../kit/strokes.mjs'
import { DEEP_INK, INK, LEAF, SILVER } from './materials.mjs'

const SHADOW = { x: 0.5, y: 1, b: 1, a: 0.45 }

/** Brush strokes as one lit layer: each is [path, width, options of its own]. */
export function strokes(c, mat, list, { shadow = SHADOW, ...options } = {}) {
  relief(c, {
    mat,
    profile: 'alpha',
    ...{ bevel: 1.6, depth: 1.2, shadow },
    draw: (x) =>
      list.forEach(([path, width, own], i) => {
        brush(x, path, width, { seed: i + 1, ...options, ...own })
      }),
  })
}

/** A pale light around the silhouette, so that ink reads on indigo. */
export function moonlit(c) {
  const shape = canvas(c.width, c.height)
  shape.ctx.drawImage(c, 0, 0)
  shape.ctx.globalCompositeOperation = 'source-in'
  shape.ctx.fillStyle = '#9fc4f2'
  shape.ctx.fillRect(0, 0, c.width, c.height)
  const x = c.ctx
  x.save()
  x.setTransform(1, 0, 0, 1, 0, 0)
  x.globalCompositeOperation = 'destination-over'
  for (const [soft, alpha] of [
    [1.1, 0.9],
    [4, 0.35],
  ]) {
    x.filter = `blur(${soft * c.u}px)`
    x.globalAlpha = alpha
    x.drawImage(shape, 0, 0)
  }
  x.restore()
}

/** Silver leaf, crumpled and torn along a few lines. */
export function moon(c, cx, cy, r, mat = LEAF) {
  relief(c, {
    mat,
    profile: 'inflate',
    depth: 0.55,
    draw: (x) => disc(x, cx, cy, r),
    bump: (x) => craters(x, cx, cy, r),
    ...{ bumpAmt: 1.2, bumpSoft: 1.2, shadow: { x: 0, y: 0.8, b: 2, a: 0.5 } },
  })
  paint(c, (x) => {
    x.beginPath()
    x.arc(cx, cy, r, 0, TAU)
    x.clip()
    const shade = ['rgba(10,20,50,.45)', 'rgba(10,20,50,.1)', 'rgba(10,20,50,0)']
    x.fillStyle = rad(x, cx + r * 0.35, cy + r * 0.45, r * 1.3, shade)
    x.fillRect(cx - r, cy - r, 2 * r, 2 * r)
    x.strokeStyle = 'rgba(20,34,66,.22)'
    x.lineWidth = r * 0.007
    const random = rng(3)
    for (let i = 0; i < 7; i++) {
      const y = cy - r + random() * 2 * r
      x.beginPath()
      x.moveTo(cx - r, y)
      x.lineTo(cx + r, y + (random() - 0.5) * r * 0.12)
      x.stroke()
    }
  })
}

function craters(x, cx, cy, r) {
  const random = rng(7)
  for (let i = 0; i < 16; i++) {
    const angle = random() * TAU
    const far = Math.sqrt(random()) * r * 0.85
    x.fillStyle = random() > 0.5 ? '#5a5a5a' : '#999'
    disc(x, ...polar(cx, cy, far, angle), r * (0.05 + random() * 0.16))
  }
}

/** A letter in silver over ink, with a second stroke of colour beside it. */
export const letter = (text, tint) => (c) => {
  const laid = centre(text, 68, 50, 50, 14)
  relief(c, {
    mat: DEEP_INK,
    profile: 'alpha',
    ...{ bevel: 1, shadow: null },
    draw: (x) => inked(x, laid, 0.42, 3, 0.3),
  })
  relief(c, {
    mat: tint,
    profile: 'alpha',
    ...{ bevel: 2.2, depth: 1.3, shadow: null },
    draw: (x) => inked(x, moved(laid, 3, 2.8), 0.26, 9, 0.2),
  })
  relief(c, {
    mat: SILVER,
    profile: 'alpha',
    ...{ bevel: 2.2, depth: 1.25, shadow: { x: 0.6, y: 1, b: 0.9, a: 0.7 } },
    draw: (x) => inked(x, laid, 0.27, 3, 0.2),
  })
}

/** A name written in silver on a stroke of ink; readable at 60 px. */
export function plate(c, text, y, height) {
  relief(c, {
    mat: INK,
    profile: 'alpha',
    shadow: null,
    draw: (x) =>
      brush(x, `M4 ${y + 1} C34 ${y - 4} 66 ${y - 2} 98 ${y}`, height * 1.6, {
        ...{ dry: 0.24, taper: [0.06, 0.2], splat: 7 },
      }),
  })
  relief(c, {
    mat: SILVER,
    profile: 'alpha',
    bevel: 1.6,
    draw: (x) => inked(x, centre(text, height, 51, y, 21), 0.28, 4, 0.02),
  })
}
