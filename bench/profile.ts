import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startEmbedded } from '@camellia/db/embedded'
import { migrate } from '@camellia/db/migrate'
import { gatherCrowd, MEMBERS, tokenOf } from './crowd'
import { forkServer } from './fork-server'
import { loadHttp } from './load'

const CONNECTIONS = 64
const SECONDS = 4
const TICK_MS = 10
const BODY = JSON.stringify({ game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } })

/** CPU time of one request in each process, on Linux: `node tools/run.mjs bench/profile.ts`. */
async function main(): Promise<void> {
  const dataDir = resolve(join('.data', 'bench'))
  const cluster = await startEmbedded({ dataDir, log: console.log })
  await migrate(cluster.ownerUrl)
  const { first } = await gatherCrowd(cluster.ownerUrl)
  const { child, ports } = await forkServer(cluster)
  let asked = 0
  const next = (connection: number) => {
    // Twenty bets of one member, then another's, as in the benchmark.
    const sitting = Math.floor(asked++ / (CONNECTIONS * 20))
    const member = first + (((connection + sitting * CONNECTIONS) * 7_919) % MEMBERS)
    return (
      `POST /api/play/bet HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
      `authorization: Bearer ${tokenOf(member)}\r\nidempotency-key: p-${process.pid}-${asked}\r\n` +
      `content-length: ${BODY.length}\r\n\r\n${BODY}`
    )
  }
  const server = (_: string, pid: string) => pid === String(child.pid)
  const database = (command: string) => command.startsWith('postgres') || command.includes(dataDir)
  for (const port of [ports.empty, ports.product, ports.empty, ports.product]) {
    const before = [cpuMs(server), cpuMs(database), process.cpuUsage().user] as const
    const { perSecond } = await loadHttp({ port, connections: CONNECTIONS, seconds: SECONDS, next })
    const each = (ms: number) => `${Math.round((ms * 1_000) / (perSecond * SECONDS))} µs`
    console.log(
      port === ports.empty ? 'empty' : 'bet  ',
      `${Math.round(perSecond)}/s, server ${each(cpuMs(server) - before[0])},`,
      `database ${each(cpuMs(database) - before[1])},`,
      `load ${each((process.cpuUsage().user - before[2]) / 1_000)}`,
    )
  }
  child.kill('SIGTERM')
  await new Promise((gone) => child.once('exit', gone))
  await cluster.stop()
}

/** User and system time of all processes that match. */
function cpuMs(wanted: (command: string, pid: string) => boolean): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.reduce((sum, pid) => {
    try {
      if (!wanted(readFileSync(`/proc/${pid}/cmdline`, 'utf8'), pid)) return sum
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS
    } catch {
      return sum // It ended while we looked.
    }
  }, 0)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
