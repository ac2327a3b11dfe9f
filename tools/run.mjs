// `node tools/run.mjs file.ts …`: runs a TypeScript file of the checkout as it is.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { main, ROOT, Trouble } from './steps.mjs'

const [node, , file, ...args] = process.argv

await main(async () => {
  if (!file) throw new Trouble('Usage: node tools/run.mjs file.ts [arguments]')
  await ensureInstalled()
})

if (process.exitCode === undefined) {
  const path = resolve(ROOT, file)
  process.argv = [node, path, ...args]
  process.setSourceMapsEnabled(true)
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(path).href)
}
