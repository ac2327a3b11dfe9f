// Draws what the slot titles ship to out/slots/<code>/, once; the results are committed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'

const HERE = new URL('.', import.meta.url)
const ORIGIN = 'http://kit.invalid'
const TYPES = {
  '.mjs': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
}

export const titles = readdirSync(new URL('titles/', HERE))

export async function renderSlots(browser, codes) {
  const page = await browser.newPage()
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const body = readFileSync(new URL(`.${pathname}`, HERE))
    return route.fulfill({ body, contentType: TYPES[extname(pathname)] })
  })
  await page.goto(`${ORIGIN}/page.html`)
  await page.waitForFunction(() => window.renderTitle)
  for (const code of codes) {
    const { files, likeness } = await page.evaluate((name) => window.renderTitle(name), code)
    save(code, files)
    if (likeness.value >= 0.75)
      throw new Error(`${code}: ${likeness.pair} look alike at 48 px (${likeness.value})`)
  }
  await page.close()
}

function save(code, files) {
  const folder = new URL(`../out/slots/${code}/`, HERE)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    const isPicture = content.startsWith('data:')
    const bytes = isPicture ? Buffer.from(content.split(',')[1], 'base64') : content
    writeFileSync(new URL(name, folder), bytes)
  }
}
