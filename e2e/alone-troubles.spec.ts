import { expect, type Page, test } from '@playwright/test'
import { OFFICE_URL, PLAYER_URL } from './sites'

const PASSWORD = 'Camellia1!'

/** Closes the whole site for a moment, so this file runs when no other does. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ko'))
})

interface Reply {
  readonly data: never
}

async function ask(url: string, body: object, token = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await reply.json()) as Reply
}

async function asAdmin(): Promise<(path: string, body: object) => Promise<Reply>> {
  const login = await ask(`${OFFICE_URL}/api/auth/login`, { code: 'admin', password: PASSWORD })
  const { accessToken } = login.data as { accessToken: string }
  return (path, body) => ask(`${OFFICE_URL}/api${path}`, body, accessToken)
}

async function enter(page: Page, code: string): Promise<void> {
  await page.goto('/message')
  const dialog = page.getByRole('dialog', { name: '로그인' })
  await dialog.getByLabel('아이디', { exact: true }).fill(code)
  await dialog.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: '쪽지함' })).toBeVisible()
}

test('maintenance shows its message and lets everyone back when it ends', async ({ page }) => {
  const admin = await asAdmin()
  await enter(page, 'player11')
  const message = '정기 점검 중입니다. 5분 뒤에 다시 열립니다.'
  await admin('/system/maintenance', { on: true, message })
  try {
    await page.goto('/home')
    await page.waitForURL('**/checkup', { timeout: 20_000 })
    await expect(page.getByText(message)).toBeVisible()
  } finally {
    await admin('/system/maintenance', { on: false, message: '' })
  }
  await expect(page).not.toHaveURL(/checkup/, { timeout: 20_000 })
})

/** The hub's welcome brings the balance: from then on pushes arrive. */
function liveOf(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('BALANCE')) resolve()
      }),
    )
  })
}

test('whoever is thrown out reads why and lands on the root, logged out', async ({ page }) => {
  const admin = await asAdmin()
  const live = liveOf(page)
  await enter(page, 'player12')
  await live
  const found = await admin('/member/search', { text: 'player12' })
  const [member] = found.data as { id: number }[]
  await admin('/member/logout', { id: member?.id, text: '본인 확인이 필요합니다' })
  await expect(page.getByText('본인 확인이 필요합니다')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${PLAYER_URL}/home`)
  await expect(page.getByRole('banner').getByRole('button', { name: '로그인' })).toBeVisible()
})

test('a session that ended while the hub was away is noticed, said, and the page starts anew', async ({
  page,
}) => {
  await page.route('**/hub/**', (route) => route.abort())
  await enter(page, 'player13')
  const token = await page.evaluate(() => {
    return JSON.parse(localStorage.getItem('session') ?? '{}').accessToken as string
  })
  const reloaded = page.waitForEvent('load', { timeout: 25_000 })
  await ask(`${PLAYER_URL}/api/auth/logout`, {}, token)
  await expect(page.getByText('로그인이 만료되었습니다').first()).toBeVisible({ timeout: 15_000 })
  await reloaded
  await expect(page.getByRole('banner').getByRole('button', { name: '로그인' })).toBeVisible()
})
