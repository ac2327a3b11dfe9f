import { type Browser, expect, type Page, test } from '@playwright/test'
import { quickReels } from './quick-reels'
import { PLAYER_URL } from './sites'
import { rotateSeeds } from './visit'

const PASSWORD = 'Camellia1!'
const GAME = '/game?code=crimson-fortune'

/** Reels are drawn by software here: a game takes its time to appear. */
const DRAWN = { timeout: 60_000 }

test.setTimeout(180_000)
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function enter(browser: Browser, code: string, path: string): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const page = await (await browser.newContext({ baseURL: PLAYER_URL, viewport })).newPage()
  await page.addInitScript(() => localStorage.setItem('language', 'ko'))
  await page.goto('/message')
  await page.getByLabel('아이디', { exact: true }).fill(code)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '쪽지함' })).toBeVisible()
  await page.getByRole('button', { name: '24시간 동안 보지 않기' }).click()
  const readAll = page.getByRole('button', { name: '모두 읽음' })
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  if (await readAll.isVisible()) await readAll.click()
  await expect(readAll).toBeHidden()
  await page.goto(path)
  return page
}

/** What the server says, asked as the page would. */
async function ask(page: Page, path: string, body: object = {}) {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').accessToken as string,
  )
  const headers = { authorization: `Bearer ${token}` }
  const reply = await page.request.post(`/api${path}`, { data: body, headers })
  return (await reply.json()).data
}

const rounds = async (page: Page) =>
  (await ask(page, '/round/totals', { game: 'crimson-fortune' })).rounds as number

test('a spin is paid for and shown; whoever leaves in the middle sees it on return', async ({
  browser,
}) => {
  const page = await enter(browser, 'player14', GAME)
  const spin = page.getByRole('button', { name: '돌리기' })
  await expect(spin).toBeEnabled(DRAWN)
  await spin.click()
  await expect.poll(() => rounds(page), DRAWN).toBe(1)
  await expect
    .poll(
      async () => (await ask(page, '/play/session', { game: 'crimson-fortune' })).unfinished,
      DRAWN,
    )
    .toBeNull()
  await expect(spin).toBeEnabled(DRAWN)
  // The line breaks before the page can say that the second one was seen.
  await page.route('**/api/play/shown', (route) => route.abort())
  await spin.click()
  await expect.poll(() => rounds(page), DRAWN).toBe(2)
  await page.goto('/slot')
  await expect(page.getByText('끝까지 보지 못한 회전').first()).toBeVisible()
  await page.goto(GAME)
  await expect(page.getByText(/끝까지 보지 못한 회전입니다/)).toBeVisible(DRAWN)
  expect(await rounds(page)).toBe(2)
})

test('play for fun needs nobody and costs nothing', async ({ browser }) => {
  const viewport = { width: 1440, height: 900 }
  const page = await (await browser.newContext({ baseURL: PLAYER_URL, viewport })).newPage()
  await page.addInitScript(() => localStorage.setItem('language', 'ko'))
  await quickReels(page)
  await page.goto(`${GAME}&demo=1`)
  const spin = page.getByRole('button', { name: '돌리기' })
  await expect(spin).toBeEnabled(DRAWN)
  const played = page.waitForResponse((reply) => reply.url().endsWith('/api/play/demo'))
  await page.keyboard.press('Space')
  expect((await played).status()).toBe(200)
})

test('a slot round is verified with the network cut off', async ({ browser }) => {
  const page = await enter(browser, 'player15', '/fairness')
  const spin = { game: 'crimson-fortune', stake: 1_000, choice: {}, variant: '96' }
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').accessToken as string,
  )
  await rotateSeeds(token, 'e2e-first')
  for (let n = 0; n < 5; n++) {
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': `e2e-${Date.now()}-${n}`,
    }
    const reply = await page.request.post('/api/play/bet', { data: spin, headers })
    expect(reply.status()).toBe(200)
  }
  await rotateSeeds(token, 'e2e-next')
  await page.reload()
  // The newest round is filled in; everything needed to check it is here before the line is cut.
  await page.getByLabel('내 라운드').click()
  await page.getByRole('option').first().click()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '검증하기' }).click()
  await expect(page.getByText('기록된 결과와 같습니다')).toBeVisible(DRAWN)
  await expect(page.getByText('서버 시드의 지문이 공개된 것과 같습니다')).toBeVisible()
})
