// `npm run build`: the server as one bundle, both sites as static files, all below dist/.
// `--if-changed`: not when the result of the very same sources is there.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { packFolder } from './pack.mjs'
import { capture, main, program, ROOT, step, Trouble } from './steps.mjs'

const DIST = join(ROOT, 'dist')
const STAMP = join(DIST, '.stamp')
const SOURCES = [
  'apps',
  'packages',
  'tools',
  'docs/fairness.md',
  'package-lock.json',
  'tsconfig.base.json',
]
const NOT_SOURCES = /^(node_modules|dist|\..*|.*\.test\.tsx?|README\.md)$/

/** Builds unless the result of the very same sources is there. */
export async function buildIfChanged() {
  const stamp = sourceStamp()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  rmSync(STAMP, { force: true })
  await step('Building the server and both sites', build)
  writeFileSync(STAMP, stamp)
}

async function build() {
  mkdirSync(DIST, { recursive: true })
  await Promise.all([bundleServer(), buildSite('player'), buildSite('office'), makeBooks()])
  await publish()
}

async function bundleServer() {
  const source = join(ROOT, 'apps', 'server', 'src')
  const entries = readdirSync(source).filter((name) => /^(.*-)?main\.ts$/.test(name))
  await bundleInto(
    join(DIST, 'server'),
    entries.map((name) => join(source, name)),
  )
}

/** Our packages are bundled from source; npm's stay outside, where their own files find them. */
export async function bundleInto(outdir, entryPoints) {
  const { build: bundle } = await import('esbuild')
  rmSync(outdir, { recursive: true, force: true })
  try {
    await bundle({
      entryPoints,
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      logLevel: 'silent',
      plugins: [{ name: 'npm-stays-outside', setup: keepNpmOutside }],
    })
  } catch (error) {
    const { formatMessages } = await import('esbuild')
    const lines = await formatMessages(error.errors ?? [], { kind: 'error' })
    throw lines.length > 0 ? new Trouble(`The server does not build:\n${lines.join('\n')}`) : error
  }
}

function keepNpmOutside(bundler) {
  bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@camellia/') ? undefined : { path, external: true },
  )
}

async function buildSite(name) {
  const { code, output } = await capture(
    process.execPath,
    [program('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: join(ROOT, 'apps', name), env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (code !== 0) throw new Trouble(`The ${name} site does not build:\n${output.trim()}`)
  await packFolder(join(DIST, name))
}

/** Tables of the titles that are played from books; made once, and again only when a title changes. */
async function makeBooks() {
  const books = [join(ROOT, 'tools', 'run.mjs'), 'tools/books.ts', join(DIST, 'books')]
  const { code, output } = await capture(process.execPath, books, { cwd: ROOT })
  if (code !== 0) throw new Trouble(`The tables of books are not made:\n${output.trim()}`)
}

/** Definitions and tables under their hashes, for whoever checks rounds without us. */
async function publish() {
  const folder = join(DIST, 'player', 'published')
  const files = [join(ROOT, 'tools', 'run.mjs'), 'tools/publish.ts', folder, join(DIST, 'books')]
  const { code, output } = await capture(process.execPath, files, { cwd: ROOT })
  if (code !== 0) throw new Trouble(`The published files are not made:\n${output.trim()}`)
  await packFolder(folder)
}

/** Names, sizes and times tell a change without reading ten thousand files. */
function sourceStamp() {
  const hash = createHash('sha256').update(process.version)
  const add = (path) => {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (NOT_SOURCES.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else add(path)
    }
  }
  for (const source of SOURCES.map((name) => join(ROOT, name))) {
    if (statSync(source).isDirectory()) walk(source)
    else add(source)
  }
  return `${hash.digest('hex')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await ensureInstalled()
    if (!process.argv.includes('--if-changed')) rmSync(STAMP, { force: true })
    await buildIfChanged()
  })
}
