import { type Browser, expect, type Page, test } from '@playwright/test'
import { quickReels } from './quick-reels'
import { OFFICE_URL, PLAYER_URL } from './sites'
import { betAnswer, DRAWN, logIn as logInAs, PASSWORD } from './visit'

// Reels, two sites and three people are drawn at once, in software.
test.setTimeout(300_000)
test.use({ actionTimeout: 30_000 })
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

/** As whoever has just started it, with the language chosen as the README says. */
async function arrive(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const page = await (await browser.newContext({ baseURL, viewport })).newPage()
  await quickReels(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^언어/ }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  return page
}

async function logIn(page: Page, code: string): Promise<void> {
  await page.getByLabel('ID', { exact: true }).fill(code)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** While the demo fills in its past, the audit log of today grows under one's eyes. */
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const { accessToken } = await logInAs(OFFICE_URL, 'admin')
  const headers = { authorization: `Bearer ${accessToken}` }
  const filling = async () => {
    const reply = await fetch(`${OFFICE_URL}/api/report/shell`, { headers })
    return ((await reply.json()) as { data: { filling: number | null } }).data.filling
  }
  await expect.poll(filling, { timeout: 280_000, intervals: [1_000] }).toBeNull()
})

/** What the demo lays over a page is put away, whenever it comes. */
async function putAway(page: Page): Promise<void> {
  for (const [over, away] of [
    [page.getByRole('region', { name: 'Notices' }), 'Hide for 24 hours'],
    [page.getByRole('dialog', { name: 'You have a new message' }), 'Later'],
  ] as const) {
    const button = over.getByRole('button', { name: away }).first()
    // Whichever lies on top: the one below would wait for the other.
    await page.addLocatorHandler(button, () => button.dispatchEvent('click'))
  }
}

async function office(browser: Browser, code: string): Promise<Page> {
  const page = await arrive(browser, OFFICE_URL)
  await logIn(page, code)
  await expect(page.getByText(/^Live/).first()).toBeVisible()
  return page
}

const goTo = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click()

