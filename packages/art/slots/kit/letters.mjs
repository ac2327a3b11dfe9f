// One skeleton alphabet of our own; each title strokes it with its own tool.
import { poly } from './pen.mjs'
import { brush, flatten, runsOf, strokeVar } from './strokes.mjs'

/** Advance and strokes, on a cap height of 100. */
const GLYPHS = {
  A: [80, 'M4 100 L40 0 L76 100 M17 66 L63 66'],
  B: [66, 'M8 47 L32 47 Q58 47 58 24 Q58 0 32 0 L8 0 L8 100 L32 100 Q62 100 62 74 Q62 47 32 47'],
  C: [74, 'M70 22 Q60 0 40 0 Q6 0 6 50 Q6 100 40 100 Q60 100 70 78'],
  D: [76, 'M8 0 L30 0 Q70 0 70 50 Q70 100 30 100 L8 100 L8 0'],
  E: [58, 'M54 0 L8 0 L8 100 L54 100 M8 48 L44 48'],
  F: [56, 'M54 0 L8 0 L8 100 M8 48 L44 48'],
  G: [80, 'M70 22 Q60 0 40 0 Q6 0 6 50 Q6 100 40 100 Q72 100 72 58 L46 58'],
  H: [76, 'M8 0 L8 100 M68 0 L68 100 M8 48 L68 48'],
  I: [22, 'M11 0 L11 100'],
  J: [56, 'M46 0 L46 66 Q46 100 25 100 Q7 100 4 74'],
  K: [70, 'M8 0 L8 100 M62 0 L10 58 M26 40 L66 100'],
  L: [54, 'M8 0 L8 100 L52 100'],
  M: [92, 'M8 100 L8 0 L46 62 L84 0 L84 100'],
  N: [78, 'M8 100 L8 0 L70 100 L70 0'],
  O: [84, 'M42 0 Q78 0 78 50 Q78 100 42 100 Q6 100 6 50 Q6 0 42 0'],
  P: [64, 'M8 100 L8 0 L32 0 Q60 0 60 28 Q60 55 32 55 L8 55'],
  Q: [86, 'M42 0 Q78 0 78 50 Q78 100 42 100 Q6 100 6 50 Q6 0 42 0 M48 70 L80 106'],
  R: [66, 'M8 100 L8 0 L32 0 Q60 0 60 28 Q60 55 32 55 L8 55 M32 55 L62 100'],
  S: [64, 'M58 18 Q50 0 32 0 Q8 0 8 24 Q8 42 32 49 Q60 56 60 77 Q60 100 32 100 Q10 100 4 80'],
  T: [70, 'M35 0 L35 100 M3 0 L67 0'],
  U: [76, 'M8 0 L8 60 Q8 100 38 100 Q68 100 68 60 L68 0'],
  V: [78, 'M4 0 L39 100 L74 0'],
  W: [104, 'M4 0 L28 100 L52 14 L76 100 L100 0'],
  X: [72, 'M6 0 L66 100 M66 0 L6 100'],
  Y: [74, 'M4 0 L37 52 L70 0 M37 52 L37 100'],
  0: [68, 'M34 0 Q62 0 62 50 Q62 100 34 100 Q6 100 6 50 Q6 0 34 0'],
  1: [40, 'M6 20 L28 0 L28 100'],
  2: [62, 'M6 26 Q10 0 32 0 Q58 0 58 27 Q58 46 6 100 L60 100'],
  3: [62, 'M6 20 Q12 0 32 0 Q56 0 56 24 Q56 47 28 47 Q60 47 60 74 Q60 100 30 100 Q9 100 4 80'],
  4: [66, 'M48 100 L48 0 L6 70 L64 70'],
  5: [62, 'M54 0 L14 0 L9 44 Q60 30 58 68 Q56 100 30 100 Q10 100 5 80'],
  6: [64, 'M54 12 Q46 0 34 0 Q6 0 6 58 Q6 100 33 100 Q60 100 60 70 Q60 42 33 42 Q10 42 6 66'],
  7: [60, 'M5 0 L56 0 L22 100'],
  8: [
    64,
    'M32 47 Q8 47 8 24 Q8 0 32 0 Q56 0 56 24 Q56 47 32 47 Q60 47 60 74 Q60 100 32 100 Q4 100 4 74 Q4 47 32 47',
  ],
  9: [64, 'M10 88 Q18 100 30 100 Q58 100 58 42 Q58 0 31 0 Q4 0 4 30 Q4 58 31 58 Q54 58 58 34'],
  '+': [64, 'M32 26 L32 78 M6 52 L58 52'],
  '×': [60, 'M10 32 L50 78 M50 32 L10 78'],
  ',': [28, 'M18 80 L10 106'],
  ' ': [36, ''],
}

