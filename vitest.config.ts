import { defineConfig } from 'vitest/config'

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
// `npm run check` leaves out the tests that take long; `npm test` runs them too.
const LONG = process.env.CAMELLIA_TESTS === 'short' ? ['**/*.long.test.ts'] : []

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
          include: ['packages', 'apps', 'tools', 'bench', 'trust'].map(
            (folder) => `${folder}/${TESTS}`,
          ),
          exclude: ['**/node_modules/**', ...WEB.map((folder) => `${folder}/**`), ...LONG],
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
          environment: 'jsdom',
          pool: 'forks',
          include: WEB.map((folder) => `${folder}/${TESTS}`),
          setupFiles: ['packages/ui/src/jsdom-setup.ts', 'tools/patience.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
