// Whole pictures of a title: window, frame, logo, words, lobby tile.
import { drawn, SHARP } from './atlas.mjs'
import { rgba } from './math.mjs'
import { board, canvas, grain, inUnits, lin, poly, rad, star } from './pen.mjs'

export const HANGUL = ['118', '119', '115', '116', '117', '111', '112']
  .map((part) => `"Hangul ${part}"`)
  .join(',')

/** The ground behind the reels: cells and dividers. Opaque. */
export function windowGround({ layout, scene }, side, u) {
  const { w, h } = layout[side].window
  const { reels, rows } = layout
  const c = board(w, h, u)
  const [cw, ch] = [w / reels, h / rows]
  inUnits(c, (x) => {
    for (let reel = 0; reel < reels; reel++)
      for (let row = 0; row < rows; row++)
        scene.cell(x, { x: reel * cw, y: row * ch, w: cw, h: ch }, row, rows)
    for (let reel = 1; reel < reels; reel++) scene.divider(x, reel * cw, 0, h)
  })
  grain(c, 0.008)
  return c
}

/** The frame with the shade and the glass of the window; it lies over the reels. */
export function frameOver({ layout, scene, ink }, side, u) {
  const { window, frame } = layout[side]
  const { w, h } = window
  const { pad, thickness } = frame
  const c = board(w + 2 * pad, h + 2 * pad, u, pad, pad)
  const made = canvas(c.width, c.height)
  scene.frame(c, { x: 0, y: 0, w, h }, thickness)
  inUnits({ ctx: made.ctx, u, ox: pad, oy: pad }, (x) => windowGlass(x, w, h, ink))
  made.ctx.drawImage(c, 0, 0)
  return made
}

function windowGlass(x, w, h, { shade }) {
  const dark = (alpha) => rgba(shade ?? '#000000', shade ? alpha * 0.56 : alpha)
  x.fillStyle = lin(x, 0, 0, 0, h, [
    [0, dark(0.5)],
    [0.09, dark(0)],
    [0.91, dark(0)],
    [1, dark(0.42)],
  ])
  x.fillRect(0, 0, w, h)
  x.fillStyle = lin(x, 0, 0, w * 0.5, h, [
    'rgba(255,255,255,.09)',
    'rgba(255,255,255,.02)',
    'rgba(255,255,255,0)',
  ])
  poly(x, [
    [0, 0],
    [w * 0.42, 0],
    [w * 0.12, h],
    [0, h],
  ])
}

/** Lettering, and the Korean name between two hairlines. */
export function logo(title, side, u) {
  const { w, h, cap, hangul } = title.layout[side].logo
  const lines = title.scene.logoLines(side === 'portrait')
  const c = board(w, h, u)
  const first = h / 2 - ((lines.length - 1) * cap * 1.3) / 2 - hangul * 0.72
  lines.forEach((text, i) => {
    title.scene.lettering(c, text, w / 2, first + i * cap * 1.3, cap)
  })
  const last = first + (lines.length - 1) * cap * 1.3
  hangulLine(c, title, w / 2, last + cap * 0.5 + hangul * 1.38, hangul)
  return c
}

function hangulLine(c, { hangul, ink }, cx, y, size) {
  inUnits(c, (x) => {
    x.font = `900 ${size}px ${HANGUL}`
    x.textAlign = 'center'
    x.textBaseline = 'middle'
    x.letterSpacing = `${size * 0.22}px`
    x.shadowColor = ink.halo ?? 'rgba(0,0,0,.85)'
    x.shadowBlur = 8 * c.u
    x.fillStyle = ink.hangul
    x.fillText(hangul, cx, y)
    const half = x.measureText(hangul).width / 2 + size * 0.5
    x.strokeStyle = rgba(ink.hangul, 0.7)
    x.fillStyle = x.strokeStyle
    x.lineWidth = 1.2
    for (const side of [-1, 1]) {
      x.beginPath()
      x.moveTo(cx + side * (half + 6), y)
      x.lineTo(cx + side * (half + 6 + size * 3.4), y)
      x.stroke()
      poly(x, star(cx + side * (half + 2), y, 4, 1.6, 4))
    }
  })
}

const WORDS = { big: 'BIG WIN', mega: 'MEGA WIN', legendary: 'LEGENDARY', free: 'FREE SPINS' }
const FIGURES = '0123456789,×+'
const MARKS = '0123456789×'
const WORD_CAP = 92
const FIGURE_CAP = 78