/** Strokes of a text at a cap height. */
export function layout(text, height, track = 14) {
  const scale = height / 100
  const strokes = []
  let x = 0
  for (const letter of text) {
    const [advance, path] = GLYPHS[letter] ?? GLYPHS[' ']
    for (const line of path ? flatten(path) : [])
      strokes.push({ letter, line: line.map(([a, b]) => [(x + a) * scale, b * scale]) })
    x += advance + track
  }
  return { width: (x - track) * scale, height, top: 0, strokes }
}

/** The same, centred on a point. */
export function centre(text, height, cx, cy, track) {
  const laid = layout(text, height, track)
  const [dx, dy] = [cx - laid.width / 2, cy - height / 2]
  const strokes = laid.strokes.map(({ letter, line }) => ({
    letter,
    line: line.map(([a, b]) => [a + dx, b + dy]),
  }))
  return { ...laid, top: dy, strokes }
}

/** Cut to the cap band, so that stems end flat. Tails go below it. */
function inBand(x, { top, height, strokes }, margin, draw) {
  const tail = strokes.some(({ letter }) => letter === ',')
    ? 1.3
    : strokes.some(({ letter }) => letter === 'Q')
      ? 1.12
      : 1
  x.save()
  x.beginPath()
  x.rect(-1e4, top - margin, 2e4, height * tail + 2 * margin)
  x.clip()
  draw()
  x.restore()
}

/** A broad nib: thick stems, thin bars. */
export function deco(x, laid, weight = 1) {
  const { height, strokes } = laid
  inBand(x, laid, height * 0.045 * weight, () => {
    for (const { line } of strokes)
      strokeVar(
        x,
        line,
        (_t, angle) =>
          height * (0.05 + 0.085 * Math.abs(Math.sin(angle)) ** 1.5 + (weight - 1) * 0.07),
        height * 0.05 * weight,
      )
  })
}

/** The bright line inside the stems. */
export function decoInline(x, { height, strokes }, weight = 1) {
  for (const { line } of strokes)
    strokeVar(x, line, (_t, angle) =>
      Math.abs(Math.sin(angle)) > 0.75 ? height * 0.022 * weight : 0.01,
    )
}

/** One even, heavy line with sharp corners, for what is cut or cast. */
export function heavy(x, { height, strokes }, weight = 0.2, { cap = 'butt', join = 'miter' } = {}) {
  x.lineCap = cap
  x.lineJoin = join
  x.miterLimit = 2.4
  x.lineWidth = height * weight
  for (const { letter, line } of strokes) {
    if (letter === ',') {
      comma(x, line, height * weight)
      continue
    }
    x.beginPath()
    for (const point of line) x.lineTo(...point)
    const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]]
    if (Math.hypot(ax - bx, ay - by) < 0.5) x.closePath()
    x.stroke()
  }
}

/** Cut into a block of wood: the width turns with the knife, ends flare a little. */
export function wood(x, { height, strokes }, weight = 1) {
  for (const { line } of strokes)
    strokeVar(x, line, (t, angle) => {
      const flare = 1 + 0.28 * (Math.abs(t - 0.5) * 2) ** 6
      return height * weight * (0.055 + 0.07 * Math.abs(Math.sin(angle - 0.5))) * flare
    })
}

/** A loaded brush, one gesture per run. */
export function inked(x, { height, strokes }, weight = 0.2, seed = 1, dry = 0.3) {
  const written = strokes.filter(({ letter }) => letter !== ',')
  for (const { line } of strokes.filter(({ letter }) => letter === ','))
    comma(x, line, height * weight)
  written.forEach(({ line }, i) => {
    runsOf(line).forEach((run, k) => {
      brush(x, run, height * weight, {
        seed: seed + i * 5 + k,
        dry,
        taper: [0.06, 0.22],
        press: (t) => 1.08 - 0.35 * Math.sin(t * 3.14),
        splat: 1,
      })
    })
  })
}

/** Too short for a stroke: a drop with a tail, or it would be read as a point. */
function comma(x, [[ax, ay], [bx, by]], width) {
  const tail = [bx + (bx - ax) * 0.9, by + (by - ay) * 0.55]
  poly(x, [
    [ax - width * 0.36, ay - width * 0.3],
    [ax + width * 0.5, ay - width * 0.3],
    [ax + width * 0.42, ay + width * 0.4],
    tail,
    [ax - width * 0.05, ay + width * 0.5],
    [ax - width * 0.4, ay + width * 0.3],
  ])
}

/** The same lettering, moved. */
export function moved(laid, dx, dy) {
  const strokes = laid.strokes.map(({ letter, line }) => ({
    letter,
    line: line.map(([a, b]) => [a + dx, b + dy]),
  }))
  return { ...laid, top: laid.top + dy, strokes }
}
