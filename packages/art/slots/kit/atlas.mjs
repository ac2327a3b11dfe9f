// Sprites of a title on one sheet, in the format Pixi reads.
import { turnLights } from './light.mjs'
import { board, canvas, lin, poly, rad, star } from './pen.mjs'
import { sprite } from './relief.mjs'

/** Pixels per unit of the sharp sprites: a cell of 100 units is 300 px. */
export const SHARP = 3
const BLUR_SCALE = 0.5
const BLUR_UNITS = 24
const GLOW_SCALE = 0.3
const GLOW_UNITS = 6
const SHEET_WIDTH = 2048
const GAP = 2
/** How far the lights turn for the two other looks of a lively symbol. */
const TURN = 0.42

/** Every symbol: sharp, moving, glowing. */
export function symbolSprites(title) {
  const sprites = {}
  for (const [name, draw] of Object.entries(title.symbols)) {
    const sharp = drawn(draw, title)
    sprites[name] = sharp
    sprites[`${name}.blur`] = movingOf(sharp)
    sprites[`${name}.glow`] = glowOf(sharp)
  }
  return sprites
}

/** Symbols that live while the reels stand, lit from two more sides. */
export function livelySprites(title) {
  const sprites = {}
  for (const [side, angle] of [
    ['left', -TURN],
    ['right', TURN],
  ]) {
    turnLights(angle)
    for (const name of title.lively) sprites[`${name}.${side}`] = drawn(title.symbols[name], title)
  }
  turnLights(0)
  return sprites
}

export function drawn(draw, { cell = [100, 100], bleed = 10 } = {}, u = SHARP) {
  const made = sprite(u, cell[0], cell[1], bleed)
  draw(made)
  return made
}

/** The average of a symbol along its way: what the eye sees of it when it moves fast. */
function movingOf(sharp) {
  const reach = Math.round(BLUR_UNITS * SHARP * BLUR_SCALE)
  const [w, h] = [Math.round(sharp.width * BLUR_SCALE), Math.round(sharp.height * BLUR_SCALE)]
  const made = canvas(w, h + 2 * reach)
  made.ctx.imageSmoothingQuality = 'high'
  made.ctx.drawImage(sharp, 0, reach, w, h)
  const image = made.ctx.getImageData(0, 0, w, made.height)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => 1 - (i / reach - 1) ** 2)
  for (let x = 0; x < w; x++) averageColumn(image, x, weights, reach)
  made.ctx.putImageData(image, 0, 0)
  return made
}

/** In floats and by opacity: sums of faint copies in bytes would leave streaks. */
function averageColumn({ data, width, height }, x, weights, reach) {
  const at = (y) => (x + y * width) * 4
  const before = Array.from({ length: height }, (_, y) => [...data.slice(at(y), at(y) + 4)])
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (let y = 0; y < height; y++) {
    let alpha = 0
    const colour = [0, 0, 0]
    weights.forEach((weight, i) => {
      const from = before[y + i - reach]
      if (!from) return
      alpha += weight * from[3]
      for (let k = 0; k < 3; k++) colour[k] += weight * from[3] * from[k]
    })
    for (let k = 0; k < 3; k++) data[at(y) + k] = alpha ? colour[k] / alpha : 0
    data[at(y) + 3] = Math.min(255, (alpha / total) * 1.12)
  }
}

/** A soft white shape, to be tinted and added. */
function glowOf(sharp) {
  const pad = GLOW_UNITS * 3 * SHARP * GLOW_SCALE
  const [w, h] = [sharp.width * GLOW_SCALE, sharp.height * GLOW_SCALE]
  const made = canvas(w + 2 * pad, h + 2 * pad)
  const x = made.ctx
  x.filter = `blur(${GLOW_UNITS * SHARP * GLOW_SCALE}px) brightness(0) invert(1)`
  for (let i = 0; i < 2; i++) x.drawImage(sharp, pad, pad, w, h)
  return made
}

/** What every title needs besides its symbols. */
export function commonSprites() {
  return { spark: spark(), glint: glint(), frame: winFrame(), beam: beam(), pixel: pixel() }
}

function spark() {
  const made = board(24, 24, 2)
  const fade = ['rgba(255,255,255,1)', 'rgba(255,255,255,.45)', 'rgba(255,255,255,0)']
  made.ctx.fillStyle = rad(made.ctx, 24, 24, 24, fade)
  made.ctx.fillRect(0, 0, 48, 48)
  return made
}

/** A four-pointed glint. */
function glint() {
  const made = board(48, 48, 2)
  const x = made.ctx
  x.filter = 'blur(1px)'
  x.fillStyle = 'rgba(255,255,255,.95)'
  poly(x, star(48, 48, 46, 3, 4))
  x.fillStyle = 'rgba(255,255,255,.7)'
  poly(x, star(48, 48, 22, 3, 4, Math.PI / 4 - Math.PI / 2))
  x.filter = 'none'
  x.fillStyle = rad(x, 48, 48, 26, ['rgba(255,255,255,.9)', 'rgba(255,255,255,0)'])
  x.fillRect(0, 0, 96, 96)
  return made
}

