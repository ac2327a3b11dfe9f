import { createHmac } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { OFFICE_URL, PLAYER_URL } from './sites'
import { PASSWORD, visitOffice, visitPlayer } from './visit'

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

/** A browser of one's own, in one language, as two people have. */
async function open(browser: Browser, url: string, language = 'ko'): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const page = await (await browser.newContext({ baseURL: url, viewport })).newPage()
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', chosen)
  }, language)
  return page
}

async function office(browser: Browser, code: string, path: string): Promise<Page> {
  const page = await visitOffice(browser, { code, path })
  await expect(page.getByRole('banner')).toBeVisible()
  return page
}

async function fillLogin(page: Page, code: string): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(code)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** The panel of a member, opened from the search in the header. */
async function openMember(page: Page, code: string) {
  await page.keyboard.press('/')
  await page.keyboard.type(code)
  await page
    .getByRole('option', { name: new RegExp(`${code}\\b`) })
    .first()
    .click()
  const panel = page.getByRole('complementary', { name: /정보$/ })
  await expect(panel.getByText(code, { exact: true }).first()).toBeVisible()
  return panel
}

async function more(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: '다른 작업' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

interface Person {
  readonly code: string
  readonly name: string
  readonly number: string
}

/** By the labels' order, so that it works in every language. */
async function fillSignUp(page: Page, { code, name, number }: Person): Promise<void> {
  const boxes = page.locator('form input:not([type=checkbox]):not([type=hidden])')
  await expect(boxes).toHaveCount(10)
  const texts = [code, name, PASSWORD, PASSWORD, null, '홍길동', `88000${number}`, '1234']
  for (const [at, text] of [...texts, `0108800${number}`, 'store1'].entries()) {
    if (text !== null) await boxes.nth(at).fill(text)
  }
  await boxes.nth(4).click()
  await page.getByRole('option', { name: '가온은행' }).click()
  await page.getByRole('checkbox').check()
  await page.locator('form button[type=submit]').click()
}

test('sign up, wait, alarm in the office, approval, login', async ({ browser }) => {
  const staff = await office(browser, 'staff1', '/dashboard')
  await expect(staff.getByText('실시간')).toBeVisible()
  const visitor = await open(browser, PLAYER_URL)
  await visitor.goto('/signup')
  const person = { code: 'journey1', name: '여정하나', number: '00001' }
  await fillSignUp(visitor, person)
  await expect(visitor.getByText('회원가입이 정상 처리되었습니다.')).toBeVisible()
  await visitor.goto('/message')
  await fillLogin(visitor, person.code)
  await expect(visitor.getByText('가입 승인을 기다려 주세요').first()).toBeVisible()

  await staff.getByRole('button', { name: /가입 \d+ 입금/ }).click()
  await staff.getByRole('link', { name: new RegExp(person.name) }).click()
  const panel = staff.getByRole('complementary', { name: `${person.name} 가입 신청` })
  await panel.getByRole('button', { name: `${person.name} 승인` }).click()
  await expect(panel.getByRole('status')).toContainText('승인')

  await visitor.getByRole('button', { name: '로그인', exact: true }).last().click()
  await expect(visitor.getByRole('heading', { level: 1, name: '쪽지함' })).toBeVisible()
})

test('a sign-up in Arabic, mirrored', async ({ browser }) => {
  const visitor = await open(browser, PLAYER_URL, 'ar')
  await visitor.goto('/signup')
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await fillSignUp(visitor, { code: 'journey2', name: 'ضيف', number: '00002' })
  await expect(visitor.getByText('تم', { exact: false }).first()).toBeVisible()
  const reply = await visitor.request.post(`${PLAYER_URL}/api/auth/login`, {
    data: { code: 'journey2', password: PASSWORD },
  })
  expect((await reply.json()).code).toBe('NOT_ALLOWED_USER')
})

test('whoever is blocked while playing is thrown out and reads why', async ({ browser }) => {
  const playing = await visitPlayer(browser, { code: 'player18', path: '/game?code=odd-even' })
  await playing.getByRole('radio', { name: /홀/ }).check()
  await playing.getByRole('button', { name: '홀에 1,000원 베팅' }).click()
  await expect(playing.getByRole('status').filter({ hasText: /미당첨|1,950원/ })).toBeVisible()

  const staff = await office(browser, 'staff1', '/members')
  await openMember(staff, 'player18')
  await more(staff, '차단')
  await staff.getByLabel('사유').fill('본인 확인이 필요합니다')
  await staff.getByRole('dialog').getByRole('button', { name: '차단' }).click()
  await expect(staff.getByText('1명을 차단했습니다')).toBeVisible()

  await expect(playing.getByText('본인 확인이 필요합니다')).toBeVisible()
  const reply = await playing.request.post(`${PLAYER_URL}/api/auth/login`, {
    data: { code: 'player18', password: PASSWORD },
  })
  expect((await reply.json()).code).toBe('BLOCKED_USER')
})

test('a permission that is taken away takes the entry and the button at once', async ({
  browser,
}) => {
  const care = await office(browser, 'care1', '/members')
  const entry = care.getByRole('link', { name: '로그인 기록' })
  await expect(entry).toBeVisible()
  await expect(care.getByText('실시간')).toBeVisible()

  const boss = await office(browser, 'admin', '/permissions')
  const cell = boss.getByRole('gridcell', { name: /^상담, 접속 기록 보기|^접속 기록 보기, 상담/ })
  await cell.click()
  await expect(boss.getByText('저장 전 확인')).toBeVisible()
  await boss.getByLabel(/사유/).fill('담당 업무가 바뀌었습니다')
  await boss.getByRole('button', { name: /변경 1건 저장/ }).click()

  await expect(entry).toBeHidden()
  await care.goto('/logins')
  await expect(care.getByText('접근 권한이 없습니다')).toBeVisible()
})

test('a hand-off code opens the office once and only once', async ({ browser }) => {
  const partner = await open(browser, PLAYER_URL)
  const login = await partner.request.post('/api/auth/login', {
    data: { code: 'dist2', password: PASSWORD },
  })
  const { accessToken } = (await login.json()).data
  const ticket = await partner.request.post('/api/auth/partner-ticket', {
    data: {},
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const { pathname, hash } = new URL((await ticket.json()).data.url)
  const first = await open(browser, OFFICE_URL)
  await first.goto(`${pathname}${hash}`)
  await expect(first.getByRole('banner')).toBeVisible()
  expect(first.url()).not.toContain('#')

  const second = await open(browser, OFFICE_URL)
  await second.goto(`${pathname}${hash}`)
  await expect(second.getByLabel('아이디', { exact: true })).toBeVisible()
  // A code shown twice was copied: what it opened is closed too.
  await expect(first.getByLabel('아이디', { exact: true })).toBeVisible()
})

test('a sheet makes several people at once, and one of them is moved with a preview', async ({
  browser,
}) => {
  const staff = await office(browser, 'staff2', '/members')
  await staff.getByRole('button', { name: '한꺼번에 만들기' }).click()
  const sheet = staff.getByLabel('붙여넣기')
  await sheet.fill('sheet01,시트하나,camel77!\nx,시트둘,camel77!')
  await expect(staff.getByText('1줄에 고칠 것이 있습니다')).toBeVisible()
  await sheet.fill('sheet01,시트하나,camel77!\nsheet02,시트둘,camel77!')
  await staff.getByRole('button', { name: '2명 만들기' }).click()
  await expect(staff.getByRole('dialog', { name: '2명을 만들었습니다' })).toBeVisible()
  await staff.keyboard.press('Escape')

  await openMember(staff, 'sheet01')
  await staff.getByRole('button', { name: '다른 작업' }).click()
  await staff.getByRole('menuitem', { name: '옮기기' }).click()
  await staff.getByLabel('어느 파트너 아래로').fill('store3')
  await staff.getByRole('option', { name: /store3(?!\d)/ }).click()
  await expect(staff.getByText('함께 옮김: 파트너 0, 직원 0, 회원 1')).toBeVisible()
  await staff.getByLabel('사유').fill('담당 매장 변경')
  await staff.getByRole('dialog').getByRole('button', { name: '옮기기', exact: true }).click()
  await expect(staff.getByText('옮겼습니다').first()).toBeVisible()
  const panel = staff.getByRole('complementary', { name: /정보$/ })
  await expect(panel.getByText('신사점')).toBeVisible()
})

/** What an authenticator app shows at this moment, or a step later. */
function totp(secret: string, ahead = 0): string {
  const bits = [...secret.replace(/\s/g, '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('two-factor is set up with an app and asked for at the next login', async ({ browser }) => {
  const page = await office(browser, 'money2', '/profile')
  await page.getByRole('button', { name: '2단계 인증 켜기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('현재 비밀번호', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: '다음' }).click()
  const secret = await dialog.getByTestId('totp-secret').innerText()
  await dialog.getByLabel('인증 코드').fill(totp(secret))
  await dialog.getByRole('button', { name: '켜기', exact: true }).click()
  await expect(page.getByText('복구 코드를 보관하세요')).toBeVisible()

  const next = await open(browser, OFFICE_URL)
  await next.goto('/login')
  await fillLogin(next, 'money2')
  await next.getByLabel('인증 코드').fill('000000')
  await next.keyboard.press('Enter')
  await expect(next.getByRole('alert')).toBeVisible()
  await next.getByLabel('인증 코드').fill(totp(secret, 1))
  await next.keyboard.press('Enter')
  await expect(next.getByRole('banner')).toBeVisible()
})

test('support looks through a player’s eyes and can do nothing', async ({ browser }) => {
  const care = await office(browser, 'staff1', '/members')
  await openMember(care, 'player17')
  await more(care, '회원 화면 보기')
  await care.getByLabel('사유').fill('화면 문의')
  const opened = care.context().waitForEvent('page')
  await care.getByRole('button', { name: '새 탭에서 보기' }).click()
  const view = await opened
  await expect(view.getByText('보기 전용', { exact: false }).first()).toBeVisible()
  expect(view.url()).not.toContain('#view')
  await view.goto(`${PLAYER_URL}/game?code=odd-even`)
  const bet = view.getByRole('button', { name: /베팅/ }).last()
  await view.getByRole('radio', { name: /홀/ }).check()
  await bet.click()
  await expect(view.getByText('접근 권한이 없습니다').first()).toBeVisible()
})