/** What is rare stands behind the buttons of a member's panel. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** The steps of the README, as they are written there; the last is for a console. */
test('the tour of the README can be walked', async ({ browser }) => {
  const player = await arrive(browser, PLAYER_URL)
  const spin = player.getByRole('button', { name: 'Spin', exact: true })
  await test.step('play', async () => {
    const demo = player.getByRole('link', { name: /^Demo of Crimson/ }).first()
    await demo.press('Enter')
    await expect(spin).toBeEnabled(DRAWN)
    await player.goto('/home')
    await player.getByRole('button', { name: 'Log in' }).first().click()
    await logIn(player, 'player1')
    await putAway(player)
    await goTo(player, 'Slots')
    await player
      .getByRole('link', { name: /Crimson Fortune/ })
      .first()
      .press('Enter')
    await expect(spin).toBeEnabled(DRAWN)
    const played = betAnswer(player)
    await player.keyboard.press('Space')
    expect((await (await played).json()).code).toBe('SUCCESS')
    await expect(spin).toBeEnabled(DRAWN)
    await player.goto('/home')
    await goTo(player, 'Mini games')
    await player
      .getByRole('link', { name: /Odd or Even/ })
      .first()
      .press('Enter')
    await player.getByRole('radio', { name: /Odd/ }).check()
    await player.getByRole('button', { name: /^Bet .* on Odd/ }).click()
    await expect(player.getByRole('link', { name: 'Verify' }).first()).toBeVisible()
  })

  await test.step('check', async () => {
    await goTo(player, 'Fairness')
    await player.getByRole('button', { name: 'Change seeds and reveal' }).click()
    const all = player.getByRole('region', { name: 'Verify every round of a seed' })
    await all.getByRole('button', { name: 'Load rounds' }).click()
    await expect(all.getByText(/No network is needed/)).toBeVisible()
    await player.context().setOffline(true)
    await all.getByRole('button', { name: 'Verify all' }).click()
    await expect(all.getByText(/^(\d+) of \1 rounds confirmed/)).toBeVisible(DRAWN)
    await player.context().setOffline(false)
  })

  const admin = await office(browser, 'admin')
  await test.step('pay in', async () => {
    const name = await player.evaluate(() => JSON.parse(localStorage.session).name)
    await goTo(player, 'Deposit')
    const balance = player.getByTestId('balance').first()
    // A dash until the server has said it.
    await expect(balance).toContainText(/\d/)
    const before = won(await balance.innerText())
    await player.getByLabel('Deposit amount').fill('50000')
    await player.getByRole('button', { name: /^Request deposit/ }).click()
    await expect(player.getByText('Request in progress')).toBeVisible()
    await goTo(admin, 'Deposits')
    await admin
      .getByRole('row', { name: new RegExp(name) })
      .last()
      .click()
    await admin.keyboard.press('c')
    await expect(admin.getByRole('complementary').getByText(/took it up/)).toBeVisible()
    await admin.keyboard.press('a')
    await expect
      .poll(async () => won(await balance.innerText()), { timeout: 20_000 })
      .toBe(before + 50_000)
  })

  const code = `tour${Date.now() % 10_000}`
  await test.step('join', async () => {
    await player.getByRole('button', { name: 'Log out' }).first().click()
    await signUp(player, code)
    await goTo(admin, 'Waiting users')
    // A key pressed before the list is there is nobody's.
    await expect(admin.getByRole('row').nth(1)).toBeVisible()
    await admin.keyboard.press('f')
    await expect(admin.locator('#main-search')).toBeFocused()
    await admin.keyboard.type(code)
    await expect(admin.getByRole('row')).toHaveCount(2)
    await admin.getByRole('row').last().click()
    await admin.keyboard.press('a')
    await expect(admin.getByRole('row', { name: new RegExp(`${code}.*Approved`) })).toBeVisible()
    await player.goto('/home')
    await player.getByRole('button', { name: 'Log in' }).first().click()
    await logIn(player, code)
    await expect(player.getByTestId('balance').first()).toBeVisible()
  })

  await test.step('look around', async () => {
    await admin.keyboard.press('Escape')
    await admin.keyboard.press('Control+k')
    await admin.getByRole('dialog').getByRole('combobox').fill(code)
    await admin
      .getByRole('option', { name: new RegExp(code) })
      .first()
      .click()
    await fromMenu(admin, 'Rates')
    const rates = admin.getByRole('dialog', { name: /^Rates of/ })
    await rates.getByRole('textbox').first().fill('0.1')
    await rates.getByLabel('Reason').fill('as agreed')
    await rates.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('The new rates are in force')).toBeVisible()
    await fromMenu(admin, 'Move')
    await admin.getByLabel('Under which partner').fill('store2')
    await admin.getByRole('option', { name: /store2(?!\d)/ }).click()
    await admin.getByLabel('Reason').fill('lives nearer')
    await admin.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
    await expect(admin.getByText('Moved').first()).toBeVisible()
    await goTo(admin, 'Audit log')
    for (const deed of ['Rates changed', 'Member moved']) {
      await expect(admin.getByRole('row', { name: new RegExp(`${deed}.*${code}`) })).toBeVisible()
    }
  })

  const care = await office(browser, 'care1')
  await test.step('rule', async () => {
    const entry = care.getByRole('link', { name: /^Inquiries/ }).first()
    await expect(entry).toBeVisible()
    await goTo(admin, 'Permissions')
    const cell = admin.getByRole('gridcell', { name: /Read FAQs, 상담|상담, Read FAQs/ })
    await change(admin, cell)
    await expect(entry).toBeHidden()
    await change(admin, cell)
    await expect(entry).toBeVisible()
  })

  await test.step('talk', async () => {
    await player.getByRole('button', { name: 'Open the chat' }).click()
    const room = player.getByRole('dialog')
    await room.getByRole('textbox', { name: 'Write a message' }).fill('How do I withdraw?')
    await room.getByRole('button', { name: 'Send' }).click()
    await goTo(care, 'Chats')
    await care.getByText('How do I withdraw?').first().click()
    await care.getByRole('textbox', { name: /Write to the member|Whoever/ }).fill('Under Withdraw.')
    await care.getByRole('button', { name: /^Send/ }).click()
    await expect(room.getByText('Under Withdraw.')).toBeVisible()
  })
})

function won(text: string): number {
  return Number(text.replace(/\D/g, ''))
}

async function signUp(page: Page, code: string): Promise<void> {
  const number = `6600${code.replace(/\D/g, '').padStart(4, '0')}`
  await page
    .getByRole('link', { name: 'Sign up' })
    .or(page.getByRole('button', { name: 'Sign up' }))
    .first()
    .click()
  const form = page.locator('form').filter({ has: page.getByLabel('Nickname') })
  await form.getByLabel('ID', { exact: true }).fill(code)
  await form.getByLabel('Nickname').fill(code)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(PASSWORD)
  await form.getByLabel('Bank', { exact: true }).click()
  await page.getByRole('option').first().click()
  await form.getByLabel('Account holder').fill('홍길동')
  await form.getByLabel('Account number').fill(`9900${number}`)
  await form.getByLabel('Withdrawal password').fill('1234')
  await form.getByLabel('Phone').fill(`010${number}`)
  await form.getByLabel('Sign-up code').fill('store1')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Request to join' }).click()
  await expect(page.getByText('Your sign-up was processed.')).toBeVisible()
}

/** Gives or takes what the cell says, with a reason. */
async function change(page: Page, cell: ReturnType<Page['getByRole']>): Promise<void> {
  await cell.click()
  await page.getByLabel(/Reason/).fill('other duties')
  await page.getByRole('button', { name: /^Save 1 change/ }).click()
  await expect(page.getByText('Before saving')).toBeHidden()
}
