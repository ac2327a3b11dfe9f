import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { asStaff, visitPlayer } from './visit'

const HOUR = 3_600_000

test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

const shown = (page: Page) => page.getByRole('region', { name: '공지' }).getByRole('article')

test('four popups on a large screen, one on a phone, and a closed one is away for a day', async ({
  browser,
}) => {
  const office = await asStaff('admin')
  const notice = { category: 'EVENT', partner: false, pinned: false, endsAt: null }
  const page = await visitPlayer(browser, { code: 'gyeo1023', path: '/home', width: 1440 })
  await page.clock.install()
  await page.reload()
  for (let n = 1; n <= 6; n++) {
    await office('/notice/save', {
      ...notice,
      id: randomUUID(),
      popup: true,
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      titles: { ko: `팝업 ${n}` },
      contents: { ko: `<p>내용 ${n}</p>` },
    })
  }
  // They come by themselves: the page asks every five seconds.
  await page.clock.runFor(6_000)
  await expect(shown(page)).toHaveCount(4)
  const first = shown(page).first()
  const title = await first.getByRole('heading').innerText()
  await first.getByRole('button', { name: '24시간 동안 보지 않기' }).click()
  await expect(shown(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shown(page)).toHaveCount(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(shown(page)).toHaveCount(4)
  // All but one are closed; then the clock goes on.
  for (let n = 0; n < 5; n++) {
    await shown(page).first().getByRole('button', { name: '24시간 동안 보지 않기' }).click()
  }
  await expect(shown(page)).toHaveCount(0)
  await page.clock.fastForward(23 * HOUR)
  await page.clock.runFor(6_000)
  await expect(shown(page)).toHaveCount(0)
  await page.clock.fastForward(1 * HOUR)
  await page.clock.runFor(6_000)
  await expect(shown(page)).toHaveCount(4)
})
