// The material pass: mask → distance → height → normals → studio light → one lit layer.
import { blur, inflate, insideDistance } from './field.mjs'
import { shade } from './light.mjs'
import { clamp, hex, lerp, noise, ramp, rng, smooth } from './math.mjs'
import { board, canvas, inUnits } from './pen.mjs'

const SHADOW = { x: 0.8, y: 1.6, b: 1.6, a: 0.55 }
const BLEED = 10

/** An empty symbol: a cell of 100 units and a bleed, so that a wild can break the frame. */
export function sprite(u = 3, width = 100, height = 100, bleed = BLEED) {
  return board(width + 2 * bleed, height + 2 * bleed, u, bleed, bleed)
}

/**
 * Lights one layer and lays it on `dst`.
 * draw(x): the mask. mat: a material. profile: round, chamfer, inflate, flat, cut (with height(x, y))
 * or alpha. bevel in units, depth multiplies slopes. bump(x): grey emboss by bumpAmt units.
 * paint(x): colour that multiplies. facets: flat tilted cells. shadow: {x, y, b, a} or null.
 * clip: only on what is painted already, for prints.
 */
export function relief(dst, layer) {
  const mask = canvas(dst.width, dst.height)
  mask.ctx.fillStyle = '#fff'
  mask.ctx.strokeStyle = '#fff'
  inUnits({ ...unitsOf(dst), ctx: mask.ctx }, layer.draw)
  if (layer.clip) {
    mask.ctx.globalCompositeOperation = 'destination-in'
    mask.ctx.drawImage(dst, 0, 0)
  }
  const area = boundsOf(mask)
  if (!area) return dst
  const alpha = alphaOf(mask, area)
  const height = heightOf(dst, layer, area, alpha)
  const lit = litLayer(dst, layer, area, alpha, height)
  const x = dst.ctx
  x.save()
  x.setTransform(1, 0, 0, 1, 0, 0)
  if (layer.shadow !== null) castShadow(dst, mask, layer.shadow ?? SHADOW, layer.clip)
  x.globalCompositeOperation = layer.blend || 'source-over'
  x.drawImage(lit, area.x, area.y)
  x.restore()
  return dst
}

/** Paint without light: glows and lines. */
export function paint(dst, draw, { blur: soft = 0, blend = 'source-over', alpha = 1 } = {}) {
  const layer = canvas(dst.width, dst.height)
  inUnits({ ...unitsOf(dst), ctx: layer.ctx }, draw)
  const x = dst.ctx
  x.save()
  x.setTransform(1, 0, 0, 1, 0, 0)
  if (soft) x.filter = `blur(${soft * dst.u}px)`
  x.globalCompositeOperation = blend
  x.globalAlpha = alpha
  x.drawImage(layer, 0, 0)
  x.restore()
  return dst
}

const unitsOf = ({ u, ox, oy }) => ({ u, ox, oy })

function boundsOf({ ctx, width, height }) {
  const { data } = ctx.getImageData(0, 0, width, height)
  let [x0, y0, x1, y1] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(x + y * width) * 4 + 3] <= 2) continue
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
    }
  if (x1 < 0) return undefined
  const x = Math.max(0, x0 - 2)
  const y = Math.max(0, y0 - 2)
  return { x, y, w: Math.min(width - 1, x1 + 2) - x + 1, h: Math.min(height - 1, y1 + 2) - y + 1 }
}

function alphaOf({ ctx }, { x, y, w, h }) {
  const { data } = ctx.getImageData(x, y, w, h)
  return Float32Array.from({ length: w * h }, (_, i) => data[i * 4 + 3] / 255)
}

function heightOf(dst, layer, area, alpha) {
  const { w, h } = area
  const { u } = dst
  const profile = layer.profile || 'round'
  const bevel = Math.max(1, (layer.bevel ?? 6) * u)
  let height = rawHeight(profile, { alpha, w, h, u, bevel })
  if (profile === 'cut')
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++)
        height[x + y * w] = layer.height((x + area.x) / u - dst.ox, (y + area.y) / u - dst.oy) * u
  if (layer.bump) emboss(height, dst, layer, area)
  if (profile !== 'cut' || layer.soft)
    height = blur(height, w, h, Math.max(1, Math.round((layer.soft ?? 0.45) * u)))
  return height
}

