// Finds a Chromium for the browser journeys, and installs one where that is possible.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capture, main, program, step, Trouble } from './steps.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that runs; a Trouble says what to do when there is no way to get one. */
export async function ensureBrowser() {
  for (const install of [undefined, installFromDebian, installFromPlaywright]) {
    if (install) await install()
    const path = await findBrowser()
    if (path) return path
  }
  throw new Trouble(
    'No browser: install Chromium or Google Chrome, or set CHROME_PATH to one, then run this again.',
  )
}

async function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROME_PATH,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC,
    await playwrightPath(),
  ]
  for (const path of candidates) {
    if (path && existsSync(path) && (await runs(path))) return path
  }
  return undefined
}

/** Some systems have a program of that name that only tells where to get the real one. */
async function runs(path) {
  const { code, output } = await capture(path, ['--version'])
  return code === 0 && /\d+\.\d+\.\d+/.test(output)
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing Chromium with apt-get', async () => {
    await capture('apt-get', ['update'], { env })
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })
  })
}

async function installFromPlaywright() {
  const cli = program('@playwright/test/cli.js')
  await step('Downloading Chromium', () => capture(process.execPath, [cli, 'install', 'chromium']))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => console.log(await ensureBrowser()))
}
