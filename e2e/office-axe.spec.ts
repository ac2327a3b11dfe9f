import { expect, type Page, test } from '@playwright/test'
import { graveFindings } from './axe'
import { OFFICE_URL } from './sites'

const PASSWORD = 'Camellia1!'
const SCREENS = [
  '/dashboard',
  '/deposit',
  '/withdraw',
  '/payments',
  '/transactions',
  '/money',
  '/money/60',
  '/where-money-is',
  '/company-accounts',
  '/games',
  '/game-history',
  '/slot-history',
  '/rtp?game=crimson-fortune',
  '/call',
  '/call?give=true&member=60',
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
]

test.use({ baseURL: OFFICE_URL })
// Each look by itself, so that the journeys do not wait for them.
test.describe.configure({ mode: 'parallel' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'ko')
  })
})

async function expectNothingSerious(page: Page, where: string): Promise<void> {
  expect(await graveFindings(page, where.endsWith('rtl')), where).toEqual([])
}

for (const look of ['light', 'dark', 'rtl'] as const) {
  test(`no serious accessibility finding: ${look}`, async ({ page }) => {
    // Every screen there is, looked through one after the other.
    test.setTimeout(300_000)
    await page.addInitScript((shown) => {
      if (shown === 'rtl') localStorage.setItem('language', 'ar')
    }, look)
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
    await page.goto('/login')
    await expect(page.getByRole('main')).toBeVisible()
    await expectNothingSerious(page, `/login ${look}`)
    await page.getByRole('textbox').first().fill('admin')
    await page.locator('input[type=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner')).toBeVisible()
    for (const path of SCREENS) {
      await page.goto(path)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.locator('main h1, main h2').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expectNothingSerious(page, `${path} ${look}`)
    }
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothingSerious(page, `palette ${look}`)
  })
}
