import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@camellia/i18n/languages'
import { type Browser, chromium } from '@playwright/test'
import { inspect, openWindow } from './inspect'
import { takePictures } from './pictures'
import { byPerson, SCREENS, type Screen } from './screens'
import { OFFICE_PORT, OFFICE_URL, PLAYER_PORT } from './sites'

const CHROME = process.env.CHROME_PATH ?? '/usr/bin/chromium'
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/**
 * `npm run look` takes a picture of every screen into `docs/screenshots`; with `--check` it looks
 * for what is wrong with any of them, in every language and both themes, and says so. `--only=rtp`,
 * `--language=ko` and `--layout` (without axe) look at less; a product that already runs at E2E_PORT is used as it is.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    language: { type: 'string', default: LANGUAGES.join() },
    layout: { type: 'boolean', default: false },
    windows: { type: 'string', default: '1' },
    out: { type: 'string', default: join('docs', 'screenshots') },
  },
})

async function main(): Promise<void> {
  const chosen = new RegExp(options.only)
  const screens = SCREENS.filter(({ name }) => chosen.test(name))
  const stop = await startProduct()
  // A window behind another is drawn too rarely, so each has a browser of its own.
  const browsers = await Promise.all(
    Array.from({ length: options.check ? Number(options.windows) : 1 }, () =>
      chromium.launch({ executablePath: CHROME, args: FLAGS }),
    ),
  )
  try {
    if (options.check) await checkAll(browsers, screens)
    else await takePictures(browsers[0] as Browser, screens, options.out)
  } finally {
    for (const browser of browsers) await browser.close()
    await stop()
  }
}

/** One window per person and language. */
async function checkAll(browsers: readonly Browser[], screens: readonly Screen[]): Promise<void> {
  const persons = byPerson(screens)
  const turns = options.language
    .split(',')
    .flatMap((language) => persons.map((group) => ({ language, group })))
  let count = 0
  const work = async (browser: Browser): Promise<void> => {
    for (let turn = turns.shift(); turn; turn = turns.shift()) {
      // In two steps: `count +=` would add to what it was before the others went on.
      const found = await checkGroup(browser, turn.group, turn.language)
      count += found
    }
  }
  await Promise.all(browsers.map(work))
  const what = `${screens.length} screens in ${options.language}, light and dark`
  console.log(`\n${count === 0 ? 'Nothing wrong' : `${count} things wrong`} with ${what}.`)
  if (count > 0) process.exitCode = 1
}

/** How many things are wrong; each is said as it is found, for the whole takes half an hour. */
async function checkGroup(
  browser: Browser,
  group: readonly Screen[],
  language: string,
): Promise<number> {
  const [first] = group
  if (!first) return 0
  let count = 0
  const page = await openWindow(browser, first, language)
  for (const screen of group) {
    const found = await inspect(page, screen, { axe: !options.layout }).catch((error: unknown) => [
      String(error),
    ])
    for (const line of found) console.log(`${screen.name} ${language} ${line}`)
    count += found.length
  }
  await page.context().close()
  return count
}

/** Ready when the demo's past is filled in: screens are judged with data in them. */
async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.E2E_PORT && (await fetch(OFFICE_URL).catch(() => undefined)))
    return async () => {}
  const dataDir = mkdtempSync(join(tmpdir(), 'camellia-look-'))
  chmodSync(dataDir, 0o711)
  const ports = { PORT: PLAYER_PORT, BACKOFFICE_PORT: OFFICE_PORT }
  const env = { ...process.env, ...ports, DATA_DIR: dataDir, SEED: 'demo', MODE: 'play' }
  const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'pipe' })
  server.stderr.pipe(process.stderr)
  await ready(server)
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('history 100 %') && resolve())
    server.once('exit', () => reject(new Error('the product did not start')))
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
