import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { postmasterPid } from '@camellia/db/embedded-server'

const START_MS = 60_000

export interface ProductOptions {
  /** Where its data is; given again, it starts on what it left there. */
  readonly dataDir: string
  /** The bundle to run, `dist/server` of the checkout unless it is another build. */
  readonly bundle?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The product as `npm start` runs it: a process of its own, killed and started again at will. */
export interface RunningProduct {
  readonly playerUrl: string
  readonly officeUrl: string
  readonly dataDir: string
  /** Resolves when it answers again; its addresses stay the same. */
  readonly start: () => Promise<void>
  /** SIGKILL, as the kernel would. PostgreSQL is left running, as it would be. */
  readonly kill: () => Promise<void>
  /** SIGKILL of PostgreSQL; the product starts it again by itself. */
  readonly killPostgres: () => void
  readonly stop: () => Promise<void>
  /** Process id of the server; undefined while there is none. */
  readonly pid: () => number | undefined
}

/** Needs a build: `buildIfChanged` of tools/build.mjs. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const { dataDir, bundle = join('dist', 'server'), env = {} } = options
  const [port, officePort] = await freePorts(2)
  const playerUrl = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }
  const start = async () => {
    child = spawn(process.execPath, ['--enable-source-maps', join(bundle, 'main.js')], {
      env: {
        ...process.env,
        ...{ DATA_DIR: dataDir, PORT: String(port), BACKOFFICE_PORT: String(officePort) },
        ...{ HOST: '127.0.0.1', DATABASE_URL: '', MODE: 'play', SEED: 'accounts', ...env },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await untilReady(child)
  }
  await start()
  return {
    playerUrl,
    officeUrl: `http://127.0.0.1:${officePort}`,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    killPostgres() {
      const pid = postmasterPid(join(dataDir, 'postgres', 'cluster'))
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    stop: () => end('SIGTERM'),
    pid: () => child?.pid,
  }
}

/** It says where it is when everything is there, the accounts of the demo too. */
async function untilReady(child: ChildProcess): Promise<void> {
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  for (const until = Date.now() + START_MS; Date.now() < until; await delay(20)) {
    if (said.includes('back-office  http')) return
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the product ended while it started: ${said}`)
    }
  }
  throw new Error(`the product did not start within ${START_MS / 1_000} s: ${said}`)
}

/** Held open together, so that no two are the same. */
async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  return probes.map((probe) => {
    const address = probe.address()
    probe.close()
    if (address === null || typeof address === 'string') throw new Error('no free port')
    return address.port
  })
}
