import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { keptOf } from './visit'

/**
 * `npm run lighthouse -- http://127.0.0.1:3000 http://127.0.0.1:3001`: what Lighthouse says of the
 * main pages on a phone with an empty cache, the middle of five. The product must run already.
 * Lighthouse is large and needed only here, so it is fetched when it is asked for.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = 5
/** A visit during which the host took more than this from us is made again: it measures the host. */
const STOLEN_MAX = 50
const MOST_TRIES = 3 * RUNS
const [player = 'http://127.0.0.1:3000', office = 'http://127.0.0.1:3001'] = process.argv.slice(2)

interface Page {
  readonly origin: string
  readonly path: string
  /** Nobody: as a guest. */
  readonly as?: string
}

const PAGES: readonly Page[] = [
  { origin: player, path: '/home' },
  { origin: player, path: '/slot', as: 'player1' },
  { origin: player, path: '/deposit', as: 'player1' },
  { origin: office, path: '/dashboard', as: 'admin' },
]

/** What is asked for; only guests' pages are meant to be found by a search. */
const GOALS = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 90 } as const
type Category = keyof typeof GOALS
const CATEGORIES = Object.keys(GOALS) as Category[]
const FIGURES = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'speed-index': 'SI ms',
  interactive: 'TTI ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue: number; title: string }>
  >
}

async function measure(page: Page): Promise<readonly Report[]> {
  const folder = mkdtempSync(join(tmpdir(), 'camellia-lighthouse-'))
  const port = await freePort()
  const browser = spawn(process.env.CHROME_PATH ?? '/usr/bin/chromium', [
    ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
    ...[`--remote-debugging-port=${port}`, `--user-data-dir=${join(folder, 'browser')}`],
  ])
  const gone = once(browser, 'exit')
  try {
    await enter(port, page)
    const reports: Report[] = []
    for (let tries = 0; reports.length < RUNS; tries++) {
      const file = join(folder, `${tries}.json`)
      const before = stolen()
      // Now and then the browser's own record of a visit is empty, and Lighthouse gives up.
      await look(page, port, file).catch(() => look(page, port, file))
      if (stolen() - before > STOLEN_MAX && tries < MOST_TRIES) continue
      reports.push(JSON.parse(readFileSync(file, 'utf8')) as Report)
    }
    return reports
  } finally {
    browser.kill()
    await gone
    // Its helpers end after it and may still write: what was measured counts.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => {})
  }
}

/** Hundredths of a second that the host's other guests had of our cores; nothing where unknown. */
function stolen(): number {
  if (!existsSync('/proc/stat')) return 0
  return Number(readFileSync('/proc/stat', 'utf8').split(/\s+/)[8])
}

/** Leaves the browser to Lighthouse afterwards: two who steer it at once confuse each other. */
async function enter(port: number, { origin, as }: Page): Promise<void> {
  const kept = { language: 'ko', ...(as && (await keptOf(origin, as))) }
  const browser = await connected(port)
  const tab = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
  await tab.goto(`${origin}/icon.svg`)
  await tab.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, kept)
  await tab.close()
  await browser.close()
}

/** As on a first visit: Lighthouse would forget who is logged in as well. */
async function forget(port: number): Promise<void> {
  const browser = await connected(port)
  const tab = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
  await (await tab.context().newCDPSession(tab)).send('Network.clearBrowserCache')
  await tab.close()
  await browser.close()
}

async function connected(port: number): Promise<Browser> {
  for (let tries = 0; ; tries++) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    } catch (error) {
      if (tries === 50) throw error
      await delay(200)
    }
  }
}

async function look({ origin, path }: Page, port: number, file: string): Promise<void> {
  await forget(port)
  await promisify(execFile)('npx', [
    ...['--yes', LIGHTHOUSE, `${origin}${path}`, `--port=${port}`, '--quiet'],
    ...[`--only-categories=${CATEGORIES.join()}`, '--output=json', `--output-path=${file}`],
    ...['--form-factor=mobile', '--disable-storage-reset'],
  ])
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function scoreOf(reports: readonly Report[], category: Category): number {
  return Math.round(middle(reports.map(({ categories }) => categories[category].score)) * 100)
}

/** What costs points, so that one knows where to look. */
function complaints(reports: readonly Report[]): readonly string[] {
  const last = reports.at(-1)
  const bad = Object.entries(last?.audits ?? {}).filter(
    ([, { score }]) => score !== null && score < 0.9,
  )
  return bad.map(([id, { score }]) => `${id} ${score}`)
}

const names = Object.values(FIGURES)
console.log(`| page | ${CATEGORIES.join(' | ')} | ${names.join(' | ')} |`)
console.log(`|---|${'---:|'.repeat(CATEGORIES.length + names.length)}`)
let missed = false
for (const page of PAGES) {
  const reports = await measure(page)
  const scores = CATEGORIES.map((category) => scoreOf(reports, category))
  const figures = Object.keys(FIGURES).map((id) =>
    Number(middle(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)).toFixed(3)),
  )
  console.log(`| ${page.path} | ${[...scores, ...figures].join(' | ')} |`)
  console.log(`<!-- ${complaints(reports).join(', ')} -->`)
  missed ||= CATEGORIES.some(
    (category, n) => (scores[n] ?? 0) < GOALS[category] && (category !== 'seo' || !page.as),
  )
}
console.log(`\nMiddle of ${RUNS}; load of this machine ${loadavg().map((one) => one.toFixed(1))}.`)
if (missed) process.exitCode = 1
