import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'

const PLAYER_PORT = 3200
const OFFICE_PORT = 3201
const OUT = join('docs', 'screenshots')
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

interface Look {
  readonly name: string
  readonly site: 'player' | 'office'
  readonly path: string
  readonly as: string | null
  readonly width: 390 | 1440
  readonly theme: 'dark' | 'light'
  readonly language: string
}

/** Every built screen at both widths in its usual theme, and the main ones in the other and mirrored. */
const SCREENS = [
  { name: 'player-home', site: 'player', path: '/home', as: 'player1' },
  { name: 'player-mini', site: 'player', path: '/mini', as: 'player1' },
  { name: 'player-slot', site: 'player', path: '/slot', as: 'player1' },
  { name: 'player-slot-games', site: 'player', path: '/slot-games', as: 'player1' },
  {
    name: 'player-crimson-fortune',
    site: 'player',
    path: '/game?code=crimson-fortune',
    as: 'player1',
  },
  {
    name: 'player-thunder-pantheon',
    site: 'player',
    path: '/game?code=thunder-pantheon',
    as: 'player1',
  },
  { name: 'player-bet-history', site: 'player', path: '/bet-history', as: 'player1' },
  { name: 'player-odd-even', site: 'player', path: '/game?code=odd-even', as: 'player1' },
  { name: 'player-fairness', site: 'player', path: '/fairness', as: 'player1' },
  { name: 'player-message', site: 'player', path: '/message', as: 'player1' },
  { name: 'player-deposit', site: 'player', path: '/deposit', as: 'player1' },
  { name: 'player-withdraw', site: 'player', path: '/withdraw', as: 'player1' },
  { name: 'player-transactions', site: 'player', path: '/transactions', as: 'player1' },
  { name: 'player-protection', site: 'player', path: '/protection', as: 'player1' },
  { name: 'player-my-figures', site: 'player', path: '/my-figures', as: 'player1' },
  { name: 'player-profile', site: 'player', path: '/profile', as: 'player1' },
  { name: 'player-refer-friend', site: 'player', path: '/refer-friend', as: 'player1' },
  { name: 'player-access-control', site: 'player', path: '/access-control', as: 'player1' },
  { name: 'player-signup', site: 'player', path: '/signup', as: null },
  { name: 'player-forgot-password', site: 'player', path: '/forgot-password', as: null },
  { name: 'office-login', site: 'office', path: '/login', as: null },
  { name: 'office-dashboard', site: 'office', path: '/dashboard', as: 'admin' },
  { name: 'office-deposit', site: 'office', path: '/deposit', as: 'admin' },
  { name: 'office-withdraw', site: 'office', path: '/withdraw', as: 'admin' },
  { name: 'office-money-places', site: 'office', path: '/where-money-is', as: 'admin' },
  { name: 'office-games', site: 'office', path: '/games', as: 'admin' },
  { name: 'office-slot-history', site: 'office', path: '/slot-history', as: 'admin' },
  { name: 'office-rtp', site: 'office', path: '/rtp?game=crimson-fortune', as: 'admin' },
  { name: 'office-call', site: 'office', path: '/call', as: 'admin' },
  { name: 'office-call-give', site: 'office', path: '/call?give=true&member=60', as: 'admin' },
  { name: 'office-call-log', site: 'office', path: '/call-log', as: 'admin' },
  { name: 'office-waiting', site: 'office', path: '/members/waiting', as: 'admin' },
  { name: 'office-members', site: 'office', path: '/members?id=60', as: 'admin' },
  { name: 'office-partners', site: 'office', path: '/partners', as: 'admin' },
  { name: 'office-roles', site: 'office', path: '/roles?view=LAYOUT', as: 'admin' },
  { name: 'office-permissions', site: 'office', path: '/permissions', as: 'admin' },
  { name: 'office-logins', site: 'office', path: '/logins', as: 'admin' },
  { name: 'office-audit', site: 'office', path: '/audit', as: 'admin' },
  { name: 'office-system', site: 'office', path: '/system', as: 'admin' },
] as const
const MAIN = [
  'player-home',
  'player-slot-games',
  'player-thunder-pantheon',
  'player-fairness',
  'office-dashboard',
  'office-members',
  'office-rtp',
  'office-call',
]

