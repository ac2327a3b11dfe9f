// How stones are cut.

import { rng, smooth, TAU } from './math.mjs'
import { polar } from './pen.mjs'

/** Seeds of irregular facets, as in ice: [x, y, tiltX, tiltY, value]. */
export function shards(n, seed, cx = 50, cy = 50, r = 50, outward = 0.6) {
  const random = rng(seed)
  return Array.from({ length: n }, () => {
    const angle = random() * TAU
    const [x, y] = polar(cx, cy, Math.sqrt(random()) * r, angle)
    const tilt = (far) => (far / r) * outward + (random() - 0.5) * 0.9
    return [x, y, tilt(x - cx), tilt(y - cy), random()]
  })
}

/** Rings of mirrored facets: real stones are symmetric, random ones look cracked. */
export function brilliant(cx, cy, rx, ry = rx, n = 8, turn = 0.2) {
  const seeds = [[cx, cy, 0, 0, 0.55]]
  const rings = [
    [0.42, n, 0, 0.1],
    [0.7, n, 0.5, -0.5],
    [0.97, n * 2, 0.25, 0.95],
  ]
  rings.forEach(([far, count, offset, tilt], k) => {
    for (let i = 0; i < count; i++) {
      const a = turn + ((i + offset) * TAU) / count
      const [ux, uy] = [Math.cos(a), Math.sin(a)]
      const value = 0.5 + 0.42 * Math.sin(i * 2.4 + k * 1.7)
      seeds.push([cx + rx * far * ux, cy + ry * far * uy, ux * tilt, uy * tilt, value])
    }
  })
  return seeds
}

/** The height of a stone cut along its outline: a table, and one slope per edge. */
export function gemHeight(points, table, slope = 0.9) {
  const mean = (k) => points.reduce((sum, point) => sum + point[k], 0) / points.length
  const [cx, cy] = [mean(0), mean(1)]
  const edges = points.map(([px, py], i) => {
    const [qx, qy] = points[(i + 1) % points.length]
    const length = Math.hypot(qx - px, qy - py)
    const [ex, ey] = [(qy - py) / length, -(qx - px) / length]
    const inward = Math.sign((cx - px) * ex + (cy - py) * ey)
    const steep = slope * (0.85 + (0.3 * ((i * 37) % 5)) / 4) * inward
    return [ex * steep, ey * steep, px, py]
  })
  return (x, y) => {
    let height = table
    for (const [ex, ey, px, py] of edges) height = Math.min(height, (x - px) * ex + (y - py) * ey)
    return Math.max(0, height)
  }
}

/** A stone seen from above by angle: a star under the table, kites around it, the girdle outside. */
export function starCut(cx, cy, rx, ry = rx, n = 8) {
  const sector = TAU / (2 * n)
  return (x, y, point) => {
    const [px, py] = [(x - cx) / rx, (y - cy) / ry]
    const far = Math.hypot(px, py)
    const angle = Math.atan2(py, px) + TAU
    const zigzag = Math.abs(((angle / sector) % 2) - 1)
    const ring = far < 0.46 + 0.1 * zigzag ? 0 : far < 0.88 - 0.13 * zigzag ? 1 : 2
    const place = angle / sector + (ring === 1 ? 0.5 : 0)
    const k = Math.floor(place) % (2 * n)
    const toSide = Math.min(place % 1, 1 - (place % 1)) * sector * far * rx
    const toRing = Math.abs(far - [0.46, 0.88][ring ? 1 : 0] + 0.06) * rx
    point.edge = smooth(0.55, 0, Math.min(toSide, toRing))
    point.facet = 0.5 + 0.5 * Math.sin(k * 2.4 + ring * 1.9) * (ring === 0 ? 0.95 : 0.7)
    const tilt = [-0.5, 0.35, 0.8][ring] * (k % 2 ? 1 : 0.55)
    const [ux, uy] = [Math.cos((k + 0.5) * sector), Math.sin((k + 0.5) * sector)]
    return [x, y, ux * tilt, uy * tilt, point.facet]
  }
}
