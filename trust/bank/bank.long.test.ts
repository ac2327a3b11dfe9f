import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildServer } from '../planted/build'
import { runBank } from './bank'

const scratch = mkdtempSync(join(tmpdir(), 'camellia-bank-'))
chmodSync(scratch, 0o711)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** `npm run trust` works for minutes. */
const SECONDS = 12
const say = () => {}

test('everyone moves money while server and database are killed, and every won is accounted for', async () => {
  const bundle = await buildServer(join(scratch, 'build'), [])
  const dataDir = mkdtempSync(join(scratch, 'data-'))
  chmodSync(dataDir, 0o711)
  const run = await runBank({ dataDir, bundle, seconds: SECONDS, killEveryMs: 2_000, say })
  expect(run.book.violations).toEqual([])
  expect(run.book.counts.operations).toBeGreaterThan(50)
  expect(run.book.rounds.size).toBeGreaterThan(20)
  expect(run.kills.server + run.kills.postgres).toBeGreaterThan(1)
}, 300_000)
