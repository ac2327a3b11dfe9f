import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FAULTS } from './faults'
import { findFault } from './part'

const scratch = mkdtempSync(join(tmpdir(), 'camellia-planted-'))
chmodSync(scratch, 0o711)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a product that forgets what was asked before is found out', async () => {
  const fault = FAULTS.find(({ name }) => name === 'no idempotency of bets')
  if (!fault) throw new Error('no such fault')
  const { by } = await findFault({ say: () => {} }, fault, join(scratch, 'fault'))
  expect(by).toContain('was done twice')
}, 300_000)
