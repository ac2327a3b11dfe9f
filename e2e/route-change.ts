import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { keptOf } from './visit'

/**
 * `npm run routes -- http://127.0.0.1:3000 http://127.0.0.1:3001`: how long it takes from the click
 * on a menu entry until the page behind it is drawn, when it was visited before. The product must
 * run already. Goal: 100 ms.
 */
const [player = 'http://127.0.0.1:3000', office = 'http://127.0.0.1:3001'] = process.argv.slice(2)
const SITES = [
  { name: 'player', origin: player, as: 'player1' },
  { name: 'office', origin: office, as: 'admin' },
] as const
const GOAL_MS = 100
const ROUNDS = 5

/** So long one looks at a page at least before one leaves it; what came with it is done by then. */
const LOOK_MS = 400

/** In the page: clicks, and waits until the new page stands without bones. */
const GO = `window.__go = async (path) => {
  await new Promise((rested) => setTimeout(rested, ${LOOK_MS}))
  return new Promise((resolve) => {
  const link = document.querySelector('nav a[href="' + path + '"]')
  if (!link) return resolve(null)
  const begun = performance.now()
  link.click()
  const look = () => {
    const there = location.pathname === path && document.querySelector('main h1')
    const bones = document.querySelector('main [aria-busy=true], main [class*=_bone], main [class*=_skeleton]')
    if (there && !bones) resolve(performance.now() - begun)
    else if (performance.now() - begun > 10000) resolve(-1)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})}`

async function pathsOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(links)].filter((path) => !path.includes('?'))
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
console.log('| site | page | median ms | worst ms |\n|---|---|---:|---:|')
let missed = false
for (const { name, origin, as } of SITES) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const kept: Record<string, string> = { language: 'ko', ...(await keptOf(origin, as)) }
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)
  await page.addInitScript(GO)
  await page.goto(`${origin}/${name === 'player' ? 'home' : 'dashboard'}`)
  await page.locator('nav a').first().waitFor()
  const paths = await pathsOf(page)
  const times = new Map<string, number[]>(paths.map((path) => [path, []]))
  const cdp = await context.newCDPSession(page)
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of paths) {
      // Not by page.evaluate: the policy of the sites forbids it to read texts as code.
      const { result } = await cdp.send('Runtime.evaluate', {
        expression: `window.__go(${JSON.stringify(path)})`,
        awaitPromise: true,
        returnByValue: true,
      })
      // The first visit fetches code and data.
      if (round > 0 && typeof result.value === 'number') times.get(path)?.push(result.value)
    }
  }
  for (const [path, list] of times) {
    const sorted = list.toSorted((a, b) => a - b)
    const middle = Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
    missed ||= !(middle < GOAL_MS)
    console.log(`| ${name} | ${path} | ${middle} | ${Math.round(sorted.at(-1) ?? Number.NaN)} |`)
  }
  await context.close()
}
await browser.close()
console.log(
  `\nOf ${ROUNDS} visits; load of this machine ${loadavg().map((one) => one.toFixed(1))}.`,
)
if (missed) process.exitCode = 1
