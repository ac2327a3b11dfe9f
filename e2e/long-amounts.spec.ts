import { expect, type Page, test } from '@playwright/test'
import { visitOffice, visitPlayer } from './visit'

/** Twelve digits: as much as an account of the product may hold. */
const LONG = 999_999_999_999
const SHOWN = '999,999,999,999'

test.setTimeout(180_000)
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

/** What of an answer is money, wherever it stands. */
const MONEY =
  /^(balance|point|hold|amount|stake|win|stake30|win30|before|after|total|deposits?|withdrawals?|bets?|wins?|ggr|net|bonus(es)?|commission|profit)$/

function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, lengthened(v, k)]))
  }
  return typeof value === 'number' && MONEY.test(key) ? LONG : value
}

/** Every amount the server says from now on is as long as amounts become. */
async function lengthen(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    // Whoever leaves a page asks for nothing any more.
    const reply = await route.fetch().catch(() => undefined)
    const said = await reply?.text().catch(() => undefined)
    if (!reply || said === undefined) return
    const json = said.startsWith('{') ? JSON.stringify(lengthened(JSON.parse(said))) : said
    await route.fulfill({ response: reply, body: json }).catch(() => {})
  })
}

/** Amounts that are cut off, or that make their page scroll sideways. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate((shown) => {
    const found: string[] = []
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 1) found.push(`the page is ${wide} wider than the screen`)
    for (const element of document.querySelectorAll('main *, dialog *, aside *, header *')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(shown),
      )
      const box = element.getBoundingClientRect()
      if (!own || box.width === 0) continue
      for (
        let at: Element | null = element;
        at && at !== document.body && getComputedStyle(at).overflowX !== 'auto';
        at = at.parentElement
      ) {
        const style = getComputedStyle(at)
        if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue
        const around = at.getBoundingClientRect()
        if (box.right > around.right + 1 || box.left < around.left - 1) {
          found.push(`${element.tagName}.${element.className} in ${at.className}`)
          break
        }
      }
    }
    return found
  }, SHOWN)
}

const SCREENS = [
  ...['/dashboard', '/members', '/deposit', '/withdraw', '/payments', '/transactions'].map(
    (path) => ({ site: 'office', path }) as const,
  ),
  ...['/home', '/deposit', '/withdraw', '/transactions', '/bet-history'].map(
    (path) => ({ site: 'player', path }) as const,
  ),
]

for (const width of [390, 1440] as const) {
  test(`amounts of twelve digits fit every screen of ${width}`, async ({ browser }) => {
    const code = { office: 'admin', player: 'player2' } as const
    const pages = {
      office: await visitOffice(browser, { code: code.office, path: '/not-authorized', width }),
      player: await visitPlayer(browser, { code: code.player, path: '/not-authorized', width }),
    }
    await Promise.all(Object.values(pages).map(lengthen))
    for (const { site, path } of SCREENS) {
      const page = pages[site]
      await page.goto(path)
      await expect(page.getByText(SHOWN).first(), path).toBeAttached()
      await expect.poll(() => cutOff(page), { message: `${site}${path}` }).toEqual([])
    }
    // The panel of a member, with its money.
    await pages.office.goto('/members?search=player3')
    await pages.office.getByText('player3', { exact: true }).first().click()
    await expect(pages.office.locator('dl').getByText(SHOWN).first()).toBeVisible()
    await expect.poll(() => cutOff(pages.office), { message: 'panel' }).toEqual([])
  })
}
