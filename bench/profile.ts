import { resolve } from 'node:path'
import { startEmbedded } from '@camellia/db/embedded'
import { migrate } from '@camellia/db/migrate'
import { bet } from '../apps/server/src/play/play.service'
import type { Product } from '../apps/server/src/product'
import { cpuOf, databaseCpu } from './cpu'
import { gatherCrowd, MEMBERS, tokenOf } from './crowd'
import { forkServer } from './fork-server'
import { loadHttp, median } from './load'
import { openProduct } from './product'

const CONNECTIONS = 64
/** Of each kind in a run; as many warm up before anything is measured. */
const BETS = Number(process.env.BETS ?? 8_000)
const RUNS = Number(process.env.RUNS ?? 3)
/** As the benchmark: twenty bets of one member, then another's. */
const SITTING = 20
const BODY = JSON.stringify({ game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } })
let keys = 0
const newKey = () => `p-${process.pid}-${keys++}`

/**
 * Processor time of one bet in each process, which says more than a rate on a machine that others
 * use too. Linux only: `node tools/run-built.mjs bench/profile.ts`, with `RUNS=5` for less noise and
 * `ONLY=http` for one kind. `SERVER_OPTIONS=--cpu-prof` leaves a profile for Chrome's DevTools,
 * `--perf-basic-prof` names the functions to `perf record -e cpu-clock -g -p …`, which sees the
 * processor's time alone.
 */
async function main(): Promise<void> {
  const cluster = await startEmbedded({ dataDir: resolve('.data', 'bench'), log: console.log })
  await migrate(cluster.ownerUrl)
  const { first } = await gatherCrowd(cluster.ownerUrl)
  const { child, ports } = await forkServer(cluster)
  const product = await openProduct(cluster)
  const pick = sittings(first)
  const database = () => databaseCpu(cluster.superUrl).then((seconds) => seconds ?? Number.NaN)
  const server = () => cpuOf(child.pid ?? 0) ?? Number.NaN
  const own = () => cpuOf(process.pid) ?? Number.NaN
  const http = (port: number) => () => loadPort(port, pick)
  const kinds = [
    { name: 'empty', cpu: server, run: http(ports.empty) },
    { name: 'http', cpu: server, run: http(ports.product) },
    { name: 'in process', cpu: own, run: () => playHere(product, pick) },
  ]
  const only = process.env.ONLY
  if (only) kinds.splice(0, kinds.length, ...kinds.filter(({ name }) => name === only))
  const seen = kinds.map(() => [] as { node: number; database: number; rate: number }[])
  for (let run = -1; run < RUNS; run++) {
    for (const [at, { cpu, run: play }] of kinds.entries()) {
      const before = [cpu(), await database()] as const
      const started = performance.now()
      await play()
      const rate = (BETS * 1_000) / (performance.now() - started)
      const each = (now: number, then: number) => ((now - then) * 1e6) / BETS
      if (run < 0) continue
      seen[at]?.push({
        node: each(cpu(), before[0]),
        database: each(await database(), before[1]),
        rate,
      })
    }
  }
  for (const [at, { name }] of kinds.entries()) {
    const of = (what: 'node' | 'database' | 'rate') =>
      `${what} ${Math.round(median((seen[at] ?? []).map((one) => one[what])))}`
    console.log(name.padEnd(12), `µs each: ${of('node')}, ${of('database')}; ${of('rate')}/s`)
  }
  child.kill('SIGTERM')
  await new Promise((gone) => child.once('exit', gone))
  await product.close()
  await cluster.stop()
}

function sittings(first: number): (seat: number) => number {
  const asked = Array.from({ length: CONNECTIONS }, () => 0)
  return (seat) => {
    const turn = Math.floor((asked[seat] ?? 0) / SITTING)
    asked[seat] = (asked[seat] ?? 0) + 1
    return first + (((seat + turn * CONNECTIONS) * 7_919) % MEMBERS)
  }
}

async function loadPort(port: number, pick: (seat: number) => number): Promise<void> {
  const next = (seat: number) =>
    `POST /api/play/bet HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
    `authorization: Bearer ${tokenOf(pick(seat))}\r\nidempotency-key: ${newKey()}\r\n` +
    `content-length: ${BODY.length}\r\n\r\n${BODY}`
  let left = BETS
  const more = () => left-- > 0
  const { failed } = await loadHttp({ port, connections: CONNECTIONS, more, next })
  if (failed > 0) throw new Error(`${failed} bets were not accepted`)
}

async function playHere(
  { sessions, table }: Product,
  pick: (seat: number) => number,
): Promise<void> {
  let left = BETS
  const player = async (_: unknown, seat: number) => {
    while (left-- > 0) {
      const caller = await sessions.identify(tokenOf(pick(seat)), 'PLAYER')
      if (!caller) throw new Error('the crowd has no such session')
      await bet(table, caller, JSON.parse(BODY), newKey())
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, player))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
