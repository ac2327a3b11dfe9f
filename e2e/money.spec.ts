import { type Browser, expect, type Page, test } from '@playwright/test'
import { PASSWORD, visitOffice, visitPlayer } from './visit'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function office(browser: Browser, code: string, path: string): Promise<Page> {
  const page = await visitOffice(browser, { code, path })
  await expect(page.getByText('실시간')).toBeVisible()
  return page
}

const phone = (browser: Browser, code: string, path: string) => visitPlayer(browser, { code, path })

async function nameOf(page: Page): Promise<string> {
  const session = await page.evaluate(() => localStorage.getItem('session') ?? '{}')
  return JSON.parse(session).name
}

async function balance(page: Page): Promise<number> {
  // A dash until the server has said it.
  await expect(page.getByTestId('balance').first()).toContainText(/\d/)
  const text = await page.getByTestId('balance').first().innerText()
  return Number(text.replace(/\D/g, ''))
}

async function askDeposit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('입금 금액').fill(amount)
  await page
    .getByRole('button', { name: /입금 신청하기/ })
    .last()
    .click()
  await expect(page.getByText('진행 중인 신청')).toBeVisible()
}

test('a deposit asked for on a phone rings in the office, is approved, and the balance counts up', async ({
  browser,
}) => {
  const staff = await office(browser, 'staff1', '/deposit')
  const player = await phone(browser, 'player11', '/deposit')
  const [name, before] = [await nameOf(player), await balance(player)]
  await askDeposit(player, '70000')

  await staff.getByRole('button', { name: /입금 \d+/ }).click()
  await staff
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  const panel = staff.getByRole('complementary', { name: new RegExp(`${name} 입금 요청`) })
  await panel.getByRole('button', { name: /^승인 · 70,000/ }).click()
  await expect(panel.getByText(/승인/).first()).toBeVisible()
  await expect.poll(() => balance(player)).toBe(before + 70_000)
  await expect(player.getByText('진행 중인 신청')).toBeHidden()
})

test('a rejected withdrawal gives the hold back and says why', async ({ browser }) => {
  const player = await phone(browser, 'player12', '/withdraw')
  const [name, before] = [await nameOf(player), await balance(player)]
  await player.getByLabel('출금 금액').fill('300000')
  await player.getByLabel('출금 비밀번호').fill('9999')
  await player
    .getByRole('button', { name: /출금 신청하기/ })
    .last()
    .click()
  await player
    .getByRole('dialog')
    .getByRole('button', { name: /출금 신청하기/ })
    .click()
  await expect(player.getByText('출금 비밀번호가 올바르지 않습니다.').first()).toBeVisible()
  expect(await balance(player)).toBe(before)

  await player.getByLabel('출금 비밀번호').fill('1234')
  await player
    .getByRole('button', { name: /출금 신청하기/ })
    .last()
    .click()
  await player
    .getByRole('dialog')
    .getByRole('button', { name: /출금 신청하기/ })
    .click()
  await expect.poll(() => balance(player)).toBe(before - 300_000)

  const staff = await office(browser, 'staff2', '/withdraw?size=100')
  await staff
    .getByRole('row', { name: new RegExp(name) })
    .first()
    .click()
  const panel = staff.getByRole('complementary', { name: new RegExp(`${name} 출금 요청`) })
  await panel.getByRole('button', { name: /^거절/ }).click()
  await staff.keyboard.press('1')
  const reason = await panel.getByRole('textbox').inputValue()
  await staff.keyboard.press('Control+Enter')
  await expect.poll(() => balance(player)).toBe(before)
  await expect(player.getByText(reason).first()).toBeVisible()
})

test('a large deposit takes two people', async ({ browser }) => {
  const player = await phone(browser, 'player13', '/deposit')
  const [name, before] = [await nameOf(player), await balance(player)]
  await askDeposit(player, '2000000')
  const openRequest = async (code: string) => {
    const page = await office(browser, code, '/deposit?size=100')
    await page
      .getByRole('row', { name: new RegExp(name) })
      .first()
      .click()
    return page.getByRole('complementary', { name: new RegExp(`${name} 입금 요청`) })
  }
  const first = await openRequest('staff1')
  await first.getByRole('button', { name: /^1차 승인 · 2,000,000/ }).click()
  await expect(first.getByText(/2차 승인/).first()).toBeVisible()
  expect(await balance(player)).toBe(before)
  const second = await openRequest('staff2')
  await second.getByRole('button', { name: /^2차 승인 · 2,000,000/ }).click()
  await expect.poll(() => balance(player)).toBe(before + 2_000_000)
})

test('self-exclusion ends the session; its member may come back and withdraw, neither deposit nor bet', async ({
  browser,
}) => {
  const player = await phone(browser, 'player16', '/protection')
  const tab = await player.context().newPage()
  await tab.goto('/profile')
  await expect(tab.getByTestId('balance').first()).toBeVisible()
  await player.getByRole('button', { name: '자가 제한 알아보기' }).click()
  const dialog = player.getByRole('dialog')
  await dialog.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await dialog.getByText('기간이 끝나기 전에는 되돌릴 수 없음을 이해했습니다').click()
  await dialog.getByRole('button', { name: '6개월 자가 제한 시작' }).click()
  await expect(player.getByTestId('balance')).toHaveCount(0)
  await expect(tab.getByTestId('balance')).toHaveCount(0)

  const back = await phone(browser, 'player16', '/deposit')
  await expect(back.getByText('자가 제한 중입니다').first()).toBeVisible()
  await expect(back.getByRole('button', { name: /입금 신청하기/ })).toHaveCount(0)
  await back.goto('/game?code=odd-even')
  await expect(back.getByText('자가 제한 중입니다').first()).toBeVisible()
  await back.goto('/withdraw')
  const before = await balance(back)
  await back.getByLabel('출금 금액').fill('10000')
  await back.getByLabel('출금 비밀번호').fill('1234')
  await back
    .getByRole('button', { name: /출금 신청하기/ })
    .last()
    .click()
  await back
    .getByRole('dialog')
    .getByRole('button', { name: /출금 신청하기/ })
    .click()
  await expect.poll(() => balance(back)).toBe(before - 10_000)
})

test('a coin deposit of invented coins is sent, confirmed by its chain, and counted up', async ({
  browser,
}) => {
  const player = await phone(browser, 'player19', '/deposit?way=coin')
  const before = await balance(player)
  await player.getByLabel('입금 금액').fill('50000')
  await player
    .getByRole('button', { name: /주소 받기/ })
    .last()
    .click()
  await player.getByRole('button', { name: /연습: 보낸 것으로/ }).click()
  await expect.poll(() => balance(player), { timeout: 30_000 }).toBe(before + 50_000)
})
