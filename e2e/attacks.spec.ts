import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { inTurn } from '../tools/rotation'
import { PAYLOADS } from './attack-payloads'
import { OFFICE_URL, PLAYER_URL } from './sites'
import { ask, asStaff, logIn, visitOffice, visitPlayer } from './visit'

const VICTIM = 'bom1024'
const long = { timeout: 30_000 }
/** Where to find what was written. */
const planted = { inquiry: '', chat: '', member: 0 }

test.setTimeout(600_000)
test.describe.configure({ mode: 'serial' })
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const upTo = (max: number) => PAYLOADS.filter((payload) => payload.length <= max)

test('the battery works: without our care a good part of it runs', async ({ browser }) => {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage()
  await page.goto(PLAYER_URL)
  const ran = await page.evaluate(async (payloads) => {
    let count = 0
    for (const payload of payloads) {
      const hit = new Promise<boolean>((resolve) => {
        Object.assign(window, { xss: () => resolve(true) })
        setTimeout(() => resolve(false), 150)
      })
      const place = document.createElement('div')
      document.body.append(place)
      place.innerHTML = payload
      if (await hit) count++
      place.remove()
    }
    return count
  }, PAYLOADS)
  expect(ran).toBeGreaterThan(15)
})

test('every text that someone can write is written full of attacks', async ({ browser }) => {
  // Someone must be at work, or what is said in the chat becomes inquiries.
  const staff = await visitOffice(browser, { code: 'admin', path: '/chats' })
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible(long)
  const office = await asStaff('admin')
  const { accessToken } = await logIn(PLAYER_URL, VICTIM)
  const member = await victimId(office)
  planted.member = member
  const now = new Date(Date.now() - 60_000).toISOString()
  for (const [place, payload] of PAYLOADS.entries()) {
    const rich = `<p>${place}</p>${payload}`
    const titles = { ko: payload.slice(0, 120) }
    const notice = { popup: true, pinned: false, startsAt: now, endsAt: null, titles }
    for (const partner of [false, true]) {
      const id = randomUUID()
      const more = { id, category: 'NOTICE', partner, contents: { ko: rich } }
      await office('/notice/save', { ...notice, ...more })
    }
    const faq = { category: 'OTHER', questions: { ko: payload }, answers: { ko: rich } }
    await office('/faq/save', { id: randomUUID(), ...faq, shown: true })
    const words = { title: payload.slice(0, 100), content: payload }
    await office('/message/send', { ids: [member], ...words })
    await office('/member/memo', { id: member, text: payload })
  }
  for (const payload of upTo(60)) {
    const contents = { ko: payload }
    const macro = { id: randomUUID(), name: payload, category: null, contents }
    await office('/inquiry/macro', macro)
    const template = { name: payload, title: payload, content: payload }
    await office('/message/template', { id: randomUUID(), ...template })
    await office('/payment/pay', { id: member, amount: 1_000, memo: payload })
  }
  for (const [place, payload] of upTo(40).entries()) {
    const code = `evil${place}`
    const person = { kind: 'MEMBER', code, password: 'Camellia1!', firstName: payload }
    await office('/member/create', { ...person, name: payload.slice(0, 20), lastName: payload })
  }
  await writeAsPlayer(accessToken)
})

async function writeAsPlayer(token: string): Promise<void> {
  const player = (path: string, body: object) => ask(`${PLAYER_URL}/api${path}`, body, token)
  const inquiry = randomUUID()
  planted.inquiry = inquiry
  const question = { channel: 'CONTACT', category: 'OTHER', title: PAYLOADS[0], content: 'x' }
  expect((await player('/inquiry/open', { id: inquiry, ...question })).code).toBe('SUCCESS')
  for (const title of upTo(100).slice(7, 15)) {
    await player('/inquiry/open', { ...question, id: randomUUID(), title })
  }
  for (const content of PAYLOADS) {
    const reply = await player('/inquiry/reply', { id: randomUUID(), inquiry, content })
    expect(reply.code).toBe('SUCCESS')
  }
  await expect.poll(() => staffed(token), long).toBe(true)
  // Six lines a post keep to the pace at which people may write.
  for (let from = 0; from < PAYLOADS.length; from += 6) {
    const content = PAYLOADS.slice(from, from + 6).join('\n')
    const reply = await player('/chat/say', { id: randomUUID(), content })
    expect(reply.code).toBe('SUCCESS')
    planted.chat = (reply.data as { chat: string }).chat
  }
  const name = `${PAYLOADS[7]}.png`
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const reply = await fetch(`${PLAYER_URL}/api/file/upload?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: picture,
  })
  const { data } = (await reply.json()) as { data: { id: string } }
  const post = { id: randomUUID(), inquiry, content: 'x', file: data.id }
  expect((await player('/inquiry/reply', post)).code).toBe('SUCCESS')
}

async function staffed(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${PLAYER_URL}/api/chat/mine`, { headers })
  return ((await reply.json()) as { data: { staffed: boolean } }).data.staffed
}

