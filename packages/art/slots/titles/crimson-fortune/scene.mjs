// The theatre: wall and proscenium, drapes, brass fans, light; by day of the house and at midnight.
import { centre, deco, decoInline } from '../../kit/letters.mjs'
import { M } from '../../kit/materials.mjs'
import { noise, ramp, rgba, smooth, TAU } from '../../kit/math.mjs'
import { board, disc, lin, polar, rad, rounded, strokePath } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'

/** Free spins are played at midnight: the same house under another light. */
export const GRADES = {
  day: {
    wall: ['#8a1638', '#4c0b24', '#1b0610', '#0c0308'],
    drape: ['#0e0306', '#3f081a', '#98133a', '#e8335f', '#ff9db2'],
    line: '#e0a95c',
    shaft: '#ffb27a',
  },
  night: {
    wall: ['#3a2a86', '#1c1450', '#0d0826', '#050310'],
    drape: ['#05030f', '#150d3c', '#35247f', '#7357d8', '#cdbcff'],
    line: '#c9a76a',
    shaft: '#b9c8ff',
  },
}

/** 1: the wall, with nested stepped arches of a proscenium. Opaque. */
export function wall({ w, h, u }, grade) {
  const c = board(w, h, u)
  const x = c.ctx
  const { wall: colours, line } = GRADES[grade]
  x.scale(u, u)
  x.fillStyle = rad(x, w / 2, h * 0.42, Math.max(w, h) * 0.72, colours)
  x.fillRect(0, 0, w, h)
  const tall = h > w
  const foot = h * 0.98
  const step = tall ? 15 : 34
  x.globalCompositeOperation = 'screen'
  for (let i = 0; i < 9; i++) {
    const half = (tall ? 54 : 210) + i * step
    const top = (tall ? 96 : 44) - i * step * 0.42
    x.strokeStyle = rgba(line, (i % 3 === 0 ? 0.42 : 0.17) * (1 - i / 13))
    x.lineWidth = i % 3 === 0 ? 2.4 : 1.1
    x.stroke(new Path2D(steppedArch(w / 2, half, top, foot, step)))
  }
  flutes(x, { w, h, tall, line })
  x.fillStyle = rad(x, w / 2, h * 0.16, w * (tall ? 0.7 : 0.42), [
    rgba('#ff7a4c', 0.24),
    rgba('#ff7a4c', 0),
  ])
  x.fillRect(0, 0, w, h)
  x.globalCompositeOperation = 'source-over'
  x.fillStyle = lin(x, 0, h * 0.76, 0, h, ['rgba(6,2,6,0)', 'rgba(6,2,6,.94)'])
  x.fillRect(0, h * 0.76, w, h * 0.24)
  return c
}

function steppedArch(cx, half, top, foot, step) {
  const [a, b] = [half - step * 1.6, half - step * 0.8]
  return (
    `M${cx - half} ${foot} L${cx - half} ${top + step * 2} L${cx - b} ${top + step * 2} ` +
    `L${cx - b} ${top + step} L${cx - a} ${top + step} L${cx - a} ${top} ` +
    `L${cx + a} ${top} L${cx + a} ${top + step} L${cx + b} ${top + step} ` +
    `L${cx + b} ${top + step * 2} L${cx + half} ${top + step * 2} L${cx + half} ${foot}`
  )
}

/** Upright flutes that gather towards the middle, as on a deco organ front. */
function flutes(x, { w, h, tall, line }) {
  const count = tall ? 9 : 15
  for (let i = -count; i <= count; i++) {
    const at = w / 2 + i * (tall ? 6.4 : 15)
    const rise = (1 - Math.abs(i) / (count + 1)) * (tall ? 46 : 64)
    const foot = tall ? 226 : 168
    x.fillStyle = lin(x, 0, foot - 60 - rise, 0, foot, [rgba(line, 0.28), rgba(line, 0)])
    x.fillRect(at - (tall ? 1.6 : 3.4), foot - 60 - rise, tall ? 3.2 : 6.8, 60 + rise)
  }
  x.fillStyle = rgba(line, 0.05)
  x.fillRect(0, h * 0.9, w, 1)
}

/** 2: velvet drapes gathered to both sides, tied with brass. */
export function drapes({ w, h, u }, grade) {
  const c = board(w, h, u)
  const image = c.ctx.createImageData(c.width, c.height)
  const table = ramp(GRADES[grade].drape)
  const reach = c.width * (h > w ? 0.3 : 0.24)
  for (let x = 0; x < c.width; x++) drapeColumn(image, x, reach, table, c)
  c.ctx.putImageData(image, 0, 0)
  for (const side of [0, 1]) tieBack(c, { w, h, side })
  return c
}

