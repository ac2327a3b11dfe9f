// Numbers and colours. Everything is seeded: the same title is drawn the same way every time.
export const TAU = Math.PI * 2
export const clamp = (x, low = 0, high = 1) => (x < low ? low : x > high ? high : x)
export const lerp = (a, b, t) => a + (b - a) * t

export function smooth(from, to, x) {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A repeatable stream of numbers in [0, 1): mulberry32. */
export function rng(seed) {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function hash(x, y, seed) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Value noise, 0..1. */
export function noise(x, y, seed = 1) {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const u = x - xi
  const v = y - yi
  const a = u * u * (3 - 2 * u)
  const b = v * v * (3 - 2 * v)
  const top = lerp(hash(xi, yi, seed), hash(xi + 1, yi, seed), a)
  const bottom = lerp(hash(xi, yi + 1, seed), hash(xi + 1, yi + 1, seed), a)
  return lerp(top, bottom, b)
}

export function fbm(x, y, seed = 1, octaves = 4) {
  let value = 0
  let weight = 0.5
  let scale = 1
  for (let i = 0; i < octaves; i++) {
    value += weight * noise(x * scale, y * scale, seed + i * 17)
    weight *= 0.5
    scale *= 2.03
  }
  return value
}

export function hex(colour) {
  const n = Number.parseInt(colour.slice(1, 7), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function rgba(colour, alpha) {
  const [r, g, b] = hex(colour)
  return `rgba(${r},${g},${b},${alpha})`
}

export function mix(a, b, t) {
  const to = hex(b)
  const parts = hex(a).map((from, i) => Math.round(lerp(from, to[i], t)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Colours from dark to light as 256 entries: a material shades by value, the ramp gives the hue. */
export function ramp(colours) {
  const last = colours.length - 1
  const stops = colours.map(hex)
  const table = new Float32Array(256 * 3)
  for (let i = 0; i < 256; i++) {
    const place = (i / 255) * last
    const k = Math.min(last - 1, Math.floor(place))
    for (let c = 0; c < 3; c++) table[i * 3 + c] = lerp(stops[k][c], stops[k + 1][c], place - k)
  }
  return table
}
