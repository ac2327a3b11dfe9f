// The tiger's head, hair by hair: coat, white and stripes are functions of the place.
import { clamp, lerp, rng, smooth, TAU } from '../../kit/math.mjs'
import { disc, fillPath, polar, rad } from '../../kit/pen.mjs'
import { paint, relief } from '../../kit/relief.mjs'
import { flatten, hair, resample } from '../../kit/strokes.mjs'
import { DEEP_INK, INK, ORANGE, ROSE } from './materials.mjs'
import { strokes } from './parts.mjs'

const FUR = ['#5a1c05', '#93380a', '#c95d12', '#ee8426', '#ffa94a', '#ffd083']
const WHITE = ['#6f6a74', '#a09ba2', '#cfc9c6', '#ece6dd', '#fbf7ee', '#ffffff']
const STRIPE = ['#040508', '#07090f', '#0b0e17', '#121724']
const EYE = {
  kind: 'glass',
  ramp: ['#6a3302', '#d98a0a', '#ffd042', '#fff4a0', '#ffffff'],
  ...{ gloss: 140, spec: 1.2, alpha: 1, rim: '#ffffff' },
}

/** The right half; each from its root, so that it thins towards the tip. */
const STRIPES = [
  'M50 30 L50 20',
  'M53 33 C57 27 60 24 66 23',
  'M51 20 C56 17 61 14 66 14',
  'M51 12 C55 9 58 8 61 8',
  'M93 40 C86 39 80 41 76 46',
  'M95 51 C88 50 82 52 77 56',
  'M92 62 C86 60 81 62 76 65',
  'M85 72 C80 69 76 70 72 72',
  'M82 25 C76 25 72 28 70 33',
  'M75 16 C70 17 67 20 66 25',
  'M90 32 C85 30 80 31 76 34',
  'M74 80 C70 77 67 77 64 78',
]

export function tiger(c) {
  const random = rng(21)
  for (const side of [-1, 1]) ear(c, side, random)
  paint(c, ground)
  paint(c, (x) => coat(x, random))
  paint(c, (x) => combStripes(x, random))
  paint(c, shadows, { blur: 0.8 })
  for (const side of [-1, 1]) eye(c, side)
  brows(c)
  nose(c)
  mouth(c)
}

/** 0 in the middle of the head, 1 at its edge. */
function headAt(x, y) {
  const [dx, dy] = [Math.abs(x - 50), y - 48]
  const rx = dy < 0 ? 41 : 44 - Math.max(0, dy - 20) * 0.75
  return Math.hypot(dx / rx, dy / (dy < 0 ? 41 : 42))
}

function whiteAt(x, y) {
  const far = Math.abs(x - 50)
  return Math.max(
    1 - Math.hypot((far - 11) / 13, (y - 66) / 10),
    1 - Math.hypot(far / 15, (y - 81) / 12),
    1 - Math.hypot((far - 17) / 11, (y - 33.5) / 5),
    1 - Math.hypot((far - 31) / 9, (y - 66) / 16),
  )
}

/** Hair lies away from the bridge of the nose. */
function flowAt(x, y) {
  const [dx, dy] = y < 50 ? [(x - 50) * 0.75, y - 63] : [x - 50, y - 57]
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}

function ear(c, side, random) {
  const at = (far) => 50 + side * far
  relief(c, {
    mat: ORANGE,
    profile: 'inflate',
    depth: 0.5,
    shadow: { x: 0.4, y: 1, b: 1, a: 0.5 },
    draw: (x) =>
      fillPath(
        x,
        `M${at(20)} 18 C${at(22)} 0 ${at(38)} -6 ${at(44)} 3 C${at(49)} 13 ${at(46)} 28 ${at(36)} 32Z`,
      ),
  })
  paint(c, (x) => {
    for (let i = 0; i < 420; i++) earHair(x, at, side, random)
    x.fillStyle = '#0a0d16'
    fillPath(
      x,
      `M${at(25)} 17 C${at(27)} 5 ${at(36)} 1 ${at(41)} 6 C${at(44)} 14 ${at(41)} 23 ${at(35)} 26Z`,
    )
    for (let i = 0; i < 26; i++) {
      x.fillStyle = i % 3 ? '#f3e7d6' : '#c9b9a6'
      const far = 28 + random() * 9
      const [y0, x1, y1] = [25 - random() * 3, at(far + 3 + random() * 3), 8 + random() * 8]
      hair(x, at(far - 2), y0, x1, y1, 1.2)
    }
  })
}

