// From a mask to a height: exact distances, blurs and inflated shapes, on typed arrays.
import { clamp, lerp } from './math.mjs'

const FAR = 1e20

/** How deep each pixel lies inside the mask, with sub-pixel edges (Felzenszwalb and Huttenlocher). */
export function insideDistance(alpha, w, h) {
  const field = new Float64Array(w * h)
  for (let i = 0; i < field.length; i++) {
    const edge = 0.5 - alpha[i]
    field[i] = alpha[i] >= 0.996 ? FAR : alpha[i] > 0.004 && edge < 0 ? edge * edge : 0
  }
  const size = Math.max(w, h)
  const scratch = {
    f: new Float64Array(size),
    z: new Float64Array(size + 1),
    v: new Uint16Array(size),
  }
  for (let x = 0; x < w; x++) transformLine(field, x, w, h, scratch)
  for (let y = 0; y < h; y++) transformLine(field, y * w, 1, w, scratch)
  return Float32Array.from(field, (squared) => Math.min(4096, Math.sqrt(squared)))
}

function transformLine(field, offset, stride, n, { f, z, v }) {
  v[0] = 0
  z[0] = -FAR
  z[1] = FAR
  f[0] = field[offset]
  for (let q = 1, k = 0, s = 0; q < n; q++) {
    f[q] = field[offset + q * stride]
    do {
      const r = v[k]
      s = (f[q] - f[r] + q * q - r * r) / (q - r) / 2
    } while (s <= z[k] && --k > -1)
    k++
    v[k] = q
    z[k] = s
    z[k + 1] = FAR
  }
  for (let q = 0, k = 0; q < n; q++) {
    while (z[k + 1] < q) k++
    const r = v[k]
    field[offset + q * stride] = f[r] + (q - r) * (q - r)
  }
}

/** Box blur; two passes come close to a Gaussian. */
export function blur(source, w, h, r, passes = 2) {
  if (r < 1) return source
  const across = new Float32Array(source.length)
  const out = new Float32Array(source.length)
  let from = source
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < h; y++) boxLine(from, across, y * w, 1, w, r)
    for (let x = 0; x < w; x++) boxLine(across, out, x, w, h, r)
    from = out
  }
  return out
}

function boxLine(from, to, offset, stride, n, r) {
  const share = 1 / (2 * r + 1)
  let sum = 0
  for (let i = -r; i <= r; i++) sum += from[offset + clamp(i, 0, n - 1) * stride]
  for (let i = 0; i < n; i++) {
    to[offset + i * stride] = sum * share
    const enters = Math.min(n - 1, i + r + 1)
    const leaves = Math.max(0, i - r)
    sum += from[offset + enters * stride] - from[offset + leaves * stride]
  }
}

const RELAXATIONS = 170

/** Poisson inflation, height = √u with −∇²u = 4: a disc becomes a hemisphere. Solved on a coarse grid. */
export function inflate(distance, w, h) {
  const k = Math.max(1, Math.ceil(Math.max(w, h) / 110))
  const lw = Math.ceil(w / k) + 2
  const lh = Math.ceil(h / k) + 2
  const coarse = new Float32Array(lw * lh)
  for (let y = 1; y < lh - 1; y++)
    for (let x = 1; x < lw - 1; x++) {
      const sx = Math.min(w - 1, (x - 1) * k + (k >> 1))
      const sy = Math.min(h - 1, (y - 1) * k + (k >> 1))
      coarse[x + y * lw] = distance[sx + sy * w]
    }
  const ratio = spread(relaxed(coarse, lw, lh, 4 * k * k), lw, lh)
  return refined(ratio, distance, { w, h, lw, lh, k })
}

/** u / distance, which is smooth enough to be enlarged; −1 outside. */
function relaxed(inside, lw, lh, source) {
  const u = new Float32Array(lw * lh)
  for (let round = 0; round < RELAXATIONS; round++)
    for (let y = 1; y < lh - 1; y++)
      for (let x = 1; x < lw - 1; x++) {
        const i = x + y * lw
        if (inside[i] <= 0.5) continue
        const goal = (u[i - 1] + u[i + 1] + u[i - lw] + u[i + lw] + source) / 4
        u[i] += 1.9 * (goal - u[i])
      }
  return u.map((value, i) => (inside[i] > 0.5 ? value / inside[i] : -1))
}

function spread(ratio, lw, lh) {
  for (let round = 0; round < 3; round++) {
    const last = ratio.slice()
    for (let y = 1; y < lh - 1; y++)
      for (let x = 1; x < lw - 1; x++) {
        const i = x + y * lw
        if (last[i] >= 0) continue
        const near = [last[i - 1], last[i + 1], last[i - lw], last[i + lw]].filter((v) => v >= 0)
        if (near.length) ratio[i] = near.reduce((sum, v) => sum + v, 0) / near.length
      }
  }
  return ratio.map((value) => Math.max(0, value))
}

function refined(ratio, distance, { w, h, lw, lh, k }) {
  const out = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = x + y * w
      if (!distance[i]) continue
      const fx = (x - (k >> 1)) / k + 1
      const fy = (y - (k >> 1)) / k + 1
      const xi = clamp(Math.floor(fx), 0, lw - 2)
      const yi = clamp(Math.floor(fy), 0, lh - 2)
      const j = xi + yi * lw
      const top = lerp(ratio[j], ratio[j + 1], fx - xi)
      const bottom = lerp(ratio[j + lw], ratio[j + lw + 1], fx - xi)
      out[i] = Math.sqrt(lerp(top, bottom, fy - yi) * distance[i])
    }
  return out
}