const sagAt = (reach, v) => reach * (0.75 + 0.3 * Math.cos(v * 2.6) + 0.14 * Math.sin(v * 9))

function drapeColumn(image, x, reach, table, { width, height, u }) {
  const fromEdge = Math.min(x, width - 1 - x)
  const sideGain = x < width / 2 ? 1 : 0.8
  for (let y = 0; y < height; y++) {
    const v = y / height
    const sag = sagAt(reach, v)
    if (fromEdge > sag) continue
    const t = fromEdge / sag
    const wave = t * 31 + Math.sin(v * 3 + t * 4) * 0.8 + noise(t * 6, (y / u) * 0.004, 3) * 3
    const fold = (0.5 + 0.5 * Math.sin(wave)) ** 2.2
    const height01 = (0.5 + 0.5 * smooth(0, 0.35, v)) * (1 - 0.55 * smooth(0.55, 1, v))
    const pile = (noise((x / u) * 0.9, (y / u) * 0.9, 4) - 0.5) * 0.05
    const value = (0.25 + 0.42 * fold + 0.26 * fold ** 3) * height01 * sideGain + pile
    const entry = Math.max(0, Math.min(255, Math.floor(value * 255))) * 3
    const j = (x + y * width) * 4
    for (let k = 0; k < 3; k++) image.data[j + k] = table[entry + k]
    image.data[j + 3] = 255 * smooth(0, 10 * u, sag - fromEdge)
  }
}

/** A brass band and a tassel where the drape is gathered. */
function tieBack(c, { w, h, side }) {
  const tall = h > w
  const k = tall ? 0.42 : 1
  const y = h * (tall ? 0.36 : 0.57)
  const edge = sagAt(w * (tall ? 0.3 : 0.24), y / h)
  const at = (x) => (side ? w - x : x)
  const dir = side ? -1 : 1
  relief(c, {
    mat: M.brassDark,
    bevel: 5 * k,
    shadow: { x: 0, y: 6 * k, b: 7 * k, a: 0.7 },
    draw: (x) =>
      strokePath(
        x,
        `M${at(-10)} ${y - 34 * k} Q${at(edge * 0.55)} ${y + 22 * k} ${at(edge + 6 * k)} ${y - 6 * k}`,
        15 * k,
      ),
  })
  const tx = at(edge * 0.7)
  relief(c, {
    mat: M.brass,
    bevel: 3 * k,
    draw: (x) => {
      disc(x, tx, y + 12 * k, 13 * k)
      rounded(x, tx - 8 * k, y + 22 * k, 16 * k, 12 * k, 4 * k)
      for (let i = -4; i <= 4; i++)
        strokePath(
          x,
          `M${tx + i * 1.7 * k} ${y + 34 * k} Q${tx + (i * 2.4 + dir) * k} ${y + 56 * k} ${tx + i * 2.9 * k} ${y + (82 - Math.abs(i) * 1.6) * k}`,
          2.3 * k,
        )
    },
  })
}

const CURTAIN = { w: 420, h: 520 }

/** One half of the closed curtain, its leading edge on the right; the other half is its mirror. */
export function curtain(grade) {
  const c = board(CURTAIN.w, CURTAIN.h, 1.2)
  const image = c.ctx.createImageData(c.width, c.height)
  const table = ramp(GRADES[grade].drape)
  for (let x = 0; x < c.width; x++)
    for (let y = 0; y < c.height; y++) curtainPixel(image, x, y, table, c)
  c.ctx.putImageData(image, 0, 0)
  for (const [at, width] of [
    [CURTAIN.w - 9, 7],
    [CURTAIN.w - 21, 3],
  ])
    relief(c, {
      mat: M.brass,
      bevel: width * 0.5,
      shadow: { x: 0, y: 2, b: 3, a: 0.6 },
      draw: (x) => strokePath(x, `M${at} -20 L${at} ${CURTAIN.h + 20}`, width),
    })
  return c
}

