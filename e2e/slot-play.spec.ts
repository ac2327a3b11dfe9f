import { type Browser, type Page, expect as plain, test } from '@playwright/test'
import { PLAYER_URL } from './sites'
import { ask, DRAWN, tokenOf, type Visit, visitPlayer } from './visit'

const CRIMSON = '/game?code=crimson-fortune'
const THUNDER = '/game?code=thunder-pantheon'

/** Two sites and a game are drawn at once, in software. */
const expect = plain.configure({ timeout: 20_000 })

test.setTimeout(300_000)
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const visitReels = (browser: Browser, visit: Visit) =>
  visitPlayer(browser, { ...visit, quickReels: true })

interface Totals {
  readonly rounds: number
  readonly stake: number
  readonly win: number
}

async function totals(page: Page, game: string): Promise<Totals> {
  const url = `${PLAYER_URL}/api/round/totals`
  return (await ask(url, { game }, await tokenOf(page))).data
}

const spinButton = (page: Page) => page.getByRole('button', { name: '돌리기' })

/** On the smallest bet and with no time lost between rounds. */
async function ready(page: Page): Promise<void> {
  await expect(spinButton(page)).toBeEnabled(DRAWN)
  const less = page.getByRole('button', { name: '베팅 줄이기' })
  while (await less.isEnabled()) await less.click()
  await page.getByRole('button', { name: '터보' }).click()
}

/** Ten rounds with this limit; free spins do not end them. */
async function autoplay(page: Page, loss: string): Promise<void> {
  await page.getByRole('button', { name: '자동', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '자동 플레이' })
  await dialog.getByText('10', { exact: true }).click()
  await dialog.getByLabel('손실 한도').fill(loss)
  await dialog.getByLabel('프리스핀이 시작되면 멈춤').uncheck()
  await dialog.getByRole('button', { name: '시작' }).click()
  await expect(dialog).toBeHidden()
}

test('autoplay is stopped by hand, and by leaving the screen', async ({ browser }) => {
  const page = await visitReels(browser, { code: 'player8', path: '/game?code=tiger-moon' })
  await ready(page)
  const { rounds } = await totals(page, 'tiger-moon')
  await autoplay(page, '1000000')
  await expect.poll(async () => (await totals(page, 'tiger-moon')).rounds).toBeGreaterThan(rounds)
  await page.getByRole('button', { name: '자동 멈춤' }).click()
  await expect(page.getByRole('button', { name: '자동', exact: true })).toBeVisible(DRAWN)
  await expect(spinButton(page)).toBeVisible(DRAWN)
  expect((await totals(page, 'tiger-moon')).rounds).toBeLessThan(rounds + 10)
  await autoplay(page, '1000000')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('화면이 가려져 멈췄습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '자동', exact: true })).toBeVisible(DRAWN)
})

test('a feature is bought at the price that is shown, only after a second press, and plays', async ({
  browser,
}) => {
  const page = await visitReels(browser, { code: 'player9', path: THUNDER })
  await ready(page)
  const before = await totals(page, 'thunder-pantheon')
  const offer = page.getByRole('button', { name: /프리스핀 구매/ })
  await offer.click()
  const dialog = page.getByRole('dialog', { name: '프리스핀 구매' })
  const price = Number((await dialog.locator('dd').first().innerText()).replace(/\D/g, ''))
  await expect(dialog.getByText('구매 시 이론 환수율')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await totals(page, 'thunder-pantheon')).toEqual(before)
  await offer.click()
  await dialog.getByRole('button', { name: /에 구매$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '프리스핀' })).toBeVisible(DRAWN)
  expect(await totals(page, 'thunder-pantheon')).toMatchObject({
    rounds: before.rounds + 1,
    stake: before.stake + price,
  })
})

test('a title that sells no feature offers none', async ({ browser }) => {
  const page = await visitReels(browser, { path: `${CRIMSON}&demo=1` })
  await expect(spinButton(page)).toBeEnabled(DRAWN)
  await expect(page.getByRole('button', { name: /프리스핀 구매/ })).toHaveCount(0)
})

test('the space bar spins and hurries, Esc closes what lies over the reels', async ({
  browser,
}) => {
  const page = await visitReels(browser, { path: `${CRIMSON}&demo=1` })
  await expect(spinButton(page)).toBeEnabled(DRAWN)
  let spins = 0
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/play/demo', async (route) => {
    spins += 1
    await asked
    await route.continue()
  })
  await page.getByRole('button', { name: '게임 정보' }).first().click()
  const info = page.getByRole('dialog')
  await expect(info).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(info).toBeHidden()
  expect(spins, 'the space bar under a dialog').toBe(0)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '멈추기' })).toBeVisible()
  await page.keyboard.press('Space')
  answer()
  await expect(spinButton(page)).toBeVisible(DRAWN)
  expect(spins, 'hurrying is no second spin').toBe(1)
})

test('who wants no motion sees a round to its end with nothing running on the page', async ({
  browser,
}) => {
  const page = await visitReels(browser, { path: `${CRIMSON}&demo=1`, motion: 'reduce' })
  await expect(spinButton(page)).toBeEnabled(DRAWN)
  const played = page.waitForResponse((reply) => reply.url().endsWith('/api/play/demo'))
  await spinButton(page).click()
  await played
  await expect(spinButton(page)).toBeVisible(DRAWN)
  const moving = await page.evaluate(() =>
    document.getAnimations().map((one) => (one as CSSAnimation).animationName),
  )
  expect(moving).toEqual([])
})

const HANGUL = /[가-힣]/

/** Whatever a screen reader would say or the eye would read of it. */
async function wordsOf(page: Page, within: string): Promise<string> {
  const labels = await page
    .locator(`${within} [aria-label], ${within} [title]`)
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`),
    )
  return `${await page.locator(within).first().innerText()} ${labels.join(' ')}`
}

async function expectArabic(page: Page, within: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await wordsOf(page, within)).not.toMatch(HANGUL)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, 'wider than the screen').toBeLessThanOrEqual(0)
}

test('in Arabic the lobby, a title and its dialogs are mirrored and wholly translated', async ({
  browser,
}) => {
  const lobby = await visitReels(browser, {
    code: 'player20',
    path: '/slot-games',
    language: 'ar',
  })
  await expect(lobby.getByRole('heading', { level: 1 })).toBeVisible()
  await expectArabic(lobby, 'main')
  const page = await visitReels(browser, { path: `${THUNDER}&demo=1`, language: 'ar' })
  const spin = page.getByRole('button', { name: 'لف', exact: true })
  await expect(spin).toBeEnabled(DRAWN)
  await expectArabic(page, 'main')
  for (const name of ['عن اللعبة', 'تلقائي', /شراء/]) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectArabic(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