function rawHeight(profile, { alpha, w, h, u, bevel }) {
  if (profile === 'alpha') {
    const soft = blur(alpha, w, h, Math.max(1, Math.round(0.2 * u)), 1)
    return soft.map((value) => value * bevel)
  }
  if (profile === 'cut' || profile === 'flat') return new Float32Array(w * h)
  const distance = insideDistance(alpha, w, h)
  if (profile === 'inflate') return inflate(distance, w, h)
  return distance.map((value) => {
    const t = Math.min(1, value / bevel)
    return bevel * (profile === 'round' ? Math.sqrt(1 - (1 - t) * (1 - t)) : t)
  })
}

function emboss(height, dst, { bump, bumpAmt = 2, bumpSoft = 0.5 }, area) {
  const grey = areaCanvas(dst, area, '#808080', bump)
  const { data } = grey.ctx.getImageData(0, 0, area.w, area.h)
  const raised = Float32Array.from(height, (_, i) => (data[i * 4] / 255 - 0.5) * 2)
  const soft = blur(raised, area.w, area.h, Math.max(1, Math.round(bumpSoft * dst.u)))
  for (let i = 0; i < height.length; i++) height[i] += soft[i] * bumpAmt * dst.u
}

/** A canvas over the lit area only, in the units of the whole. */
function areaCanvas({ u, ox, oy }, { x, y, w, h }, ground, draw) {
  const made = canvas(w, h)
  made.ctx.fillStyle = ground
  made.ctx.fillRect(0, 0, w, h)
  made.ctx.setTransform(u, 0, 0, u, ox * u - x, oy * u - y)
  made.ctx.fillStyle = '#fff'
  made.ctx.strokeStyle = '#fff'
  draw(made.ctx)
  made.ctx.setTransform(1, 0, 0, 1, 0, 0)
  return made
}

function litLayer(dst, layer, area, alpha, height) {
  const { w, h } = area
  const { mat } = layer
  const made = canvas(w, h)
  const image = made.ctx.createImageData(w, h)
  const around = blur(height, w, h, Math.max(2, Math.round(3 * dst.u)))
  const scene = {
    ...unitsOf(dst),
    layer,
    mat,
    area,
    height,
    table: ramp(mat.ramp),
    tint: layer.paint && pixelsOf(areaCanvas(dst, area, '#fff', layer.paint)),
    behind: mat.kind === 'glass' ? dst.ctx.getImageData(area.x, area.y, w, h).data : undefined,
    rim: hex(layer.rim || mat.rim || '#ffffff').map((c) => c * (layer.rimAmt ?? mat.rimAmt ?? 0.9)),
    random: rng(layer.seed || 3),
    px: image.data,
  }
  const point = { facet: 0, edge: 0 }
  const light = {}
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = x + y * w
      if (alpha[i] <= 0.004) continue
      point.alpha = alpha[i]
      point.relief = (height[i] - around[i]) / (3 * dst.u)
      normalAt(scene, x, y, point)
      shade(mat, point, light)
      put(scene, x, y, point, light)
    }
  made.ctx.putImageData(image, 0, 0)
  return made
}

const pixelsOf = ({ ctx, width, height }) => ctx.getImageData(0, 0, width, height).data

function normalAt({ layer, mat, area, height, u, ox, oy }, x, y, point) {
  const { w, h } = area
  const i = x + y * w
  const slope = (a, b) => -(height[b] - height[a]) * 0.5 * (layer.depth ?? 1)
  let nx = slope(x ? i - 1 : i, x < w - 1 ? i + 1 : i)
  let ny = slope(y ? i - w : i, y < h - 1 ? i + w : i)
  point.x = (x + area.x) / u
  point.y = (y + area.y) / u
  if (mat.bumpNoise) {
    const here = rough(mat, point.x, point.y)
    nx += (here - rough(mat, point.x + 0.35, point.y)) * mat.bumpNoise
    ny += (here - rough(mat, point.x, point.y + 0.35)) * mat.bumpNoise
  }
  if (layer.facets) {
    const facet = facetAt(layer.facets, point.x - ox, point.y - oy, point)
    nx += facet[2] * layer.facets.amt
    ny += facet[3] * layer.facets.amt
  }
  const length = 1 / Math.sqrt(nx * nx + ny * ny + 1)
  point.nx = nx * length
  point.ny = ny * length
  point.nz = length
}

