// One studio for every title: a key light from the top left, a soft box, a strip, a dark horizon.
import { clamp, lerp, noise, smooth } from './math.mjs'

const unit = (v) => v.map((part) => part / Math.hypot(...v))
const turnedBy = ([x, y, z], angle) => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
  z,
]

const KEY = [-0.52, -0.66, 0.62]
const BOX = [-0.42, -0.74, 0.5]

let key
let half
let box

/** Turns the lights; a symbol lit from a few sides and faded between them seems to move. */
export function turnLights(angle) {
  key = unit(turnedBy(KEY, angle))
  half = unit([key[0], key[1], key[2] + 1])
  box = unit(turnedBy(BOX, angle * 1.6))
}
turnLights(0)

/** What a reflection sees in that direction, 0 to about 1.6. The hard edge of the box reads as metal. */
function studio(x, y, z) {
  let v = 0.2 + 0.34 * smooth(0.15, -0.9, y)
  v += 0.95 * smooth(0.7, 0.86, x * box[0] + y * box[1] + z * box[2])
  v += 0.45 * smooth(0.72, 0.92, x) * smooth(0.75, 0.3, Math.abs(y))
  v -= 0.2 * Math.exp(-((y - 0.16) * (y - 0.16)) / 0.02)
  v += 0.34 * Math.exp(-((y - 0.62) * (y - 0.62)) / 0.05)
  return v
}

/** Light on one point: `p` is its normal and place; the answer is value, gloss, rim and opacity. */
export function shade(material, p, out) {
  const { nx, ny, nz } = p
  p.wrap = clamp((nx * key[0] + ny * key[1] + nz * key[2] + 0.35) / 1.35)
  p.shine = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2])
  p.graze = 1 - nz
  p.rx = 2 * nz * nx
  p.ry = 2 * nz * ny
  p.rz = 2 * nz * nz - 1
  p.hollow = clamp(0.86 + p.relief * (material.cav ?? 0.5), 0.35, 1.25)
  out.rim = p.graze * p.graze * Math.max(0, nx * 0.72 + ny * 0.62)
  out.alpha = p.alpha
  out.add = 0
  ;(KINDS[material.kind] ?? gloss)(material, p, out)
}

const KINDS = { metal, velvet, glass, ink }

/** A bank of five lamps in a row: what makes chrome of plain metal. */
function bank(x, y) {
  return smooth(0.2, 0.7, Math.cos(x * 9)) * smooth(0.95, 0.2, Math.abs(y)) - 0.35
}

function metal(m, p, out) {
  const seen = studio(p.rx, p.ry, p.rz) + (m.strips ? m.strips * bank(p.rx, p.ry) : 0)
  let v = (0.08 + seen * 0.5 + p.wrap * 0.34) * p.hollow
  if (m.brush) v += (noise(p.x * 0.6, p.y * 9, 3) - 0.5) * m.brush
  out.value = v * (m.gain || 1)
  out.gloss = p.shine ** (m.gloss || 60) * (m.spec ?? 0.7)
}

function velvet(_m, p, out) {
  const fibre = noise(p.x * 5.1, p.y * 5.1, 7) * 0.6 + noise(p.x * 11, p.y * 11, 8) * 0.4
  const pile = 0.75 * p.graze ** 1.1 * (0.45 + 0.55 * p.wrap)
  out.value = (0.1 + 0.26 * p.wrap + pile + (fibre - 0.5) * 0.13) * p.hollow
  out.gloss = 0
}

/** Light goes through: the side away from the key glows. */
function glass(m, p, out) {
  const through = 0.32 - (p.nx * key[0] + p.ny * key[1]) * 0.62
  const inner = clamp(through + (p.facet - 0.5) * 0.32 + (m.lift || 0))
  const mirror = 0.05 + 0.95 * p.graze ** 2.2
  const lit = (inner * 0.86 + 0.1 * p.wrap) * lerp(1, p.hollow, 0.5)
  out.value = lit + mirror * studio(p.rx, p.ry, p.rz) * 0.4
  const spec = m.spec ?? 1
  out.gloss = p.shine ** (m.gloss || 120) * spec + 0.3 * smooth(0.93, 0.99, p.shine) * spec
  out.add = p.edge * (m.edge ?? 0.35)
  out.alpha = p.alpha * clamp((m.alpha ?? 0.85) + mirror * 0.5 + out.value * 0.15)
}

function ink(m, p, out) {
  out.value = 0.5 + (p.wrap - 0.55) * 0.6
  out.gloss = p.shine ** 30 * (m.spec ?? 0.15)
}

function gloss(m, p, out) {
  const f0 = m.f0 ?? 0.04
  const mirror = f0 + (1 - f0) * p.graze ** 4
  const coat = m.clear
    ? 0.16 * smooth(0.72, 0.86, p.rx * box[0] + p.ry * box[1] + p.rz * box[2]) * m.clear
    : 0
  out.value = (0.12 + 0.8 * p.wrap) * p.hollow
  out.gloss =
    p.shine ** (m.gloss || 70) * (m.spec ?? 0.5) +
    mirror * studio(p.rx, p.ry, p.rz) * (m.coat ?? 0.5) +
    coat
}