/** What is said when much is won, and figures, in the lettering of the title. */
export function wordSprites({ scene }) {
  const sprites = {}
  for (const [name, text] of Object.entries(WORDS)) sprites[`word.${name}`] = worded(scene, text)
  for (const figure of FIGURES) sprites[`figure.${figure}`] = figured(scene.lettering, figure)
  // Where figures lie on symbols a title may write them with another pen.
  for (const figure of scene.marking ? MARKS : '')
    sprites[`mark.${figure}`] = figured(scene.marking, figure)
  return sprites
}

function worded(scene, text) {
  const c = board(text.length * WORD_CAP * 0.98, WORD_CAP * 1.5, 1.6)
  scene.lettering(c, text, c.width / 3.2, WORD_CAP * 0.75, WORD_CAP)
  return trimmed(c)
}

/** Figures keep their height, so that they stand on one line. */
function figured(write, figure) {
  const c = board(FIGURE_CAP * 1.6, FIGURE_CAP * 1.5, 1.6)
  write(c, figure, FIGURE_CAP * 0.8, FIGURE_CAP * 0.72, FIGURE_CAP)
  return trimmed(c, true)
}

function trimmed(c, keepHeight = false) {
  const { data } = c.ctx.getImageData(0, 0, c.width, c.height)
  let [x0, x1, y0, y1] = [c.width, 0, c.height, 0]
  for (let y = 0; y < c.height; y++)
    for (let x = 0; x < c.width; x++) {
      if (data[(x + y * c.width) * 4 + 3] < 24) continue
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
  if (keepHeight) [y0, y1] = [0, c.height - 1]
  const made = canvas(x1 - x0 + 3, y1 - y0 + 3)
  made.ctx.drawImage(c, 1 - x0, 1 - y0)
  return made
}

const TILE = { w: 640, h: 480 }

/**
 * The lobby tile: props blurred behind the hero, a dark foot. The lobby writes the name on it in the
 * language of the player, and cuts its middle where a place is square.
 */
export function tile(title, layers) {
  const { w, h } = TILE
  const { tile: plan, ink } = title
  const c = board(w, h, 1)
  const x = c.ctx
  for (const layer of layers)
    x.drawImage(layer, layer.width / 12, 0, (layer.width * 5) / 6, layer.height, 0, 0, w, h)
  x.fillStyle = rad(x, w / 2, h * 0.38, w * 0.62, [
    rgba(ink.glow, 0.5),
    rgba(ink.dark, 0.15),
    rgba(ink.dark, 0.85),
  ])
  x.fillRect(0, 0, w, h)
  for (const { symbol, size, blur, at, turn } of plan.props)
    standing(x, drawn(title.symbols[symbol], title), { size, blur, at, turn })
  halo(x, plan, ink)
  standing(x, drawn(plan.hero, title, SHARP * 1.2), { size: plan.heroSize, at: plan.heroAt })
  // The lobby writes in white, so that light titles need a dark foot of their own.
  const foot = ink.foot ?? ink.dark
  x.fillStyle = lin(x, 0, h * 0.6, 0, h, [rgba(foot, 0), rgba(foot, 0.8), rgba(foot, 0.96)])
  x.fillRect(0, h * 0.6, w, h * 0.4)
  grain(c, 0.012)
  return c
}

function standing(x, sprite, { size, blur = 0, at, turn = 0 }) {
  x.save()
  x.translate(...at)
  x.rotate(turn)
  x.shadowColor = 'rgba(0,0,0,.75)'
  x.shadowBlur = 26
  x.shadowOffsetY = 12
  x.imageSmoothingQuality = 'high'
  if (blur) x.filter = `blur(${blur}px)`
  const height = (size * sprite.height) / sprite.width
  x.drawImage(sprite, -size / 2, -height / 2, size, height)
  x.restore()
}

function halo(x, { heroAt, heroSize }, ink) {
  x.save()
  x.globalCompositeOperation = 'screen'
  x.fillStyle = rad(x, heroAt[0], heroAt[1], heroSize * 0.62, [
    'rgba(255,214,150,.75)',
    rgba(ink.glow, 0.4),
    rgba(ink.dark, 0),
  ])
  x.fillRect(0, 0, TILE.w, TILE.h)
  x.restore()
}
