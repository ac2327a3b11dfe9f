import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { inTurn } from './tools/rotation'

const TESTS = '**/*.test.{ts,tsx}'
const WEB = [
  'packages/client',
  'packages/ui',
  'packages/i18n',
  'packages/stage',
  'apps/player',
  'apps/office',
  'e2e',
]
// A browser's page costs a second to make: only tests that look at one have it, and say so by name.
const DOM = '**/*.dom.test.ts'
const SILENT_HUB = fileURLToPath(new URL('packages/client/src/testing-hub.ts', import.meta.url))
// `npm run check` leaves out the tests that take long; `npm test` runs them too.
const LONG = process.env.CAMELLIA_TESTS === 'short' ? ['**/*.long.test.ts'] : []
/** Files that take long, of which `npm test` runs one line with each commit; nightly runs all. */
const TURNS = [
  ['trust/planted/planted.long.test.ts'],
  ['trust/abuse/abuse.long.test.ts', 'trust/drills/away.long.test.ts'],
  ['tools/bench.long.test.ts', 'tools/independent/independent.long.test.ts'],
]
// Whoever names a file gets it, whoever's turn it is.
const NOT_NOW = process.env.CAMELLIA_TESTS === 'all' ? outOfTurn() : []

function outOfTurn(): readonly string[] {
  const now = inTurn({ of: TURNS.length, what: `Of ${TURNS.join(' | ')}` }, TURNS)
  return TURNS.filter((files) => !now.includes(files)).flat()
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Every worker shares one PostgreSQL, and the smallest machine we promise has two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          pool: 'forks',
          // Loading the product again for every file would cost as much as a third of the tests.
          isolate: false,
          include: ['packages', 'apps', 'tools', 'bench', 'trust'].map(
            (folder) => `${folder}/${TESTS}`,
          ),
          exclude: [
            '**/node_modules/**',
            ...WEB.map((folder) => `${folder}/**`),
            ...LONG,
            ...NOT_NOW,
          ],
          globalSetup: 'packages/db/src/testing-setup.ts',
          setupFiles: 'tools/patience.ts',
          expect: { poll: { timeout: 20_000 } },
          // Long, because a busy machine is no reason to fail: how fast we are is for the bench.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'node',
          pool: 'forks',
          isolate: false,
          include: WEB.map((folder) => `${folder}/**/*.test.ts`),
          exclude: ['**/node_modules/**', DOM],
          setupFiles: 'tools/patience.ts',
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias: { '@microsoft/signalr': SILENT_HUB } },
        test: {
          name: 'dom',
          environment: 'jsdom',
          pool: 'forks',
          isolate: false,
          include: WEB.flatMap((folder) => [`${folder}/**/*.test.tsx`, `${folder}/${DOM}`]),
          setupFiles: ['packages/ui/src/jsdom-setup.ts', 'tools/patience.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
