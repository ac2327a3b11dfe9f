import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** Starts server.ts, built like production's, and waits for the ports of its two routes. */
export async function forkServer(urls: { ownerUrl: string; appUrl: string }) {
  const built = process.env.BENCH_BUILT ?? refuseSources()
  const child: ChildProcess = fork(join(built, 'server.js'), [urls.ownerUrl, urls.appUrl], {
    execArgv: (process.env.SERVER_OPTIONS ?? '').split(' ').filter(Boolean),
  })
  const ports = await new Promise<{ product: number; empty: number }>((ready, fail) => {
    child.once('message', (message) => ready(message as { product: number; empty: number }))
    child.once('exit', () => fail(new Error('the server of the bench did not start')))
  })
  process.on('exit', () => child.kill('SIGKILL'))
  return { child, ports }
}

function refuseSources(): never {
  throw new Error('the bench is run built: node tools/run-built.mjs bench/…')
}
