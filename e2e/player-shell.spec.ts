import { expect, type Page, test } from '@playwright/test'

const PASSWORD = 'Camellia1!'
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'ko')
  })
})

/** Logs in through the dialog that is open. */
async function logIn(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '로그인' })
  await dialog.getByLabel('아이디', { exact: true }).fill(code)
  await dialog.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** Logs in, closes the demo's popup and reads its message, so that nothing lies over the page. */
async function enter(page: Page, code: string): Promise<void> {
  await page.goto('/message')
  await logIn(page, code)
  await expect(page.getByRole('heading', { level: 1, name: '쪽지함' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: '24시간 동안 보지 않기' }).click()
  const readAll = page.getByRole('button', { name: '모두 읽음' })
  if (await readAll.isVisible()) await readAll.click()
  await expect(readAll).toBeHidden()
  await page.goto('/home')
}

async function balance(page: Page): Promise<number> {
  // A dash until the server has said it.
  await expect(page.getByTestId('balance')).toContainText(/\d/)
  const text = await page.getByTestId('balance').innerText()
  return Number(text.replace(/\D/g, ''))
}

test('a player logs in, bets on odd or even, and the balance moves by the result', async ({
  page,
}) => {
  await enter(page, 'player2')
  await page.goto('/game?code=odd-even')
  await expect(page.getByTestId('balance')).toBeVisible()
  const before = await balance(page)
  await page.getByRole('radio', { name: /홀/ }).check()
  await page.getByRole('button', { name: '홀에 1,000원 베팅' }).click()
  const result = page.getByRole('status').filter({ hasText: /미당첨|1,950원/ })
  await expect(result).toBeVisible()
  const won = (await result.innerText()).includes('1,950')
  await expect.poll(() => balance(page)).toBe(before - 1_000 + (won ? 1_950 : 0))
  await expect(page.getByRole('link', { name: '검증' }).first()).toBeVisible()
})

test('a round is verified in the browser once its seed is revealed', async ({ page }) => {
  await enter(page, 'player3')
  await page.goto('/game?code=odd-even')
  await page.getByRole('radio', { name: /짝/ }).check()
  const listed = page.waitForResponse((reply) => reply.url().endsWith('/round/list'))
  await page.getByRole('button', { name: '짝에 1,000원 베팅' }).click()
  await listed
  await page.getByRole('link', { name: '검증' }).first().click()
  await page.getByRole('button', { name: '시드 교체하고 공개' }).click()
  await page.getByRole('button', { name: '시드를 직접 보거나 입력하기' }).click()
  await expect(page.getByLabel('서버 시드', { exact: true })).toHaveValue(/^[0-9a-f]{64}$/)
  await page.getByRole('button', { name: '검증하기' }).click()
  await expect(page.getByText('일치', { exact: true })).toBeVisible()
  await expect(page.getByText('기록된 결과와 같습니다')).toBeVisible()
})

test('points become balance', async ({ page }) => {
  await enter(page, 'player4')
  const before = await balance(page)
  await page.getByRole('button', { name: /포인트 전환/ }).click()
  const dialog = page.getByRole('dialog', { name: '포인트 전환' })
  await dialog.getByLabel('전환할 금액').fill('1500')
  await dialog.getByRole('button', { name: '전환하기' }).click()
  await expect(page.getByText('1,500원을 보유 머니로 전환했습니다.')).toBeVisible()
  await expect.poll(() => balance(page)).toBe(before + 1_500)
})

test('a guarded page asks for the login and then opens', async ({ page }) => {
  await page.goto('/message')
  await logIn(page, 'player5')
  await expect(page.getByRole('heading', { level: 1, name: '쪽지함' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/message')
})

test('Arabic mirrors the layout and stays chosen', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: '언어' }).click()
  await page.getByRole('menuitem', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const menu = await page.getByRole('complementary').boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBe(width)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
})
