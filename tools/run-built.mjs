// `node tools/run-built.mjs bench/file.ts …`: runs a file of the bench as production runs the server.
// What tsx makes of the sources names every function as it is made, which costs each request.
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleInto } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { main, ROOT, Trouble } from './steps.mjs'

const [node, , file, ...args] = process.argv
const BUILT = join(ROOT, 'dist', 'bench')

await main(async () => {
  if (!file) throw new Trouble('Usage: node tools/run-built.mjs bench/file.ts [arguments]')
  await ensureInstalled()
  await bundleInto(BUILT, [resolve(ROOT, file), join(ROOT, 'bench', 'server.ts')])
})

if (process.exitCode === undefined) {
  const path = join(BUILT, basename(file).replace(/\.ts$/, '.js'))
  process.argv = [node, path, ...args]
  process.env.BENCH_BUILT = BUILT
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(path).href)
}
