// `npm start`: installs and builds what is missing, then becomes the server.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { main, ROOT } from './steps.mjs'

await main(async () => {
  process.chdir(ROOT)
  await ensureInstalled()
  await buildIfChanged()
})

// In this process, not in one below it: signals arrive once, and killing it leaves nothing on the ports.
if (process.exitCode === undefined) {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(ROOT, 'dist', 'server', 'main.js')).href)
}
