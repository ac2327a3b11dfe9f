import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { OFFICE_PORT, PLAYER_PORT, PLAYER_URL } from './e2e/sites'

// The workers read this file too, but only the first process starts the product.
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
const dataDir = process.env.E2E_DATA_DIR ?? (isWorker ? '' : newDataDir())

/** Open to the account that runs PostgreSQL when we are root. */
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'camellia-e2e-'))
  chmodSync(folder, 0o711)
  return folder
}

const LATER = ['alone-*', 'tour*', 'popups*', 'attacks*']

export default defineConfig({
  testDir: 'e2e',
  outputDir: process.env.E2E_RESULTS ?? 'test-results',
  workers: 2,
  // What touches everyone, such as maintenance, waits until the other journeys are done.
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: LATER },
    { name: 'alone', testMatch: 'alone-*.spec.ts', dependencies: ['journeys'] },
    // Takes a right from a role for a moment, as the README says.
    { name: 'tour', testMatch: 'tour.spec.ts', dependencies: ['alone'] },
    // Popups are in everyone's way, and after the attacks every screen is full of them.
    { name: 'popups', testMatch: 'popups.spec.ts', dependencies: ['tour'] },
    { name: 'attacks', testMatch: 'attacks.spec.ts', dependencies: ['popups'] },
  ],
  // A second try, with a trace to look at; `npm test` names whoever needed it.
  retries: 1,
  // Two workers, the product and its past that fills share two cores at the beginning.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: PLAYER_URL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Snow and banners cost a software renderer more than the journeys themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a sixth of their time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        '--disable-features=Translate,OptimizationHints,MediaRouter',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node --enable-source-maps dist/server/main.js',
    url: PLAYER_URL,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    // The product stops its PostgreSQL; a kill would leave it running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: PLAYER_PORT,
      BACKOFFICE_PORT: OFFICE_PORT,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      MODE: 'play',
      SEED: 'demo',
    },
  },
})
