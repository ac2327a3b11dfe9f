import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** Starts server.ts and waits for the ports of its two routes. */
export async function forkServer(urls: { ownerUrl: string; appUrl: string }) {
  const child: ChildProcess = fork(join('bench', 'server.ts'), [urls.ownerUrl, urls.appUrl], {
    execArgv: ['--import', 'tsx'],
  })
  const ports = await new Promise<{ product: number; empty: number }>((ready, fail) => {
    child.once('message', (message) => ready(message as { product: number; empty: number }))
    child.once('exit', () => fail(new Error('the server of the bench did not start')))
  })
  process.on('exit', () => child.kill('SIGKILL'))
  return { child, ports }
}
