import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build, type PluginBuild } from 'esbuild'

/** A fault, as a change of the product's source. The source itself never carries one. */
export interface Change {
  /** From the root of the checkout: a source file of the server, a migration or a function. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/**
 * The server with some of its source changed, in a folder of its own: the bundle, the SQL beside
 * it, and the packages where the bundle finds them. Returns where the bundle is.
 */
export async function buildServer(folder: string, changes: readonly Change[]): Promise<string> {
  mkdirSync(folder, { recursive: true })
  cpSync('db', join(folder, 'db'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const change of changes.filter(({ file }) => file.startsWith('db/'))) {
    const copy = join(folder, change.file)
    writeFileSync(copy, changed(readFileSync(copy, 'utf8'), change))
  }
  const bundle = join(folder, 'server')
  const left = new Set(changes.filter(({ file }) => !file.startsWith('db/')))
  await build({
    entryPoints: [join('apps', 'server', 'src', 'main.ts')],
    outdir: bundle,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [{ name: 'faults', setup: (bundler) => plant(bundler, left) }],
  })
  if (left.size > 0) throw new Error(`not in the bundle: ${[...left][0]?.file}`)
  return bundle
}

function plant(bundler: PluginBuild, left: Set<Change>): void {
  bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@camellia/') ? undefined : { path, external: true },
  )
  const wanted = [...left]
  bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
    const file = relative(process.cwd(), path)
    const here = wanted.filter((change) => change.file === file)
    if (here.length === 0) return undefined
    let contents = readFileSync(path, 'utf8')
    for (const change of here) {
      contents = changed(contents, change)
      left.delete(change)
    }
    return { contents, loader: 'ts' }
  })
}

/** A fault whose place is gone would be planted nowhere and found by nobody. */
export function changed(text: string, { file, from, to }: Change): string {
  const pieces = text.split(from)
  if (pieces.length !== 2) {
    throw new Error(`${file} has this ${pieces.length - 1} times, not once: ${from}`)
  }
  return pieces.join(to)
}
