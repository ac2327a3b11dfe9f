// Lines with a hand behind them: outlines of changing width, brush strokes with bristles, hairs.
import { clamp, lerp, noise, rng, smooth, TAU } from './math.mjs'
import { disc, poly } from './pen.mjs'

/** An M/L/Q/C path as polylines. */
export function flatten(d, steps = 18) {
  const tokens = d.match(/[MLQC]|-?[\d.]+/g)
  const lines = []
  let i = 0
  let command
  let at
  const point = () => [+tokens[i++], +tokens[i++]]
  while (i < tokens.length) {
    if (/[MLQC]/.test(tokens[i])) command = tokens[i++]
    if (command === 'M') {
      at = point()
      lines.push([at])
      command = 'L'
      continue
    }
    const line = lines[lines.length - 1]
    const controls = { L: 1, Q: 2, C: 3 }[command]
    const curve = [at, ...Array.from({ length: controls }, point)]
    if (command === 'L') line.push(curve[1])
    else for (let k = 1; k <= steps; k++) line.push(bezier(curve, k / steps))
    at = curve[controls]
  }
  return lines
}

function bezier(points, t) {
  let row = points
  while (row.length > 1)
    row = row.slice(1).map(([x, y], i) => [lerp(row[i][0], x, t), lerp(row[i][1], y, t)])
  return row[0]
}

export function lengthOf(line) {
  let length = 0
  for (let i = 1; i < line.length; i++)
    length += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1])
  return length || 1
}

/** The same line with `n` points at even distances. */
export function resample(line, n) {
  const reach = [0]
  for (let i = 1; i < line.length; i++)
    reach.push(reach[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]))
  const total = reach[reach.length - 1] || 1
  let k = 0
  return Array.from({ length: n }, (_, i) => {
    const wanted = (i / (n - 1)) * total
    while (k < reach.length - 2 && reach[k + 1] < wanted) k++
    const t = clamp((wanted - reach[k]) / (reach[k + 1] - reach[k] || 1))
    return [lerp(line[k][0], line[k + 1][0], t), lerp(line[k][1], line[k + 1][1], t)]
  })
}

/** Cut at sharp corners, so that each run can be drawn as one gesture. */
export function runsOf(line) {
  const runs = [[line[0]]]
  for (let i = 1; i < line.length; i++) {
    runs[runs.length - 1].push(line[i])
    if (i === line.length - 1) continue
    const before = Math.atan2(line[i][1] - line[i - 1][1], line[i][0] - line[i - 1][0])
    const after = Math.atan2(line[i + 1][1] - line[i][1], line[i + 1][0] - line[i][0])
    const bend = Math.abs(before - after)
    if (Math.min(bend, TAU - bend) > 0.6) runs.push([line[i]])
  }
  return runs
}

/** A stroke whose half width is `width(t, angle)`; `reach` lengthens both ends. */
export function strokeVar(x, line, width, reach = 0) {
  for (const run of runsOf(line)) {
    if (run.length < 2) continue
    const longer = reach ? lengthened(run, reach) : run
    const points = resample(longer, Math.max(12, Math.round(lengthOf(longer) / 1.2)))
    const left = []
    const right = []
    points.forEach((point, i) => {
      const angle = angleAt(points, i, 1)
      const half = width(i / (points.length - 1), angle)
      left.push([point[0] - Math.sin(angle) * half, point[1] + Math.cos(angle) * half])
      right.unshift([point[0] + Math.sin(angle) * half, point[1] - Math.cos(angle) * half])
    })
    poly(x, [...left, ...right])
  }
}

function lengthened(run, reach) {
  const beyond = (a, b) => {
    const length = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1
    return [a[0] + ((a[0] - b[0]) / length) * reach, a[1] + ((a[1] - b[1]) / length) * reach]
  }
  const last = run.length - 1
  return [beyond(run[0], run[1]), ...run.slice(1, last), beyond(run[last], run[last - 1])]
}

function angleAt(points, i, span) {
  const a = points[Math.max(0, i - span)]
  const b = points[Math.min(points.length - 1, i + span)]
  return Math.atan2(b[1] - a[1], b[0] - a[0])
}

