// Canvases, gradients and shapes. A shape only adds to the present fill, so shapes unite for free.
import { rng, TAU } from './math.mjs'

export function canvas(width, height) {
  const made = document.createElement('canvas')
  made.width = Math.round(width)
  made.height = Math.round(height)
  made.ctx = made.getContext('2d', { willReadFrequently: true })
  return made
}

/** A canvas measured in units: `u` pixels each, with its origin moved in by `ox`, `oy` units. */
export function board(width, height, u = 1, ox = 0, oy = 0) {
  const made = canvas(width * u, height * u)
  return Object.assign(made, { u, ox, oy, uw: width - 2 * ox, uh: height - 2 * oy })
}

/** Draws in the units of a board. */
export function inUnits(dst, draw) {
  const { ctx, u, ox, oy } = dst
  ctx.save()
  ctx.setTransform(u, 0, 0, u, ox * u, oy * u)
  draw(ctx)
  ctx.restore()
}

function stopped(gradient, stops) {
  stops.forEach((stop, i) => {
    const even = i / (stops.length - 1)
    if (Array.isArray(stop)) gradient.addColorStop(stop[0], stop[1])
    else gradient.addColorStop(even, stop)
  })
  return gradient
}

export const lin = (x, x0, y0, x1, y1, stops) =>
  stopped(x.createLinearGradient(x0, y0, x1, y1), stops)

export const rad = (x, cx, cy, r, stops) =>
  stopped(x.createRadialGradient(cx, cy, 0, cx, cy, r), stops)

export function poly(x, points) {
  x.beginPath()
  points.forEach(([a, b], i) => {
    if (i) x.lineTo(a, b)
    else x.moveTo(a, b)
  })
  x.closePath()
  x.fill()
}

export function disc(x, cx, cy, r, ry = r, turn = 0) {
  x.beginPath()
  x.ellipse(cx, cy, r, ry, turn, 0, TAU)
  x.fill()
}

export function ring(x, cx, cy, r, width) {
  x.lineWidth = width
  x.beginPath()
  x.arc(cx, cy, r, 0, TAU)
  x.stroke()
}

export const fillPath = (x, d) => x.fill(new Path2D(d))

export function strokePath(x, d, width, cap = 'round', join = 'round') {
  x.lineWidth = width
  x.lineCap = cap
  x.lineJoin = join
  x.miterLimit = 6
  x.stroke(new Path2D(d))
}

export function rounded(x, left, top, width, height, r) {
  x.beginPath()
  x.roundRect(left, top, width, height, r)
  x.fill()
}

/** Fills everything but a hole. */
export function around(x, hole, draw) {
  x.save()
  x.beginPath()
  x.rect(-1e4, -1e4, 2e4, 2e4)
  hole(x)
  x.clip('evenodd')
  draw(x)
  x.restore()
}

export function turned(x, cx, cy, angle, draw) {
  x.save()
  x.translate(cx, cy)
  x.rotate(angle)
  x.translate(-cx, -cy)
  draw(x)
  x.restore()
}

export const polar = (cx, cy, r, angle) => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]

export const ngon = (cx, cy, r, n, turn = 0) =>
  Array.from({ length: n }, (_, i) => polar(cx, cy, r, turn + (i * TAU) / n))

export const star = (cx, cy, outer, inner, n, turn = -Math.PI / 2) =>
  Array.from({ length: n * 2 }, (_, i) =>
    polar(cx, cy, i % 2 ? inner : outer, turn + (i * Math.PI) / n),
  )

/** A drop-shaped petal that points along an angle. */
export function petal(x, cx, cy, length, width, angle, notch = 0) {
  x.save()
  x.translate(cx, cy)
  x.rotate(angle)
  x.beginPath()
  x.moveTo(0, 0)
  x.bezierCurveTo(length * 0.2, -width, length * 0.85, -width, length, -notch * width)
  x.lineTo(length * (1 - notch * 0.18), 0)
  x.lineTo(length, notch * width)
  x.bezierCurveTo(length * 0.85, width, length * 0.2, width, 0, 0)
  x.fill()
  x.restore()
}

/** Film grain, which also hides the steps of long gradients. */
export function grain(made, amount = 0.03, seed = 5) {
  const image = made.ctx.getImageData(0, 0, made.width, made.height)
  const random = rng(seed)
  for (let i = 0; i < image.data.length; i += 4) {
    const shift = (random() + random() - 1) * 255 * amount
    image.data[i] += shift
    image.data[i + 1] += shift
    image.data[i + 2] += shift
  }
  made.ctx.putImageData(image, 0, 0)
}
