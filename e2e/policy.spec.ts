import { type Browser, expect, type Page, test } from '@playwright/test'
import { brokenRules } from './policy'
import { visitOffice, visitPlayer } from './visit'

const HOSTILE =
  '<h2 onclick="xss()">제목</h2><img src=x onerror="xss()"><script>xss()</script>' +
  '<p><a href="javascript:xss()">나쁜</a> <a href="https://example.com">좋은</a></p>'

const SITES = [
  { site: 'the player site', open: (browser: Browser) => visitPlayer(browser, { path: '/home' }) },
  { site: 'the office', open: (browser: Browser) => visitOffice(browser, { path: '/login' }) },
]

for (const { site, open } of SITES) {
  test(`on ${site} no text becomes HTML or code by itself`, async ({ browser }) => {
    const page = await open(browser)
    await expect(page.getByRole('main')).toBeVisible()
    const refused = await page.evaluate(() => {
      const ways: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        parseFromString: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: 'x' }),
        script: () => Object.assign(document.createElement('script'), { src: '/x.js' }),
        policy: () =>
          (
            window as never as { trustedTypes: { createPolicy: (n: string, o: object) => void } }
          ).trustedTypes.createPolicy('anything', { createHTML: (html: string) => html }),
      }
      return Object.entries(ways)
        .filter(([, way]) => {
          try {
            way()
            return false
          } catch (error) {
            return error instanceof TypeError
          }
        })
        .map(([name]) => name)
    })
    expect(refused).toEqual([
      'innerHTML',
      'insertAdjacentHTML',
      'parseFromString',
      'srcdoc',
      'script',
      'policy',
    ])
    // The watch of all other journeys sees what it should.
    await expect.poll(() => brokenRules(page).length).toBeGreaterThanOrEqual(refused.length)
    await page.context().close()
  })
}

test('what is pasted or dropped into a notice is read by our rules alone', async ({ browser }) => {
  const page = await visitOffice(browser, { code: 'admin', path: '/notices?edit=new' })
  const box = page.getByRole('textbox').and(page.locator('[contenteditable=true]')).first()
  await box.click()
  await give(page, 'paste')
  await expect(box.getByRole('heading', { name: '제목' })).toBeVisible()
  await expect(box.getByRole('link')).toHaveText(['좋은'])
  await give(page, 'drop')
  await expect(box.getByRole('link')).toHaveText(['좋은', '좋은'])
  expect(await box.locator('img, script, [onclick]').count()).toBe(0)
  // The handlers in what was given are noted where DOMPurify takes them out; nothing else is.
  expect(brokenRules(page).filter((rule) => !rule.startsWith('script-src-attr'))).toEqual([])
  await page.context().close()
})

/** As another program would hand it over. */
function give(page: Page, how: 'paste' | 'drop'): Promise<void> {
  return page.evaluate(
    ({ html, type }) => {
      const data = new DataTransfer()
      data.setData('text/html', html)
      const box = document.querySelector('[contenteditable=true]') as HTMLElement
      const { left, top } = box.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true }
      const place = { clientX: left + 20, clientY: top + 20 }
      box.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, ...place, dataTransfer: data }),
      )
    },
    { html: HOSTILE, type: how },
  )
}
