// `npm run dev`: the server restarts and both sites reload when a source changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { main, program, ROOT } from './steps.mjs'

const SITES = [
  { name: 'player', port: 5173 },
  { name: 'office', port: 5174 },
]

await main(async () => {
  await ensureInstalled()
  const children = [startServer(), ...SITES.map(startSite)]
  let stopping = false
  // A second signal would make them stop at once, and leave PostgreSQL behind.
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  for (const child of children) child.on('exit', stop)
  for (const { name, port } of SITES) console.log(`${name.padEnd(6)} http://127.0.0.1:${port}`)
})

/** Browsers come by way of Vite: its addresses are those of the two sites. */
function startServer() {
  const [player, office] = SITES.map(({ port }) => `http://127.0.0.1:${port}`)
  return start(
    [program('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
    ROOT,
    { PLAYER_URL: player, BACKOFFICE_URL: office },
  )
}

function startSite({ name, port }) {
  const args = [
    program('vite/bin/vite.js'),
    '--port',
    String(port),
    '--strictPort',
    '--logLevel',
    'warn',
  ]
  return start(args, join(ROOT, 'apps', name))
}

/** Each in a group of its own, so that Ctrl-C reaches it once, from here. */
function start(args, cwd, more = {}) {
  const env = { ...more, ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }
  const stdio = ['ignore', 'inherit', 'inherit']
  return spawn(process.execPath, args, { cwd, detached: true, stdio, env })
}
