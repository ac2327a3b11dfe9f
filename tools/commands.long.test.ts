import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

test('every command of the README is one', () => {
  const named = [...readme.matchAll(/`npm run ([\w:]+)/g)].map((hit) => hit[1] ?? '')
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('the bench still runs, and its books add up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'camellia-bench-'))
  const { stdout } = await run('node', ['tools/run.mjs', 'bench/main.ts', '--short'], {
    env: { ...process.env, BENCH_DIR: join(folder, 'data') },
    maxBuffer: 2 ** 24,
  })
  rmSync(folder, { recursive: true, force: true })
  expect(stdout).toMatch(/rounds\/s in process/)
  expect(stdout).toMatch(/ 0 breaks/)
})

test('npm run docs still runs', async () => {
  await run('node', ['tools/run.mjs', 'tools/docs.ts'], { maxBuffer: 2 ** 24 })
})
