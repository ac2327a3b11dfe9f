import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('the bench still runs, and its books add up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'camellia-bench-'))
  const { stdout } = await run('node', ['tools/run-built.mjs', 'bench/main.ts', '--short'], {
    env: { ...process.env, BENCH_DIR: join(folder, 'data') },
    maxBuffer: 2 ** 24,
  })
  rmSync(folder, { recursive: true, force: true })
  expect(stdout).toMatch(/rounds\/s in process/)
  expect(stdout).toMatch(/ 0 breaks/)
})
