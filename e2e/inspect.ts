import { texts as office } from '@camellia/i18n/ko/office'
import { texts as player } from '@camellia/i18n/ko/player'
import { texts as shared } from '@camellia/i18n/ko/shared'
import type { Browser, Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import { graveFindings, inOtherColours } from './axe'
import { brokenRules } from './policy'
import { routeOf, type Screen } from './screens'
import { visitOffice, visitPlayer } from './visit'

export type Width = 390 | 768 | 1440 | 1920
export type Theme = 'dark' | 'light'

/** A target for a finger is this wide and high, in CSS pixels. */
const FINGER = 44
/** Nothing was asked of the server for so long. */
const QUIET_MS = 150
const PATIENCE_MS = 20_000

const NAMESPACES = [
  ...new Set(
    Object.keys({ ...shared, ...player, ...office }).map((key) => key.replace(/\..*/, '')),
  ),
]

let eye: string | undefined

/** What can be seen of a page only from within. */
async function ask(page: Page, question: string): Promise<string[]> {
  eye ??= buildSync({
    entryPoints: ['e2e/eye.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'eye',
  }).outputFiles[0]?.text
  return page.evaluate(`(() => { ${eye}; return eye.${question} })()`)
}

export function usualTheme(site: Screen['site']): Theme {
  return site === 'player' ? 'dark' : 'light'
}

/** A window in which the screens of one site are looked at by one person in one language. */
export async function openWindow(
  browser: Browser,
  { site, as }: Pick<Screen, 'site' | 'as'>,
  language: string,
): Promise<Page> {
  const theme = usualTheme(site)
  const visit = { path: '/not-authorized', language, theme, ...(as && { code: as }) }
  const page = await (site === 'player' ? visitPlayer : visitOffice)(browser, visit)
  // A screen that never settles says where, instead of using up the time of all others.
  page.setDefaultTimeout(PATIENCE_MS)
  watchCalls(page)
  return page
}

/** The screen as it stands when everything has come. */
export async function show(page: Page, screen: Screen, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : width === 1920 ? 1080 : 900 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (screen.unanswered) await page.route(screen.unanswered, (route) => route.abort())
  await page.goto(screen.path, { waitUntil: 'domcontentloaded' })
  await settle(page)
  await open(page, screen)
}

/** The same screen in another width; what was opened on it is opened anew. */
async function resize(page: Page, screen: Screen, width: Width): Promise<void> {
  if (screen.opens || screen.keys || screen.click) return show(page, screen, width)
  await page.setViewportSize({ width, height: 844 })
  await settle(page)
}

async function open(page: Page, screen: Screen): Promise<void> {
  if (screen.opens) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  if (screen.keys) await page.keyboard.press(screen.keys)
  if (screen.click) await page.locator(screen.click).first().click()
  if (screen.keys || screen.click) await page.getByRole('dialog').first().waitFor()
  if (screen.opens || screen.keys || screen.click) await settle(page)
}

/** Waits for what is asked, drawn and written, and not for live connections. */
export async function settle(page: Page): Promise<void> {
  await page.locator('main, [role=main]').first().waitFor({ timeout: PATIENCE_MS })
  await quiet(page)
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.locator('[data-shown=true]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    for (const animation of passing) animation.finish()
    const drawn = new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    return Promise.all([document.fonts.ready, drawn]).then(() => undefined)
  })
}

interface Calls {
  under: number
  last: number
}

const calls = new WeakMap<Page, Calls>()

function watchCalls(page: Page): void {
  const seen = { under: 0, last: 0 }
  calls.set(page, seen)
  const end = () => {
    seen.under = Math.max(0, seen.under - 1)
    seen.last = performance.now()
  }
  page.on('request', () => seen.under++)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

async function quiet(page: Page): Promise<void> {
  const seen = calls.get(page) ?? { under: 0, last: 0 }
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    if (seen.under === 0 && performance.now() - seen.last > QUIET_MS) return
    await page.waitForTimeout(QUIET_MS / 5)
  }
}

/** Everything that is wrong with a screen, wide and on a phone, in both themes. */
export async function inspect(page: Page, screen: Screen, { axe = true } = {}): Promise<string[]> {
  const found: string[] = []
  const before = brokenRules(page).length
  for (const width of [1440, 390] as const) {
    await (width === 1440 ? show : resize)(page, screen, width)
    const went = new URL(page.url()).pathname
    if (went !== routeOf(screen)) found.push(`${width}: it went to ${went}`)
    const troubles = [
      ...(await ask(page, `misfits(${JSON.stringify(NAMESPACES)})`)),
      ...(axe ? await axeFindings(page, screen, width) : []),
      ...(width === 390 ? await ask(page, `smallTargets(${FINGER})`) : []),
    ]
    found.push(...troubles.map((trouble) => `${width}: ${trouble}`))
  }
  const broken = brokenRules(page).slice(before)
  return [...found, ...broken.map((rule) => `content policy: ${rule}`)]
}

/** Every rule in the usual theme, and what colours can change again in the other. */
async function axeFindings(page: Page, { site }: Screen, width: Width): Promise<string[]> {
  const shell = width === 390
  const usual = await graveFindings(page, 'all', { shell })
  const theme = usualTheme(site) === 'dark' ? 'light' : 'dark'
  const other = await inOtherColours(page, theme, () => graveFindings(page, 'colours', { shell }))
  return [...usual, ...other.map((finding) => `${theme}: ${finding}`)]
}
