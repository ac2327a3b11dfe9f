import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildServer } from '../planted/build'
import { FAULTS } from '../planted/faults'
import { findFault } from '../planted/part'
import { runBank } from './bank'

const scratch = mkdtempSync(join(tmpdir(), 'camellia-bank-'))
chmodSync(scratch, 0o711)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const SECONDS = 25
const say = () => {}

test('everyone moves money while server and database are killed, and every won is accounted for', async () => {
  const bundle = await buildServer(join(scratch, 'build'), [])
  const dataDir = mkdtempSync(join(scratch, 'data-'))
  chmodSync(dataDir, 0o711)
  const run = await runBank({ dataDir, bundle, seconds: SECONDS, killEveryMs: 4_000, say })
  expect(run.book.violations).toEqual([])
  expect(run.book.counts.operations).toBeGreaterThan(50)
  expect(run.book.rounds.size).toBeGreaterThan(20)
  expect(run.kills.server + run.kills.postgres).toBeGreaterThan(1)
}, 300_000)

test('a product that forgets what was asked before is found out', async () => {
  const fault = FAULTS.find(({ name }) => name === 'no idempotency of bets')
  if (!fault) throw new Error('no such fault')
  const { by } = await findFault({ say }, fault, join(scratch, 'fault'))
  expect(by).toContain('was done twice')
}, 300_000)
