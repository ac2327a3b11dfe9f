import { expect, type Page, test } from '@playwright/test'
import { graveFindings, inOtherColours } from './axe'
import { brokenRules } from './policy'
import { visitPlayer } from './visit'

const VISITORS = [
  '/home',
  '/fairness',
  '/signup',
  '/forgot-password',
  '/not-authorized',
  '/checkup',
  '/nowhere',
]
const MEMBERS = [
  '/home',
  '/slot',
  '/slot-games',
  '/slot-games?q=ㅈㅎ&mechanics=LINES',
  '/bet-history',
  '/mini',
  '/game?code=odd-even',
  '/fairness',
  '/message',
  '/deposit',
  '/deposit?way=coin',
  '/withdraw',
  '/transactions',
  '/profile',
  '/protection',
  '/my-figures',
  '/access-control',
  '/refer-friend',
  '/notice',
  '/help-center',
  '/help-center?view=mine',
  '/help-center?view=ask',
]

// A trace of every screen costs more than looking at it.
test.use({ trace: 'off', screenshot: 'off' })
// Each part by itself, so that the journeys do not wait for them.
test.describe.configure({ mode: 'parallel' })

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

const PARTS = [
  { name: 'as a member', code: 'player6', screens: MEMBERS },
  { name: 'as a visitor', screens: VISITORS },
]

for (const { name, screens, ...who } of PARTS) {
  // One load: every rule in dark, and what colours can change again in light.
  test(`no serious accessibility finding in dark and light, ${name}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const page = await visitPlayer(browser, { ...who, path: '/home', width: 1440 })
    for (const [at, path] of screens.entries()) {
      await show(page, path)
      const shell = { shell: at === 0 }
      expect.soft(await graveFindings(page, 'all', shell), `${path} dark`).toEqual([])
      const light = await inOtherColours(page, 'light', () => graveFindings(page, 'colours', shell))
      expect.soft(light, `${path} light`).toEqual([])
    }
    expect(brokenRules(page), 'the content policy').toEqual([])
    await page.context().close()
  })

  test(`no serious accessibility finding mirrored, ${name}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const visit = { ...who, path: '/home', width: 1440, language: 'ar' } as const
    const page = await visitPlayer(browser, visit)
    for (const path of screens) {
      await show(page, path)
      expect.soft(await graveFindings(page, 'structure'), `${path} mirrored`).toEqual([])
    }
    await page.context().close()
  })
}
