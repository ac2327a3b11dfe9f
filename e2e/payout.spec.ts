import { type Browser, expect, type Page, test } from '@playwright/test'
import { PLAYER_URL } from './sites'
import { ask, logIn, visitOffice } from './visit'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function office(browser: Browser, code: string, path: string): Promise<Page> {
  const page = await visitOffice(browser, { code, path })
  await expect(page.getByText('실시간')).toBeVisible()
  return page
}

/** Asked for as the player's page does; the journey is finance's. */
async function askedBy(code: string, amount: number): Promise<string> {
  const { accessToken } = await logIn(PLAYER_URL, code)
  const wish = { amount, withdrawPassword: '1234' }
  const key = `payout-${Date.now()}`
  const reply = await ask(`${PLAYER_URL}/api/withdraw/request`, wish, accessToken, key)
  return (reply.data as { readonly id: string }).id
}

test('finance claims a withdrawal, a colleague takes it over, sends it and approves it', async ({
  browser,
}) => {
  const id = await askedBy('player14', 50_000)
  const first = await office(browser, 'money1', `/withdraw?id=${id}`)
  await first.getByRole('button', { name: /^맡기/ }).last().click()
  const account = first.getByRole('complementary').getByText(/^\d{6,}$/)
  await expect(account).toBeVisible()
  await expect(first.getByRole('button', { name: /^승인/ })).toBeHidden()
  await expect(first.getByRole('button', { name: '모두 복사' })).toBeVisible()

  // Not one of the demo's clerks: those may have decided their day's sum alone already.
  const second = await office(browser, 'admin', `/withdraw?id=${id}`)
  await expect(second.getByRole('complementary').getByText(/^\d{6,}$/)).toBeHidden()
  await second.getByRole('button', { name: '넘겨받기' }).click()
  await expect(first.getByText(/넘겨받았습니다/)).toBeVisible()
  await expect(account).toBeHidden()

  await second.getByRole('button', { name: /^송금 완료 · 50,000/ }).click()
  await second.getByRole('button', { name: /^승인 · 50,000/ }).click()
  await expect(
    second
      .getByRole('complementary')
      .getByText(/승인: /)
      .first(),
  ).toBeVisible()
})

test('a transaction opens its own panel, and an id in the address leads to its money', async ({
  browser,
}) => {
  const page = await office(browser, 'admin', '/transactions?type=WITHDRAW&status=FINISHED')
  await page.getByRole('row').nth(1).click()
  const panel = page.getByRole('complementary', { name: /출금/ })
  await expect(panel.getByText('원장').first()).toBeVisible()
  await expect(panel.getByText('진행')).toBeVisible()
  await page.goto(new URL('/money/player1', page.url()).href)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('NaN')).toBeHidden()
})
