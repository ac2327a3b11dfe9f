import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface TestRun {
  readonly passed: number
  /** Names of those that failed. */
  readonly failed: readonly string[]
}

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Tests of the checkout, run for longer than `npm test` has time for. */
export async function runTests(
  files: readonly string[],
  { scratch, env = {} }: { readonly scratch: string; readonly env?: Record<string, string> },
): Promise<TestRun> {
  const report = join(scratch, 'vitest.json')
  const package_ = createRequire(import.meta.url).resolve('vitest/package.json')
  const vitest = join(dirname(package_), 'vitest.mjs')
  const output = ['--reporter=json', `--outputFile=${report}`]
  const child = spawn(process.execPath, [vitest, 'run', ...output, ...files], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  if (!existsSync(report)) return { passed: 0, failed: ['the tests did not run'] }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...(assertionResults.length === 0 ? [`${name}: ${message}`] : []),
  ])
  return { passed: numPassedTests, failed }
}