function earHair(x, at, side, random) {
  const angle = random() * TAU
  const far = Math.sqrt(random())
  const [px, py] = [at(35.5) + far * 10.5 * Math.cos(angle), 13 + far * 14 * Math.sin(angle)]
  const [dx, dy] = [(px - (50 + side * 33)) / 12, (py - 22) / 20]
  const tone = Math.floor(3.4 - dx * 1.2 - dy * 1.6 + (random() - 0.5) * 2)
  x.fillStyle = FUR[clamp(tone, 0, 5)]
  hair(x, px, py, px + dx * 5 + (random() - 0.5) * 2, py + dy * 6 - 1, 1.3)
}

function ground(x) {
  x.fillStyle = '#3a1606'
  x.beginPath()
  for (let angle = 0; angle <= 6.3; angle += 0.05) {
    let far = 30
    while (headAt(...polar(50, 48, far, angle)) < 0.98 && far < 60) far += 0.5
    x.lineTo(...polar(50, 48, far, angle))
  }
  x.fill()
}

/** Outermost first, so that tips of the inner hairs lie over the roots of the outer ones. */
function coat(x, random) {
  const hairs = Array.from({ length: 5_200 }, () => {
    const angle = random() * TAU
    return [...polar(50, 48, Math.sqrt(random()) * 46, angle), random(), random()]
  }).filter(([px, py]) => headAt(px, py) < 1)
  const far = ([px, py]) => Math.hypot(px - 50, py - 56)
  for (const one of hairs.sort((a, b) => far(b) - far(a))) coatHair(x, one)
}

function coatHair(x, [px, py, chance, size]) {
  const edge = headAt(px, py)
  const [fx, fy] = flowAt(px, py)
  const turn = (chance - 0.5) * 0.5
  const ux = fx * Math.cos(turn) - fy * Math.sin(turn)
  const uy = fx * Math.sin(turn) + fy * Math.cos(turn)
  const white = whiteAt(px, py)
  const muzzle = Math.hypot((Math.abs(px - 50) - 10) / 14, (py - 67) / 11)
  const outer = smooth(0.72, 1, edge) * (py > 46 ? 8 : 3) * size
  let length = lerp(4, 7, size) + outer
  if (white > 0.12) length *= 0.8
  if (muzzle < 0.9) length *= 0.5
  const light =
    0.62 -
    ((px - 50) / 46) * 0.34 -
    ((py - 48) / 46) * 0.42 +
    (muzzle < 1 ? 0.25 - (py - 60) / 60 : 0) +
    (chance - 0.5) * 0.34 -
    smooth(0.8, 1.05, edge) * 0.22
  const tones = white > 0.12 + (chance - 0.5) * 0.2 ? WHITE : FUR
  x.fillStyle = tones[Math.floor(clamp(light, 0, 0.999) * 6)]
  hair(x, px, py, px + ux * length, py + uy * length, 1 + size * 0.8, (size - 0.5) * 0.12)
}

function combStripes(x, random) {
  const lines = STRIPES.flatMap((path) => {
    const [line] = flatten(path, 6)
    return [line, line.map(([a, b]) => [100 - a, b])]
  })
  for (const line of lines)
    resample(line, 40).forEach(([a, b], i) => {
      const t = i / 39
      const width = 2.5 * (1 - 0.72 * t) * smooth(0, 0.12, t + 0.06)
      for (let k = 0; k < 7; k++) {
        const px = a + (random() - 0.5) * width * 1.7
        const py = b + (random() - 0.5) * width * 1.7
        const [fx, fy] = flowAt(px, py)
        const length = 1.4 + random() * 2.4
        x.fillStyle = STRIPE[Math.floor(random() * 4)]
        hair(x, px, py, px + fx * length, py + fy * length, 1.3)
      }
    })
}

