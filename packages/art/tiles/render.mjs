// Draws the scenes of places and small games to out/, once; the results are committed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawScene } from './draw.mjs'

const SIZES = { hero: [1408, 836], bloom: [704, 1056] }
const TILE = [640, 480]
const HERE = new URL('.', import.meta.url)
const HEAD = '#version 300 es\nprecision highp float;\nprecision highp int;\n'

const text = (path) => readFileSync(new URL(path, HERE), 'utf8')
export const scenes = readdirSync(new URL('scenes/', HERE)).map((file) => file.replace('.glsl', ''))

export async function renderTiles(browser, names) {
  const page = await browser.newPage()
  for (const name of names) {
    const source = HEAD + text('shapes.glsl') + text(`scenes/${name}.glsl`) + text('light.glsl')
    const [width, height] = SIZES[name] ?? TILE
    const picture = await page.evaluate(drawScene, { source, width, height, samples: 2 })
    const bytes = Buffer.from(picture.split(',')[1], 'base64')
    writeFileSync(new URL(`../out/${name}.webp`, HERE), bytes)
  }
  await page.close()
}
