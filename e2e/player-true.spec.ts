import { type Locator, type Page, expect as plain, test } from '@playwright/test'
import { PLAYER_URL } from './sites'
import { ask, DRAWN, rotateSeeds, tokenOf, visitPlayer } from './visit'

const expect = plain.configure({ timeout: 20_000 })

test.setTimeout(120_000)
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, two] = [await a.boundingBox(), await b.boundingBox()]
  if (!one || !two) return false
  const across = one.x < two.x + two.width && two.x < one.x + one.width
  return across && one.y < two.y + two.height && two.y < one.y + one.height
}

const stake = (page: Page) => page.getByRole('button', { name: /총 베팅/ })

test('a stake is the one that was chosen in this game, after a reload too', async ({ browser }) => {
  const path = '/game?code=diamond-777'
  const page = await visitPlayer(browser, { code: 'player11', path, quickReels: true })
  await expect(page.getByRole('button', { name: '돌리기' })).toBeEnabled(DRAWN)
  const less = page.getByRole('button', { name: '베팅 줄이기' })
  const more = page.getByRole('button', { name: '베팅 늘리기' })
  // A first visit is one step above the lowest.
  await less.click()
  await expect(less).toBeDisabled()
  for (let n = 0; n < 3; n++) await more.click()
  const chosen = await stake(page).innerText()
  await page.reload()
  await expect(page.getByRole('button', { name: '돌리기' })).toBeEnabled(DRAWN)
  expect(await stake(page).innerText()).toBe(chosen)
  await page.setViewportSize({ width: 844, height: 390 })
  const reels = await page.locator('main[data-side=landscape]').evaluate((screen) => {
    const style = getComputedStyle(screen)
    return ['--reel-left', '--reel-width'].map((name) =>
      Number.parseFloat(style.getPropertyValue(name)),
    )
  })
  const [left = 0, width = 0] = reels
  for (const chip of await page.locator('header > span:has(b)').all()) {
    const box = await chip.boundingBox()
    expect(box && (box.x + box.width <= left || box.x >= left + width)).toBe(true)
  }
})

test('a log-out closes the other tab, and offline is called by its name', async ({ browser }) => {
  const page = await visitPlayer(browser, { code: 'player12', path: '/profile', width: 1440 })
  await expect(page.getByText('player12', { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: '인터넷에 연결되어 있지 않습니다' })
  await expect(notice.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(notice).toHaveCount(0)
  const other = await page.context().newPage()
  await other.goto('/home')
  await other.getByRole('banner').getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByText('player12', { exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/home/)
})

test('a deposit shows its timeline, and nothing lies over what is to be pressed or read', async ({
  browser,
}) => {
  const page = await visitPlayer(browser, { code: 'player13', path: '/deposit' })
  const submit = page.getByRole('button', { name: /입금 신청하기/ }).last()
  await submit.click()
  // The wrong field is in view, with what is wrong about it.
  await expect(page.getByLabel('입금 금액')).toBeInViewport()
  await page.getByLabel('입금 금액').fill('30000')
  await submit.click()
  await expect(page.getByRole('heading', { name: '진행 중인 신청' })).toBeInViewport()
  await expect(page.getByText('신청 접수').first()).toBeInViewport()
  await page.getByRole('button', { name: '신청 취소' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '신청 취소' }).click()
  await page.goto('/transactions?when=3')
  await expect(page).toHaveURL(/\?when=3$/)
  await expect(page.getByRole('button', { name: '오늘' })).toBeVisible()
  await page.mouse.wheel(0, 300)
  const chat = page.getByRole('button', { name: /채팅/ }).last()
  for (const amount of await page.getByText(/^[+-]?[\d,]+원$/).all()) {
    if (await chat.evaluate((button) => button.hasAttribute('data-away'))) break
    expect(await overlap(chat, amount)).toBe(false)
  }
})

test('a round is seen, played again and checked in its own panel', async ({ browser }) => {
  const path = '/bet-history'
  const page = await visitPlayer(browser, { code: 'player6', path, width: 1440 })
  const token = await tokenOf(page)
  await rotateSeeds(token, 'true')
  const spin = { game: 'crimson-fortune', stake: 1_000, choice: {}, variant: '96' }
  const bet = await ask(`${PLAYER_URL}/api/play/bet`, spin, token, `true-${Date.now()}`)
  const { round } = bet.data as { readonly round: { readonly id: string } }
  await rotateSeeds(token, 'true')
  await page.goto(`${path}?id=${round.id}`)
  const panel = page.getByRole('complementary', { name: '라운드 상세' })
  await expect(panel.getByRole('img', { name: '릴이 처음 멈춘 모습' })).toBeVisible()
  await expect(panel.getByText('일치', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: '다시 보기' }).click()
  await expect(panel.getByRole('slider', { name: '다시 보기' })).toBeEnabled(DRAWN)
  await expect(page.getByRole('columnheader', { name: '취소' })).toBeVisible()
})
