// `npm test`: everything that must hold, on a fresh machine. `--check` is the part without a
// browser and without what takes long, `--journeys` the part with one.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { main, program, ROOT, show, Trouble } from './steps.mjs'

const checkOnly = process.argv.includes('--check')
const browserOnly = process.argv.includes('--journeys')
const reports = mkdtempSync(join(tmpdir(), 'camellia-reports-'))

const TEXT_AND_UNITS = [
  ['Lint and types', checkText],
  ['Unit and integration tests', runVitest],
]
const IN_THE_BROWSER = [
  ['Build', runBuild],
  ['Browser journeys', runJourneys],
]
const STEPS = [...(browserOnly ? [] : TEXT_AND_UNITS), ...(checkOnly ? [] : IN_THE_BROWSER)]

/** What touches everyone, such as maintenance, has a product of its own, beside the others. */
const JOURNEYS = [
  ['--project=journeys', '--workers=2'],
  [
    '--no-deps',
    '--workers=1',
    ...['alone', 'tour', 'popups', 'attacks'].map((p) => `--project=${p}`),
  ],
]

await main(async () => {
  process.chdir(ROOT)
  await ensureInstalled()
  const done = []
  for (const [name, run] of STEPS) done.push(await timed(name, run))
  rmSync(reports, { recursive: true, force: true })
  console.log('')
  for (const { name, seconds } of done) console.log(`${seconds.padStart(8)} s  ${name}`)
  const total = done.reduce((sum, { seconds }) => sum + Number(seconds), 0)
  const { passed, failed } = sumOf(done)
  console.log(`${total.toFixed(1).padStart(8)} s  together`)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})

/** Later steps run even when this one breaks, so that one run shows every failure. */
async function timed(name, run) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const counts = await run().catch((error) => {
    console.error(error instanceof Trouble ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const verdict = counts.failed > 0 ? `FAILED (${counts.failed})` : 'ok'
  console.log(`── ${name}: ${verdict}, ${seconds} s`)
  return { ...counts, name, seconds }
}

/** What only reads the text, side by side. */
async function checkText() {
  return sumOf(
    await Promise.all([
      tool('@biomejs/biome/bin/biome', 'ci', '.'),
      lintStructure(),
      tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.node.json'),
      tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.web.json'),
    ]),
  )
}

function sumOf(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  }
}

async function tool(path, ...args) {
  return oneStep(await show(process.execPath, [program(path), ...args]))
}

function oneStep(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * What Biome lacks (.oxlintrc.json): a query nobody awaits is never sent, files in a circle are one
 * file in two places, and a long function is several.
 */
function lintStructure() {
  const folders = ['apps', 'packages', 'tools', 'bench', 'trust', 'e2e']
  return tool('oxlint/bin/oxlint', '--type-aware', ...folders)
}

async function runVitest() {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, CAMELLIA_TESTS: checkOnly ? 'short' : 'all' }
  const code = await show(process.execPath, [program('vitest/vitest.mjs'), ...args], { env })
  if (!existsSync(report)) return { passed: 0, failed: code === 0 ? 0 : 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return withExitCode(code, { passed: numPassedTests, failed: numFailedTests })
}

async function runBuild() {
  await buildIfChanged()
  return { passed: 1, failed: 0 }
}

async function runJourneys() {
  const CHROME_PATH = await ensureBrowser()
  const ports = await freePorts(2 * JOURNEYS.length)
  const runs = JOURNEYS.map((args, n) =>
    journeys({ args, n, CHROME_PATH, ports: ports.slice(2 * n, 2 * n + 2) }),
  )
  return sumOf(await Promise.all(runs))
}

async function journeys({ args, n, CHROME_PATH, ports: [port, officePort] }) {
  const report = join(reports, `playwright-${n}.json`)
  const dataDir = mkdtempSync(join(tmpdir(), 'camellia-e2e-'))
  chmodSync(dataDir, 0o711)
  const env = {
    ...process.env,
    CHROME_PATH,
    E2E_DATA_DIR: dataDir,
    E2E_PORT: String(port),
    E2E_BACKOFFICE_PORT: String(officePort),
    E2E_RESULTS: join('test-results', String(n)),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const run = [program('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args]
  const code = await show(process.execPath, run, { env })
  rmSync(dataDir, { recursive: true, force: true })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats
  if (flaky > 0) console.log(`${flaky} passed only at the second try: listed as flaky above.`)
  return withExitCode(code, { passed: expected + flaky, failed: unexpected })
}

/** A file that cannot be loaded has no failed test, but its run has failed. */
function withExitCode(code, { passed, failed }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Held open together, so that no two are the same. */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer())
  const listening = servers.map(
    (server) =>
      new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port))),
  )
  const ports = await Promise.all(listening)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
