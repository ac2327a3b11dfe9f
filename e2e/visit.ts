import type { Browser, Page } from '@playwright/test'
import { watchPolicy } from './policy'
import { quickReels } from './quick-reels'
import { OFFICE_URL, PLAYER_URL } from './sites'

export const PASSWORD = 'Camellia1!'

/** Reels are drawn by software here: a game takes its time to appear. */
export const DRAWN = { timeout: 60_000 }

export interface Visit {
  /** Nobody: as a guest. */
  readonly code?: string
  readonly path: string
  readonly width?: 390 | 768 | 1440 | 1920
  readonly language?: string
  readonly theme?: 'dark' | 'light'
  readonly motion?: 'reduce' | 'no-preference'
  /** Not looked at: nothing is drawn, and a round is over sooner. */
  readonly quickReels?: boolean
  /** As if the server sent no content policy. */
  readonly withoutCsp?: boolean
}

interface LoggedIn {
  readonly accessToken: string
  readonly permissions: readonly object[]
  readonly userData: { readonly roleType: string }
}

/** What the server says, asked as a page would. */
export async function ask(url: string, body: object, token = '', key = '') {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    ...(key && { 'idempotency-key': key }),
  }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await reply.json()) as { readonly code: string; readonly data: never }
}

export async function logIn(origin: string, code: string): Promise<LoggedIn> {
  return (await ask(`${origin}/api/auth/login`, { code, password: PASSWORD })).data
}

/** Begins the announced pair of seeds with a new client seed of this name, as the page does. */
export async function rotateSeeds(token: string, name: string): Promise<void> {
  const { data } = await ask(`${PLAYER_URL}/api/fairness/next`, {}, token)
  const next = (data as { readonly next: { readonly id: string } }).next.id
  // One that was used before is refused, and a journey that is tried again would bring it again.
  const clientSeed = `${name}-${Date.now()}`
  await ask(`${PLAYER_URL}/api/fairness/rotation`, { next, clientSeed }, token)
}

/** The answer to a bet; the first one of a browser asks for its client seed and comes again. */
export function betAnswer(page: Page) {
  return page.waitForResponse(
    async (reply) =>
      reply.url().endsWith('/api/play/bet') && (await reply.json()).code !== 'CLIENT_SEED_REQUIRED',
  )
}

/** Asks the office as one person. */
export async function asStaff(code: string) {
  const { accessToken } = await logIn(OFFICE_URL, code)
  let last = 0
  return async <Data = never>(path: string, body: object): Promise<Data> => {
    const key = `e2e-${code}-${process.pid}-${Date.now()}-${last++}`
    return (await ask(`${OFFICE_URL}/api${path}`, body, accessToken, key)).data
  }
}

export function visitPlayer(browser: Browser, visit: Visit): Promise<Page> {
  return open(browser, PLAYER_URL, { width: 390, theme: 'dark', ...visit })
}

export function visitOffice(browser: Browser, visit: Visit): Promise<Page> {
  return open(browser, OFFICE_URL, { width: 1440, theme: 'light', ...visit })
}

/** A window of its own, logged in the way the login dialog leaves it, with nothing over the page. */
async function open(browser: Browser, origin: string, visit: Visit): Promise<Page> {
  const { width = 1440, theme = 'dark', language = 'ko', motion = 'reduce' } = visit
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: motion,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    bypassCSP: visit.withoutCsp ?? false,
  })
  // Both sites then follow the device, whose colours a journey may change as it goes.
  await context.addCookies([{ name: 'camellia-theme', value: 'system', url: origin }])
  const kept = { language, ...(visit.code && (await keptOf(origin, visit.code))) }
  const page = await context.newPage()
  await watchPolicy(page)
  if (visit.quickReels) await quickReels(page)
  await page.addInitScript((values) => {
    // Only once: what the page changes afterwards is the page's.
    if (localStorage.getItem('visited')) return
    localStorage.setItem('visited', 'yes')
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, kept)
  await page.goto(visit.path)
  return page
}

/** What the browser of somebody who is logged in keeps; letters are read, popups are closed. */
export async function keptOf(origin: string, code: string): Promise<Record<string, string>> {
  const { accessToken, permissions, userData } = await logIn(origin, code)
  const { roleType: role, ...user } = userData
  const until = Date.now() + 86_400_000
  const session = { isAuth: true, accessToken, role, ...user, version: 0, unread: 0, until }
  const kept = {
    session: JSON.stringify(session),
    userAbilityRules: JSON.stringify(permissions),
  }
  if (role !== 'MEMBER') return kept
  await readLetters(origin, accessToken)
  return { ...kept, hiddenPopups: await hiddenPopups(origin, accessToken) }
}

/** As if each had been closed for a day. */
async function hiddenPopups(origin: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${origin}/api/notice/popup`, { headers })
  const { data } = (await reply.json()) as { data: readonly { id: string }[] }
  const until = Date.now() + 86_400_000
  return JSON.stringify(Object.fromEntries(data.map(({ id }) => [id, until])))
}

async function readLetters(origin: string, token: string): Promise<void> {
  const list = { searchkey: '', page: 1, size: 10 }
  const { items } = (await ask(`${origin}/api/message/list`, list, token)).data as {
    items: { id: string }[]
  }
  const ids = items.map(({ id }) => id)
  if (ids.length > 0) await ask(`${origin}/api/message/reading`, { ids }, token)
}

/** The session's token of a page that is logged in. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('session') ?? '{}').accessToken as string,
  )
}
