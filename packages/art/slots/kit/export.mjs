// Runs in the browser: draws everything a title ships, and answers it as named files.
import { commonSprites, halved, likeness, livelySprites, packed, symbolSprites } from './atlas.mjs'
import { frameOver, logo, tile, windowGround, wordSprites } from './compose.mjs'
import { knob, spinButton } from './controls.mjs'

/** Pixels per CSS pixel of what surrounds the reels. */
const DENSITY = { landscape: 1.5, portrait: 2 }

/**
 * Layers behind the reels from the furthest on, by the function of the scene that draws them, unless
 * a title names its own. `density` is pixels per CSS pixel: soft layers need few.
 */
const LAYERS = [
  { name: 'wall', graded: true, density: { landscape: 1, portrait: 1.6 }, quality: 0.84 },
  { name: 'drapes', graded: true, density: { landscape: 1, portrait: 1.6 }, quality: 0.82 },
  { name: 'fans', density: { landscape: 1, portrait: 2 }, quality: 0.84 },
  { name: 'shafts', light: true, density: { landscape: 0.4, portrait: 0.5 }, quality: 0.8 },
]

export async function renderTitle(code) {
  const { title } = await import(`/titles/${code}/title.mjs`)
  const files = {}
  const picture = (name, made, quality = 0.88) => {
    files[`${name}.webp`] = made.toDataURL('image/webp', quality)
  }
  const symbols = symbolSprites(title)
  const particles = Object.fromEntries(title.particles().map((made, i) => [`particle.${i}`, made]))
  const own = title.sprites?.() ?? {}
  const first = { ...symbols, ...particles, ...own, ...commonSprites() }
  sheet('atlas', first, 0.9)
  sheet('atlas-small', halved(first), 0.86)
  // What the first spin can do without is fetched after it.
  sheet('extra', { ...wordSprites(title), ...livelySprites(title) }, title.extraQuality ?? 0.88)
  for (const side of ['landscape', 'portrait']) sideLayers(title, side, picture)
  for (const grade of title.grades)
    if (title.scene.curtain) picture(`curtain-${grade}`, title.scene.curtain(grade), 0.84)
  picture('spin', spinButton(title, 'spin'))
  picture('stop', spinButton(title, 'stop'))
  picture('knob', knob(title))
  picture('tile', tile(title, backLayers(title, 'landscape', 'day', 1)), 0.86)
  files['layout.json'] = `${JSON.stringify(title.layout, null, 2)}\n`
  return { files, likeness: likeness(title, symbols) }

  function sheet(name, sprites, quality) {
    const { sheet: made, json } = packed(sprites)
    picture(name, made, quality)
    json.meta.image = `${name}.webp`
    files[`${name}.json`] = `${JSON.stringify(json)}\n`
  }
}

function sideLayers(title, side, picture) {
  const { layout, scene, grades, layers = LAYERS } = title
  const at = DENSITY[side]
  for (const { name, graded, density, quality } of layers) {
    const place = { ...layout[side].board, u: density[side] }
    if (!graded) picture(`${side}-${name}`, scene[name](place, 'day'), quality)
    else
      for (const grade of grades)
        picture(`${side}-${name}-${grade}`, scene[name](place, grade), quality)
  }
  picture(`${side}-window`, windowGround(title, side, at), 0.86)
  picture(`${side}-frame`, frameOver(title, side, at), 0.88)
  picture(`${side}-logo`, logo(title, side, at), 0.9)
}

function backLayers({ layout, scene, layers = LAYERS }, side, grade, u) {
  const place = { ...layout[side].board, u }
  return layers.filter(({ light }) => !light).map(({ name }) => scene[name](place, grade))
}