/** A calligraphic brush: bristles with pressure, dry gaps and splashes; alpha carries the texture. */
export function brush(x, path, width, options = {}) {
  const { seed = 1, splat = 0, color = '#fff' } = options
  const random = rng(seed * 7919 + 13)
  for (const line of typeof path === 'string' ? flatten(path) : [path]) {
    const stroke = strokeOf(line, width, options)
    x.save()
    x.strokeStyle = color
    x.fillStyle = color
    x.lineCap = 'round'
    wetCore(x, stroke)
    const count = options.bristles || Math.max(12, Math.round(width * 2.2))
    for (let b = 0; b < count; b++) bristle(x, stroke, (b / (count - 1)) * 2 - 1, count, random)
    x.globalAlpha = 0.8
    for (let k = 0; k < splat; k++) splash(x, stroke, random)
    x.restore()
  }
}

function strokeOf(line, width, { seed = 1, dry = 0.35, taper = [0.15, 0.35], press }) {
  const length = lengthOf(line)
  const points = resample(line, Math.max(24, Math.round(length / 1.1)))
  const angles = points.map((_, i) => angleAt(points, i, 2))
  const pressure = (t) =>
    (press ? press(t) : 1) * smooth(0, taper[0], t + 0.02) * (1 - 0.92 * smooth(1 - taper[1], 1, t))
  return { points, angles, pressure, length, width, seed, dry }
}

function wetCore(x, { points, pressure, width, dry }) {
  x.globalAlpha = 0.16
  for (let i = 1; i < points.length; i += 2) {
    const t = i / (points.length - 1)
    const half = width * 0.5 * pressure(t) * (1 - dry * smooth(0.25, 0.9, t))
    if (half > 0.15 && t > 0.06 && t < 0.8) disc(x, points[i][0], points[i][1], half * 0.8)
  }
}

function bristle(x, stroke, place, count, random) {
  const { points, angles, pressure, length, width, seed, dry } = stroke
  const u = place + (random() - 0.5) * 0.05
  const own = Math.floor(random() * 9999) % 97
  x.lineWidth = (width / count) * (0.6 + random())
  const from = random() * 0.03
  const to = 1 - random() * 0.12 * (0.4 + dry)
  let down = false
  x.beginPath()
  points.forEach((point, i) => {
    const t = i / (points.length - 1)
    const ink = noise(t * length * 0.05, u * 6, own + seed) + 0.5
    const wet = ink - dry * (0.35 + t) - 0.5 * Math.abs(u) * dry
    const half = width * 0.5 * pressure(t) * u
    const px = point[0] - Math.sin(angles[i]) * half
    const py = point[1] + Math.cos(angles[i]) * half
    const touching = t > from && t < to && wet > 0.18
    if (touching && down) x.lineTo(px, py)
    else if (touching) x.moveTo(px, py)
    down = touching
  })
  x.globalAlpha = 0.55 + random() * 0.45
  x.stroke()
}

function splash(x, { points, width }, random) {
  const point = points[Math.floor(random() * points.length)]
  const angle = random() * TAU
  const far = width * (0.5 + random() * random() * 1.1)
  const size = width * (0.015 + random() * random() * 0.06)
  disc(x, point[0] + Math.cos(angle) * far, point[1] + Math.sin(angle) * far, size)
}

/** One tapered hair, needle or blade. */
export function hair(x, x0, y0, x1, y1, width, bend = 0) {
  const mx = (x0 + x1) / 2 - (y1 - y0) * bend
  const my = (y0 + y1) / 2 + (x1 - x0) * bend
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  const nx = ((y0 - y1) / length) * (width / 2)
  const ny = ((x1 - x0) / length) * (width / 2)
  x.beginPath()
  x.moveTo(x0 + nx * 0.6, y0 + ny * 0.6)
  x.quadraticCurveTo(mx + nx, my + ny, x1, y1)
  x.quadraticCurveTo(mx - nx, my - ny, x0 - nx * 0.6, y0 - ny * 0.6)
  x.fill()
}
