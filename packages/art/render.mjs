// `npm run art` draws everything; `npm run art -- crimson-fortune hero` only what is named.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { renderSlots, titles } from './slots/render.mjs'
import { renderTiles, scenes } from './tiles/render.mjs'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !titles.includes(name) && !scenes.includes(name))
if (unknown.length) throw new Error(`nothing is called ${unknown.join(', ')}`)
const chosen = (names) => names.filter((name) => !wanted.length || wanted.includes(name))

mkdirSync(new URL('out/', import.meta.url), { recursive: true })
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
await renderTiles(browser, chosen(scenes))
await renderSlots(browser, chosen(titles))
await browser.close()
