import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildServer } from '../planted/build'
import { driveAway } from './away'

const scratch = mkdtempSync(join(tmpdir(), 'camellia-away-'))
chmodSync(scratch, 0o711)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a killed PostgreSQL is a pause with a 503, and nothing else', async () => {
  const bundle = await buildServer(join(scratch, 'build'), [])
  const dataDir = join(scratch, 'data')
  const outcome = await driveAway({
    ...{ dataDir, bundle, kills: 3, minutes: 0, say: () => {} },
    // How soon is for `npm run trust` to say.
    backMs: Number.POSITIVE_INFINITY,
  })
  expect(outcome.violations).toEqual([])
  expect(outcome.faults).toBe(3)
  expect(outcome.operations).toBeGreaterThan(20)
}, 300_000)