function curtainPixel(image, x, y, table, { width, height }) {
  const [t, v] = [x / width, y / height]
  const wave = t * 52 + Math.sin(v * 2.4 + t * 7) * 0.9 + noise(t * 9, v * 2, 6) * 2.4
  const fold = (0.5 + 0.5 * Math.sin(wave)) ** 2
  const light = 0.62 + 0.38 * smooth(0, 0.4, v) - 0.34 * smooth(0.6, 1, v)
  const pile = (noise(x * 0.8, y * 0.8, 4) - 0.5) * 0.05
  const value = (0.24 + 0.4 * fold + 0.2 * fold ** 3) * light + pile
  const entry = Math.max(0, Math.min(255, Math.floor(value * 255))) * 3
  const j = (x + y * width) * 4
  for (let k = 0; k < 3; k++) image.data[j + k] = table[entry + k]
  image.data[j + 3] = 255
}

/** 3: brass fans in the upper corners. */
export function fans({ w, h, u }) {
  const c = board(w, h, u)
  const k = h > w ? 0.55 : 1
  relief(c, {
    mat: M.brassDark,
    bevel: 2.5,
    shadow: { x: 0, y: 5, b: 6, a: 0.6 },
    draw: (x) => {
      for (const corner of [0, w]) {
        for (let i = 0; i < 4; i++) {
          x.lineWidth = (7 - i) * k
          x.beginPath()
          x.arc(corner, 0, (150 + i * 26) * k, 0, TAU)
          x.stroke()
        }
        for (let i = 0; i <= 12; i++) {
          const a = (i / 12) * (Math.PI / 2)
          const angle = corner ? Math.PI - a : a
          const ray = [polar(corner, 0, 20 * k, angle), polar(corner, 0, 146 * k, angle)]
          strokePath(x, `M${ray[0].join(' ')} L${ray[1].join(' ')}`, 3.4 * k)
        }
      }
    },
  })
  return c
}

/** 4: three shafts of stage light, laid on by addition. */
export function shafts({ w, h, u }, grade) {
  const c = board(w, h, u)
  const x = c.ctx
  const colour = GRADES[grade].shaft
  x.scale(u, u)
  for (const [place, lean, alpha] of [
    [0.18, 0.32, 0.2],
    [0.82, -0.32, 0.2],
    [0.5, 0, 0.16],
  ]) {
    x.save()
    x.translate(w * place, -20)
    x.rotate(-lean)
    x.filter = `blur(${18 * u}px)`
    x.fillStyle = lin(x, 0, 0, 0, h, [rgba(colour, alpha), rgba(colour, 0)])
    x.beginPath()
    x.moveTo(-14, 0)
    x.lineTo(14, 0)
    x.lineTo(w * 0.13, h)
    x.lineTo(-w * 0.13, h)
    x.fill()
    x.restore()
  }
  return c
}

export const logoLines = (stacked) => (stacked ? ['CRIMSON', 'FORTUNE'] : ['CRIMSON FORTUNE'])

/** Lettering of the title: velvet edge, brass body, enamel line. Also for the words of big wins. */
export function lettering(c, text, cx, cy, height) {
  const laid = centre(text, height, cx, cy, 20)
  relief(c, {
    mat: M.velvetDark,
    bevel: height * 0.06,
    shadow: { x: 0, y: height * 0.06, b: height * 0.08, a: 0.8 },
    draw: (x) => deco(x, laid, 1.95),
  })
  relief(c, {
    mat: M.brass,
    bevel: height * 0.06,
    shadow: { x: 0, y: height * 0.02, b: height * 0.02, a: 0.8 },
    draw: (x) => deco(x, laid, 1.15),
  })
  relief(c, {
    mat: M.enamel,
    bevel: height * 0.02,
    shadow: null,
    draw: (x) => decoInline(x, laid, 1.2),
  })
}

/** Velvet petals for the burst, seen from three sides. */
export function petals() {
  return [0, 1, 2].map((k) => {
    const c = board(30, 30, 3)
    const wide = [8.5, 6, 3.6][k]
    relief(c, {
      mat: { ...M.velvet, ramp: ['#4a0a20', '#a3183f', '#e03a63', '#ff8aa4', '#ffe0e6'] },
      profile: 'inflate',
      depth: 0.8,
      shadow: null,
      draw: (x) => {
        x.beginPath()
        x.moveTo(3, 15)
        x.bezierCurveTo(8, 15 - wide * 1.5, 24, 15 - wide * 1.3, 27, 14 - wide * 0.2)
        x.lineTo(25.5, 15)
        x.lineTo(27, 16)
        x.bezierCurveTo(22, 15 + wide * 1.5, 9, 15 + wide, 3, 15)
        x.fill()
      },
    })
    return c
  })
}