function looks(): Look[] {
  return SCREENS.flatMap((screen) => {
    const usual = screen.site === 'player' ? 'dark' : 'light'
    const other = screen.site === 'player' ? 'light' : 'dark'
    const widths = [390, 1440] as const
    const plain = widths.map(
      (width) => ({ ...screen, width, theme: usual, language: 'ko' }) as Look,
    )
    if (!MAIN.includes(screen.name)) return plain
    const more = widths.flatMap((width) => [
      { ...screen, width, theme: other, language: 'ko' } as Look,
      { ...screen, width, theme: usual, language: 'ar' } as Look,
    ])
    return [...plain, ...more]
  })
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'camellia-look-'))
  chmodSync(dataDir, 0o711)
  mkdirSync(OUT, { recursive: true })
  const server = await startProduct(dataDir)
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })
  try {
    for (const look of looks()) {
      const context = await browser.newContext({
        viewport: { width: look.width, height: look.width === 390 ? 844 : 900 },
        deviceScaleFactor: look.width === 390 ? 2 : 1,
        colorScheme: look.theme,
      })
      await take(await context.newPage(), look)
      await context.close()
    }
  } finally {
    await browser.close()
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Ready when the demo's past is filled in: screens are judged with data in them. */
function startProduct(dataDir: string): Promise<ChildProcess> {
  const ports = { PORT: String(PLAYER_PORT), BACKOFFICE_PORT: String(OFFICE_PORT) }
  const env = { ...process.env, ...ports, DATA_DIR: dataDir, SEED: 'demo', MODE: 'play' }
  const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'pipe' })
  server.stderr.pipe(process.stderr)
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('history 100 %') && resolve(server))
    server.once('exit', () =>
      reject(new Error('the product did not start: run npm run build first')),
    )
  })
}

async function take(page: Page, look: Look): Promise<void> {
  const origin = `http://127.0.0.1:${look.site === 'player' ? PLAYER_PORT : OFFICE_PORT}`
  await page.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('language', language ?? 'ko')
      // biome-ignore lint/suspicious/noDocumentCookie: the preference is a cookie by the brief.
      document.cookie = `camellia-theme=${theme}; path=/`
    },
    [look.language, look.theme],
  )
  if (look.as) await enter(page, origin, look.as)
  await page.goto(`${origin}${look.path}`, { waitUntil: 'networkidle' })
  // Reels are drawn later than the page around them.
  await page.waitForTimeout(look.path.startsWith('/game') ? 6_000 : 1_200)
  const file = `${look.name}-${look.width}-${look.theme}${look.language === 'ko' ? '' : `-${look.language}`}.jpg`
  await page.screenshot({ path: join(OUT, file), type: 'jpeg', quality: 82 })
  console.log(file)
}

/** Logged in the way the login dialog leaves it, with the welcome message read. */
async function enter(page: Page, origin: string, code: string): Promise<void> {
  const ask = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${origin}/api${path}`, options)).json() as Promise<{ data: never }>
  }
  const reply = await ask('/auth/login', { code, password: 'Camellia1!' })
  const { accessToken, userData, permissions } = reply.data as {
    accessToken: string
    userData: { code: string; name: string; balance: number; point: number; roleType: string }
    permissions: object[]
  }
  if (code.startsWith('player')) {
    const box = await ask('/message/list', { searchkey: '', page: 1, size: 10 }, accessToken)
    const { items } = box.data as { items: { id: string }[] }
    await ask('/message/reading', { ids: items.map(({ id }) => id) }, accessToken)
  }
  const { roleType: role, ...user } = userData
  const session = { isAuth: true, accessToken, role, ...user, version: 0, unread: 0 }
  await page.addInitScript(
    ([kept, rules]) => {
      const until = Date.now() + 86_400_000
      localStorage.setItem('session', JSON.stringify({ ...JSON.parse(kept ?? ''), until }))
      localStorage.setItem('userAbilityRules', rules ?? '[]')
    },
    [JSON.stringify(session), JSON.stringify(permissions)],
  )
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
