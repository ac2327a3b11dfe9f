// Renders the scenes to WebP once; the results are committed. `npm run art -w packages/art`,
// or with names: `node tiles/render.mjs odd-even fairness`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { drawScene } from './draw.mjs'

const SIZES = { hero: [1408, 836], bloom: [704, 1056] }
const TILE = [640, 480]
const HERE = new URL('.', import.meta.url)
const HEAD = '#version 300 es\nprecision highp float;\nprecision highp int;\n'

const text = (path) => readFileSync(new URL(path, HERE), 'utf8')
const known = readdirSync(new URL('scenes/', HERE)).map((file) => file.replace('.glsl', ''))
const wanted = process.argv.slice(2).length ? process.argv.slice(2) : known

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
})
const page = await browser.newPage()
mkdirSync(new URL('../out/', HERE), { recursive: true })
for (const name of wanted) {
  const source = HEAD + text('shapes.glsl') + text(`scenes/${name}.glsl`) + text('light.glsl')
  const [width, height] = SIZES[name] ?? TILE
  const picture = await page.evaluate(drawScene, { source, width, height, samples: 2 })
  writeFileSync(new URL(`../out/${name}.webp`, HERE), Buffer.from(picture.split(',')[1], 'base64'))
}
await browser.close()