function shadows(x) {
  for (const side of [-1, 1]) {
    x.fillStyle = rad(x, 50 + side * 18, 43, 13, ['rgba(24,6,2,.75)', 'rgba(24,6,2,0)'])
    x.fillRect(10, 24, 80, 40)
  }
  x.fillStyle = rad(x, 50, 73, 15, ['rgba(40,14,10,.5)', 'rgba(40,14,10,0)'])
  x.fillRect(30, 66, 40, 20)
}

function eye(c, side) {
  const at = (far) => 50 + side * far
  relief(c, {
    mat: EYE,
    profile: 'inflate',
    shadow: null,
    draw: (x) =>
      fillPath(
        x,
        `M${at(10)} 49 C${at(13)} 40 ${at(23)} 37.5 ${at(29)} 41 C${at(27)} 49 ${at(18)} 53 ${at(10)} 49Z`,
      ),
  })
  const glow = (x) => {
    x.fillStyle = '#ffb020'
    disc(x, at(19), 45, 9, 6)
  }
  paint(c, glow, { blur: 3, blend: 'screen', alpha: 0.3 })
  paint(c, (x) => {
    x.fillStyle = '#05060a'
    disc(x, at(18.5), 44.8, 3.1, 4.4)
    x.fillStyle = '#fff'
    disc(x, at(19) - 1.6, 43.2, 1.3)
  })
}

function brows(c) {
  const right = [
    ['M60 51 C64 41 72 37 81 40', 4.4],
    ['M60 51 C66 55 73 53 79 47', 3],
    ['M59 56 C62 52 60 44 57 38', 2.8],
  ]
  const left = [
    ['M40 51 C36 41 28 37 19 40', 4.4],
    ['M40 51 C34 55 27 53 21 47', 3],
    ['M41 56 C38 52 40 44 43 38', 2.8],
  ]
  strokes(c, DEEP_INK, [...left, ...right], { dry: 0.05, taper: [0.05, 0.55], shadow: null })
}

function nose(c) {
  relief(c, {
    mat: ROSE,
    profile: 'inflate',
    shadow: { x: 0, y: 0.6, b: 0.8, a: 0.8 },
    draw: (x) =>
      fillPath(x, 'M40 55.5 C44 52.5 56 52.5 60 55.5 C59 61 53 65 50 65.5 C47 65 41 61 40 55.5Z'),
  })
  paint(c, (x) => {
    x.fillStyle = '#1a0508'
    disc(x, 45, 59.6, 2, 1.1, 0.5)
    disc(x, 55, 59.6, 2, 1.1, -0.5)
  })
}

function mouth(c) {
  strokes(
    c,
    INK,
    [
      ['M50 65 L50 71 C46 77 38 77 32 72', 2.6],
      ['M50 71 C54 77 62 77 68 72', 2.6],
      ['M43 81 C47 84 53 84 57 81', 2],
    ],
    { dry: 0.05, shadow: null },
  )
  paint(c, (x) => {
    x.fillStyle = '#fff8ea'
    fillPath(x, 'M39 74.5 L41.4 81 L43.2 75.6Z M61 74.5 L58.6 81 L56.8 75.6Z')
    for (const side of [-1, 1]) {
      x.fillStyle = '#f6fbff'
      for (let i = 0; i < 5; i++) {
        const [x1, y1] = [50 + side * (54 - i * 2), 57 + i * 7.5]
        hair(x, 50 + side * 13, 65 + i * 2, x1, y1, 0.95, side * (0.1 - i * 0.03))
      }
      x.fillStyle = '#1a1014'
      for (let i = 0; i < 6; i++)
        disc(x, 50 + side * (9 + (i % 3) * 3.6), 65.5 + Math.floor(i / 3) * 3.2, 0.65)
    }
  })
}