async function victimId(office: Awaited<ReturnType<typeof asStaff>>): Promise<number> {
  const found = await office<{ items?: readonly { id: number; code: string }[] }>(
    '/member/search',
    { text: VICTIM },
  )
  const people = Array.isArray(found) ? found : (found.items ?? [])
  return (people as readonly { id: number; code: string }[]).find(({ code }) => code === VICTIM)
    ?.id as number
}

/** Where what was planted can be read. */
const playerPaths = () => [
  '/notice',
  '/message',
  '/help-center?category=OTHER',
  '/help-center?view=mine',
  `/help-center?view=mine&id=${planted.inquiry}`,
]
const officePaths = () => [
  '/notices',
  '/partner-notices',
  '/faqs',
  '/messages',
  `/qna?id=${planted.inquiry}`,
  '/qna/macros',
  `/chats?id=${planted.chat}`,
  '/members',
]
/** These show a part of it at most. */
const quietPaths = () => [
  '/dashboard',
  `/members?id=${planted.member}`,
  '/payments',
  '/transactions',
  '/audit',
]

/** Without the policy our own care is alone; with it the sites must still work. */
const POLICIES = inTurn({ of: 2, what: 'Attacks with the content policy off, or on' }, [
  true,
  false,
])

for (const withoutCsp of POLICIES) {
  const how = withoutCsp ? 'with the content policy off' : 'with the content policy on'

  test(`nothing of it runs on the player site, ${how}`, async ({ browser }) => {
    const page = await watched(browser, PLAYER_URL, { code: VICTIM, withoutCsp })
    for (const path of playerPaths()) await look(page, path)
    await openEverything(page)
    expect(await problems(page), 'everything opened').toEqual([])
  })

  test(`nothing of it runs in the office, ${how}`, async ({ browser }) => {
    const page = await watched(browser, OFFICE_URL, { code: 'admin', withoutCsp })
    for (const path of officePaths()) await look(page, path)
    for (const path of quietPaths()) await look(page, path, false)
  })

  test(`a poisoned store is cleaned where it is shown, ${how}`, async ({ browser }) => {
    const page = await watched(browser, PLAYER_URL, { code: VICTIM, withoutCsp })
    const raw = PAYLOADS.map((payload, id) => ({
      id: randomUUID(),
      category: 'OTHER',
      question: `${id}`,
      answer: `<p>${id}</p>${payload}`,
    }))
    await page.route('**/api/faq/list', (route) =>
      route.fulfill({ json: { status: 'OK', code: 'SUCCESS', message: 'SUCCESS', data: raw } }),
    )
    await openEverything(page)
    await expect(
      page.getByText('&lt;img', { exact: false }).or(page.getByText('xss()')).first(),
    ).toBeAttached()
    expect(await problems(page)).toEqual([])
  })
}

async function watched(
  browser: Browser,
  origin: string,
  { code, withoutCsp }: { readonly code: string; readonly withoutCsp: boolean },
): Promise<Page> {
  const visit = { code, path: '/not-found-on-purpose', width: 1440, withoutCsp } as const
  const page = await (origin === PLAYER_URL ? visitPlayer : visitOffice)(browser, visit)
  await page.addInitScript(() => {
    Object.assign(window, { hits: 0, xss: () => Object.assign(window, { hits: 1 }) })
  })
  return page
}

async function look(page: Page, path: string, shows = true): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').or(page.getByRole('heading')).first()).toBeVisible(long)
  // A screen that shows nothing of it proves nothing.
  if (shows) {
    await expect.poll(() => page.locator('body').innerText(), long).toContain('xss()')
  }
  await page.waitForLoadState('networkidle')
  expect(await problems(page), path).toEqual([])
}

/** Every question of the page, so that every answer is drawn. */
async function openEverything(page: Page): Promise<void> {
  await page.goto('/help-center')
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const main = document.querySelector('main')
    for (const one of main?.querySelectorAll<HTMLElement>('[aria-expanded="false"], summary') ??
      []) {
      one.click()
      await new Promise((done) => setTimeout(done, 5))
    }
  })
  await page.waitForTimeout(500)
}

/** What ran, and whatever could: handlers in attributes, links that are code, frames. */
function problems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if ((window as never as { hits: number }).hits > 0) found.push('it ran')
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`)
        const link = name === 'href' || name === 'src' || name === 'xlink:href'
        // biome-ignore lint/suspicious/noControlCharactersInRegex: attackers write them.
        if (link && /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i.test(value)) {
          found.push(`${element.tagName} ${value}`)
        }
      }
    }
    for (const tag of ['iframe', 'object', 'embed', 'base', 'main script', 'main style']) {
      if (document.querySelector(tag)) found.push(tag)
    }
    return found
  })
}
