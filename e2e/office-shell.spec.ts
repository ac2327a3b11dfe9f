import { expect, type Page, test } from '@playwright/test'
import { OFFICE_URL, PLAYER_URL } from './sites'

const PASSWORD = 'Camellia1!'
test.use({ baseURL: OFFICE_URL })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'ko')
  })
})

async function enter(page: Page, code: string, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('아이디', { exact: true }).fill(code)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toBeVisible()
}

let last = 0

/** A visitor signs up on the player site; the API is the same one its form calls. */
async function signUp(page: Page): Promise<{ readonly code: string; readonly name: string }> {
  last += 1
  // Another worker, as after a failure, counts from one again.
  const number = String(test.info().workerIndex * 100 + last).padStart(5, '0')
  const person = { code: `fresh${number}`, name: `새손님${number}` }
  const { data: site } = await (await page.request.get(`${PLAYER_URL}/api/site`)).json()
  const reply = await page.request.post(`${PLAYER_URL}/api/auth/signup`, {
    data: {
      ...person,
      password: PASSWORD,
      cPassword: PASSWORD,
      bank: site.banks[0],
      depositor: '홍길동',
      accountNumber: `77000${number}`,
      parentCode: 'store1',
      phone: `0107700${number}`,
      withdrawPassword: '1234',
    },
  })
  expect(await reply.json()).toMatchObject({ status: 'OK' })
  return person
}

async function logInAsPlayer(page: Page, code: string): Promise<string> {
  const reply = await page.request.post(`${PLAYER_URL}/api/auth/login`, {
    data: { code, password: PASSWORD },
  })
  return (await reply.json()).code
}

test('the administrator logs in and sees the day so far', async ({ page }) => {
  await enter(page, 'admin')
  await expect(page.getByRole('heading', { name: '대시보드' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'GGR', exact: true })).toBeVisible()
  await expect(page.getByText(/어제는 \d\d:\d\d까지와 비교/).first()).toBeVisible()
  const hours = page.getByRole('region', { name: '시간대별 입출금' }).first()
  await hours.getByRole('button', { name: '표로 보기' }).click()
  await expect(hours.getByRole('columnheader', { name: '전날 순입금' })).toBeVisible()
})

test('a sign-up rings, waits in the bar without moving a row, is approved, and can log in', async ({
  page,
}) => {
  await enter(page, 'admin', '/members/waiting?size=100')
  const table = page.getByRole('grid', { name: '가입 대기' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('실시간')).toBeVisible()
  const before = await table.getByRole('row').count()

  const { code, name } = await signUp(page)
  // Others may sign up in the same moment: another journey, or the past of the demo.
  await expect(page.getByText(/새 가입 \d+건/)).toBeVisible()
  expect(await table.getByRole('row').count()).toBe(before)
  expect(await logInAsPlayer(page, code)).toBe('NOT_ALLOWED_USER')

  await page.getByRole('button', { name: /가입 \d+ 입금/ }).click()
  await page.getByRole('link', { name: `신규 가입자가 있습니다 ${name}` }).click()
  const panel = page.getByRole('complementary', { name: `${name} 가입 신청` })
  await expect(panel.getByText('계좌 중복 없음')).toBeVisible()
  await panel.getByRole('button', { name: `${name} 승인` }).click()
  await expect(panel.getByRole('status')).toContainText('승인')
  expect(await logInAsPlayer(page, code)).toBe('SUCCESS')
})

test('a request is found, opened and approved without the mouse', async ({ page }) => {
  const { code, name } = await signUp(page)
  await enter(page, 'staff1')
  // Two keys within a second: on a machine that draws the dashboard meanwhile, tried again.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('w')
    await expect(page.getByRole('grid', { name: '가입 대기' })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('f')
  await page.keyboard.type(code)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: `${name} 가입 신청` })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*승인`) })).toBeVisible()
  expect(await logInAsPlayer(page, code)).toBe('SUCCESS')
})

test('a refusal keeps its reason, and who comes second is told who was first', async ({
  page,
  browser,
}) => {
  const { code, name } = await signUp(page)
  const colleague = await (await browser.newContext({ baseURL: OFFICE_URL })).newPage()
  await colleague.addInitScript(() => localStorage.setItem('language', 'ko'))
  await enter(colleague, 'staff2', `/members/waiting?search=${code}`)
  await colleague.getByText(name).click()
  // The colleague hears nothing of the first decision, as if the push were on its way.
  await colleague.route('**/api/member/signup/list', () => {})

  await enter(page, 'staff1', `/members/waiting?search=${code}`)
  await page.getByText(name).click()
  await page.keyboard.press('r')
  await page.keyboard.press('3')
  await expect(page.getByRole('textbox', { name: '거절 사유' })).toHaveValue(/이미 있습니다/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*거절`) })).toBeVisible()

  await colleague.keyboard.press('a')
  await colleague.unroute('**/api/member/signup/list')
  await expect(colleague.getByRole('status').filter({ hasText: '먼저 거절했습니다' })).toBeVisible()
  expect(await logInAsPlayer(page, code)).toBe('INVALID_PASSWORD')
  await colleague.context().close()
})

test('the palette finds screens, actions and members', async ({ page }) => {
  await enter(page, 'admin')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '명령 팔레트' })
  await palette.getByRole('combobox').fill('어둡게')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('player1')
  await expect(palette.getByRole('option', { name: /player1/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/members\?id=\d+/)
  const panel = page.getByRole('complementary', { name: /정보$/ })
  await expect(panel.getByText('player1', { exact: true }).first()).toBeVisible()
})

test('a partner without the right sees neither the entry nor the screen', async ({ page }) => {
  await enter(page, 'store1')
  await expect(page.getByRole('link', { name: '시스템' })).toHaveCount(0)
  await page.goto('/system')
  await expect(page.getByText('접근 권한이 없습니다')).toBeVisible()
})

test('who is not logged in goes through the login to where they were going', async ({ page }) => {
  await enter(page, 'admin', '/system')
  await expect(page.getByRole('heading', { name: '시스템' })).toBeVisible()
  await expect(page).toHaveURL(/\/system$/)
})

test('a player comes over with a code that leaves the address at once', async ({ page }) => {
  const player = await page.request.post(`${PLAYER_URL}/api/auth/login`, {
    data: { code: 'admin', password: PASSWORD },
  })
  const { accessToken } = (await player.json()).data
  const ticket = await page.request.post(`${PLAYER_URL}/api/auth/partner-ticket`, {
    data: {},
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const { url } = (await ticket.json()).data
  await page.goto(`${OFFICE_URL}${new URL(url).pathname}${new URL(url).hash}`)
  await expect(page.getByRole('heading', { name: '대시보드' })).toBeVisible()
  expect(page.url()).not.toContain('#')
})

test('Arabic mirrors the office', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.goto('/login')
  await page.getByRole('textbox').first().fill('admin')
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'لوحة المتابعة' })).toBeVisible()
  const menu = await page.getByRole('navigation').first().boundingBox()
  expect(menu?.x).toBeGreaterThan(700)
})
