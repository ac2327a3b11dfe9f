import { loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'

/**
 * `npm run playable -- http://127.0.0.1:3000 tiger-moon …`: how long after the address is entered a
 * visitor with an empty cache can press the button of a slot, on a phone that is slowed down. The
 * server must run already.
 */
const [base = 'http://127.0.0.1:3000', ...named] = process.argv.slice(2)
const TITLES = [
  'crimson-fortune',
  'tiger-moon',
  'thunder-pantheon',
  'bingsu-pop',
  'diamond-777',
  'hwatu-garden',
]
const RUNS = 3
const CPU_RATES = [4, 1]
const LINE = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 }
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** Runs in the page before anything of ours: when the button can be pressed, and what GL costs. */
const WATCH = `
localStorage.setItem('language', 'ko')
const seen = (window.__seen = { gl: 0, long: 0 })
const timed = (proto, name) => {
  const real = proto[name]
  proto[name] = function (...args) {
    const begun = performance.now()
    const result = real.apply(this, args)
    if (!seen.ready) seen.gl += performance.now() - begun
    return result
  }
}
const gl = WebGL2RenderingContext.prototype
for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(gl)))
  if (typeof value === 'function') timed(gl, name)
timed(HTMLCanvasElement.prototype, 'getContext')
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) if (!seen.ready) seen.long += duration
}).observe({ entryTypes: ['longtask'] })
new MutationObserver(() => {
  if (!seen.canvas && document.querySelector('canvas')) seen.canvas = performance.now()
  const button = document.querySelector('button[aria-label="돌리기"]')
  if (!seen.ready && button && !button.disabled) seen.ready = performance.now()
}).observe(document, { subtree: true, childList: true, attributes: true })
`

const READ = `(() => {
  const { ready, canvas, gl, long } = window.__seen
  const all = performance.getEntriesByType('resource')
  const files = all.filter(({ responseEnd }) => responseEnd < ready)
  const ends = (what) => files.filter(({ name }) => what.test(name)).map((file) => file.responseEnd)
  const last = (what) => Math.max(0, ...ends(what))
  return {
    ready, canvas, gl, long,
    page: last(/\\/site-/),
    code: last(/\\/stage-/),
    pictures: last(/\\.webp$/),
    files: files.length,
    kB: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
  }
})()`

/** Milliseconds after the navigation began, but for the last two. */
const PARTS = ['page', 'code', 'pictures', 'canvas', 'ready', 'long', 'gl', 'files', 'kB'] as const
type Figures = Readonly<Record<(typeof PARTS)[number], number>>

async function measure(browser: Browser, code: string, rate: number): Promise<Figures> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(`/game?code=${code}&demo=1`, { waitUntil: 'commit' })
  await page.locator('button[aria-label="돌리기"]:not([disabled])').waitFor({ timeout: 60_000 })
  // Not by page.evaluate: the policy of the site forbids it to read texts as code.
  const { result } = await cdp.send('Runtime.evaluate', { expression: READ, returnByValue: true })
  await context.close()
  return result.value as Figures
}

function medianOf(runs: readonly Figures[]): string[] {
  return PARTS.map((part) => {
    const sorted = runs.map((run) => run[part]).sort((a, b) => a - b)
    return String(Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0))
  })
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
})
console.log(`| title | CPU | ${PARTS.join(' | ')} |\n|${'---|'.repeat(PARTS.length + 2)}`)
for (const rate of CPU_RATES) {
  for (const code of named.length > 0 ? named : TITLES) {
    const runs: Figures[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, code, rate))
    console.log(`| ${code} | ${rate}× | ${medianOf(runs).join(' | ')} |`)
  }
}
await browser.close()
const load = loadavg().map((value) => value.toFixed(1))
console.log(`\nMedian of ${RUNS}; load of this machine ${load.join(', ')} (1, 5, 15 minutes).`)