function rough({ noiseFreq = 0.12, stretch = 1 }, x, y) {
  const p = ((x * 0.8 + y * 0.6) * noiseFreq * 8) / stretch
  const q = (y * 0.8 - x * 0.6) * noiseFreq * 8
  return (
    noise(p, q, 11) +
    0.5 * noise(q * 2.1, p * 2.1, 12) +
    0.3 * noise((p + q) * 3.7, (q - p) * 3.7, 13)
  )
}

/** The nearest seed owns the point, [x, y, tiltX, tiltY, value], unless the cut itself knows. */
function facetAt({ at, pts, line = 0.9 }, x, y, point) {
  if (at) return at(x, y, point)
  let best = 1e9
  let second = 1e9
  let owner = pts[0]
  for (const seed of pts) {
    const far = (x - seed[0]) ** 2 + (y - seed[1]) ** 2
    if (far < best) {
      second = best
      best = far
      owner = seed
    } else if (far < second) second = far
  }
  point.facet = owner[4]
  point.edge = smooth(line, 0, Math.sqrt(second) - Math.sqrt(best))
  return owner
}

function put(scene, x, y, point, light) {
  const { mat, table, tint, behind, rim, random, px, area, layer } = scene
  const j = (x + y * area.w) * 4
  const value = clamp(light.value + light.add)
  const at = Math.floor(value * 255) * 3
  let colour = [table[at], table[at + 1], table[at + 2]]
  if (tint) colour = tinted(mat, colour, tint, j, value)
  let { alpha } = light
  if (behind) {
    const seen = refracted(scene, x, y, point, light)
    const share = (behind[seen + 3] / 255) * (1 - alpha / Math.max(point.alpha, 0.01))
    if (share > 0) {
      colour = colour.map((c, k) => lerp(c, behind[seen + k] * (0.4 + c / 400), share))
      alpha = Math.max(alpha, (point.alpha * behind[seen + 3]) / 255)
    }
  }
  const speck = (random() - 0.5) * 255 * (mat.grain ?? 0.03)
  for (let k = 0; k < 3; k++) px[j + k] = colour[k] + 255 * light.gloss + rim[k] * light.rim + speck
  px[j + 3] = clamp(alpha * (layer.alpha ?? 1)) * 255
}

function tinted(mat, colour, tint, j, value) {
  if (mat.kind !== 'ink' && mat.paintMode !== 'replace')
    return colour.map((c, k) => (c * tint[j + k]) / 255)
  const gain = mat.kind === 'ink' ? 0.62 + value * 0.75 : (value * 255) / 150
  return colour.map((_, k) => tint[j + k] * gain)
}

function refracted({ mat, area, u }, x, y, { nx, ny }) {
  const far = Math.round((mat.refract || 3) * u)
  const bx = clamp(x - Math.round(nx * far), 0, area.w - 1)
  const by = clamp(y - Math.round(ny * far), 0, area.h - 1)
  return (bx + by * area.w) * 4
}

function castShadow(dst, mask, { x: dx, y: dy, b, a, c = '#05020a' }, inside) {
  const dark = canvas(dst.width, dst.height)
  dark.ctx.drawImage(mask, 0, 0)
  dark.ctx.globalCompositeOperation = 'source-in'
  dark.ctx.fillStyle = c
  dark.ctx.fillRect(0, 0, dst.width, dst.height)
  const x = dst.ctx
  x.filter = `blur(${Math.max(0.3, b * dst.u)}px)`
  x.globalAlpha = a
  if (inside) x.globalCompositeOperation = 'source-atop'
  x.drawImage(dark, dx * dst.u, dy * dst.u)
  x.filter = 'none'
  x.globalAlpha = 1
  x.globalCompositeOperation = 'source-over'
}