/** A lit edge with round corners; its middle is stretched to any cell. */
function winFrame() {
  const made = canvas(144, 144)
  const x = made.ctx
  const edge = () => {
    x.beginPath()
    x.roundRect(24, 24, 96, 96, 16)
    x.stroke()
  }
  x.shadowColor = '#fff'
  x.strokeStyle = 'rgba(255,255,255,.5)'
  for (const [width, soft] of [
    [4, 26],
    [4, 14],
  ]) {
    x.lineWidth = width
    x.shadowBlur = soft
    edge()
  }
  x.shadowBlur = 0
  x.strokeStyle = '#fff'
  x.lineWidth = 4
  edge()
  return made
}

/** A column of light for a reel that may bring the last scatter. */
function beam() {
  const made = canvas(64, 128)
  const x = made.ctx
  x.fillStyle = lin(x, 0, 0, 64, 0, [
    'rgba(255,255,255,.0)',
    'rgba(255,255,255,.75)',
    'rgba(255,255,255,.12)',
    'rgba(255,255,255,.12)',
    'rgba(255,255,255,.75)',
    'rgba(255,255,255,.0)',
  ])
  x.fillRect(0, 0, 64, 128)
  return made
}

function pixel() {
  const made = canvas(8, 8)
  made.ctx.fillStyle = '#fff'
  made.ctx.fillRect(0, 0, 8, 8)
  return made
}

/** For screens on which a cell of 300 px is shown with half of them. */
export function halved(sprites) {
  return Object.fromEntries(
    Object.entries(sprites).map(([name, sprite]) => {
      const made = canvas(Math.ceil(sprite.width / 2), Math.ceil(sprite.height / 2))
      made.ctx.imageSmoothingQuality = 'high'
      made.ctx.drawImage(sprite, 0, 0, sprite.width / 2, sprite.height / 2)
      return [name, made]
    }),
  )
}

/** Shelves from the tallest down. */
export function packed(sprites) {
  const entries = Object.entries(sprites).sort(([, a], [, b]) => b.height - a.height)
  const places = {}
  let [x, y, shelf] = [0, 0, 0]
  for (const [name, { width, height }] of entries) {
    if (x + width > SHEET_WIDTH) {
      x = 0
      y += shelf + GAP
      shelf = 0
    }
    places[name] = { x, y, w: width, h: height }
    x += width + GAP
    shelf = Math.max(shelf, height)
  }
  const sheet = canvas(SHEET_WIDTH, Math.ceil((y + shelf) / 4) * 4)
  for (const [name, sprite] of entries) sheet.ctx.drawImage(sprite, places[name].x, places[name].y)
  return { sheet, json: sheetJson(places, sheet) }
}

function sheetJson(places, { width, height }) {
  const frames = {}
  for (const [name, { x, y, w, h }] of Object.entries(places).sort())
    frames[name] = {
      frame: { x, y, w, h },
      sourceSize: { w, h },
      spriteSourceSize: { x: 0, y: 0, w, h },
    }
  return { frames, meta: { image: 'atlas.webp', size: { w: width, h: height }, scale: 1 } }
}

/** How alike two symbols are at 48 px in grey; the kit asks for less than 0.75. */
export function likeness(title, sprites) {
  const small = Object.keys(title.symbols).map((name) => ({
    name,
    grey: greyOf(title, sprites[name]),
  }))
  const pairs = small.flatMap((a, i) =>
    small.slice(i + 1).map((b) => ({ pair: `${a.name}-${b.name}`, value: ssim(a.grey, b.grey) })),
  )
  return pairs.sort((a, b) => b.value - a.value)[0]
}

function greyOf(title, sharp) {
  const h = Math.round((48 * sharp.height) / sharp.width)
  const made = canvas(48, h)
  title.scene.cell(made.ctx, { x: 0, y: 0, w: 48, h }, 1, 3)
  made.ctx.imageSmoothingQuality = 'high'
  made.ctx.drawImage(sharp, 0, 0, 48, h)
  const { data } = made.ctx.getImageData(0, 0, 48, h)
  return Array.from(
    { length: 48 * h },
    (_, i) => 0.299 * data[i * 4] + 0.587 * data[i * 4 + 1] + 0.114 * data[i * 4 + 2],
  )
}

function ssim(a, b) {
  const rows = a.length / 48
  let sum = 0
  let count = 0
  for (let y = 0; y + 8 <= rows; y += 4)
    for (let x = 0; x + 8 <= 48; x += 4) {
      sum += windowLikeness(a, b, x + y * 48)
      count++
    }
  return sum / count
}

function windowLikeness(a, b, from) {
  let [ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let v = 0; v < 8; v++)
    for (let u = 0; u < 8; u++) {
      const [p, q] = [a[from + u + v * 48], b[from + u + v * 48]]
      ma += p / 64
      mb += q / 64
      aa += (p * p) / 64
      bb += (q * q) / 64
      ab += (p * q) / 64
    }
  const [va, vb, cov] = [aa - ma * ma, bb - mb * mb, ab - ma * mb]
  return ((2 * ma * mb + 6.5) * (2 * cov + 58.5)) / ((ma * ma + mb * mb + 6.5) * (va + vb + 58.5))
}
