import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

test('npm run docs still runs', async () => {
  await run('node', ['tools/run.mjs', 'tools/docs.ts'], { maxBuffer: 2 ** 24 })
})
