import { type Browser, expect, type Page, test } from '@playwright/test'
import { graveFindings, inOtherColours } from './axe'
import { brokenRules } from './policy'
import { visitOffice } from './visit'

const SCREENS = [
  '/dashboard',
  '/deposit',
  '/withdraw',
  '/payments',
  '/transactions',
  '/money',
  '/money/69',
  '/where-money-is',
  '/company-accounts',
  '/games',
  '/game-history',
  '/slot-history',
  '/rtp?game=crimson-fortune',
  '/call',
  '/call?give=true&member=69',
  '/call-log',
  '/members/waiting',
  '/members/passwords',
  '/members/connected',
  '/members',
  '/partners',
  '/roles',
  '/roles?view=LAYOUT',
  '/roles/reorganize',
  '/permissions',
  '/logins',
  '/ip',
  '/audit',
  '/profile',
  '/system',
  '/not-authorized',
  '/qna',
  '/qna/macros',
  '/chats',
  '/notices',
  '/notices?edit=new',
  '/partner-notices',
  '/messages',
  '/messages?write=true',
  '/faqs',
  '/faqs?edit=new',
]

// A trace of every screen costs more than looking at it.
test.use({ trace: 'off', screenshot: 'off' })
// Each part by itself, so that the journeys do not wait for them.
test.describe.configure({ mode: 'parallel' })

const HALF = Math.ceil(SCREENS.length / 2)
const PARTS = [
  { name: 'the first half', screens: SCREENS.slice(0, HALF) },
  { name: 'the second half', screens: SCREENS.slice(HALF) },
]

/** The screen with its data, and its first row opened. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main h1, main h2').first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** One load: every rule in light, and what colours can change again in dark. */
async function checkColours(page: Page, where: string, shell = false): Promise<void> {
  expect.soft(await graveFindings(page, 'all', { shell }), `${where} light`).toEqual([])
  const dark = await inOtherColours(page, 'dark', () => graveFindings(page, 'colours', { shell }))
  expect.soft(dark, `${where} dark`).toEqual([])
}

async function checkMirrored(page: Page, where: string): Promise<void> {
  expect.soft(await graveFindings(page, 'structure'), `${where} mirrored`).toEqual([])
}

type Check = typeof checkColours

async function checkAll(page: Page, screens: readonly string[], check: Check): Promise<void> {
  for (const [at, path] of screens.entries()) {
    await show(page, path)
    await check(page, path, at === 0)
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page, 'palette')
}

async function checkLogin(browser: Browser, check: Check, language: string): Promise<void> {
  const page = await visitOffice(browser, { path: '/login', language })
  await expect(page.getByRole('main')).toBeVisible()
  await check(page, '/login', true)
  await page.context().close()
}

for (const { name, screens } of PARTS) {
  test(`no serious accessibility finding, light and dark: ${name}`, async ({ browser }) => {
    test.setTimeout(300_000)
    await checkLogin(browser, checkColours, 'ko')
    const page = await visitOffice(browser, { code: 'admin', path: '/dashboard' })
    await checkAll(page, screens, checkColours)
    expect(brokenRules(page), 'the content policy').toEqual([])
    await page.context().close()
  })
}

test('no serious accessibility finding, mirrored', async ({ browser }) => {
  test.setTimeout(300_000)
  await checkLogin(browser, checkMirrored, 'ar')
  const page = await visitOffice(browser, { code: 'admin', path: '/dashboard', language: 'ar' })
  await checkAll(page, SCREENS, checkMirrored)
  await page.context().close()
})
