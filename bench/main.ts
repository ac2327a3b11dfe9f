import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { migrate } from '@camellia/db/migrate'
import { createDb } from '@camellia/db/tx'
import { auditLedger } from '@camellia/ledger/audit'
import { bet } from '../apps/server/src/play/play.service'
import type { Product } from '../apps/server/src/product'
import { broadcastRows } from './broadcasts'
import { cpuOf, databaseCpu } from './cpu'
import { gatherCrowd, MEMBERS, tokenOf } from './crowd'
import { forkServer } from './fork-server'
import { loadHttp, median, p99 } from './load'
import { runNaive } from './naive'
import { preparePgbench, runPgbench } from './pgbench'
import { openProduct } from './product'
import { slotRows } from './slots'

/** A look whether it still runs: nothing is judged and nothing is written. */
const SHORT = process.argv.includes('--short')
const PAGE = join('docs', 'benchmarks.md')
const CONCURRENT = 64
const SECONDS = SHORT ? 0.5 : 4
const RUNS = SHORT ? 1 : 5
/** Bets of one member before the next takes the seat. */
const SITTING = 20

interface Row {
  readonly name: string
  readonly ratio: number | null
  readonly goal: string
  readonly holds: boolean | null
  readonly detail: string
}

let keys = 0
const bodyOf = JSON.stringify({ game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } })

async function main(): Promise<void> {
  const dataDir = resolve(process.env.BENCH_DIR ?? join('.data', 'bench'))
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const cluster = await startEmbedded({ dataDir, log: say })
  await migrate(cluster.ownerUrl)
  say(`${MEMBERS.toLocaleString()} members`)
  const { first } = await gatherCrowd(cluster.ownerUrl)
  let turn = 0
  // Members scattered over all of them, the same way in every run.
  const next = () => first + ((turn++ * 7_919) % MEMBERS)
  const pick = sittings(next)
  const product = await openProduct(cluster)
  const { child, ports } = await forkServer(cluster)
  const hasPgbench = await preparePgbench(cluster.superUrl)
  const seen = { pgbench: [], inProcess: [], cold: [], naive: [], empty: [], http: [] } as Record<
    'pgbench' | 'inProcess' | 'cold' | 'naive' | 'empty' | 'http',
    { perSecond: number; p99Ms: number }[]
  >
  const cpu: Record<'database' | 'empty' | 'http', number[]> = { database: [], empty: [], http: [] }
  for (let run = 1; run <= RUNS; run++) {
    say(`run ${run} of ${RUNS}`)
    if (hasPgbench) seen.pgbench.push(runPgbench(cluster.superUrl, CONCURRENT, SECONDS))
    const before = await databaseCpu(cluster.superUrl)
    const played = await runInProcess(product, pick)
    seen.inProcess.push(played)
    cpu.database.push(perBet(before, await databaseCpu(cluster.superUrl), played.count))
    seen.naive.push(
      await runNaive(cluster.ownerUrl, { concurrent: CONCURRENT, seconds: SECONDS, pick: next }),
    )
    seen.cold.push(await runInProcess(product, next))
    seen.empty.push(await costing(cpu.empty, child.pid, () => runHttp(ports.empty, pick)))
    seen.http.push(await costing(cpu.http, child.pid, () => runHttp(ports.product, pick)))
  }
  child.kill('SIGTERM')
  await new Promise((gone) => child.once('exit', gone))
  say('a broadcast to everyone')
  const broadcasts = await broadcastRows(product, (over) => runInProcess(product, pick, over))
  await product.close()
  const owner = connect(cluster.ownerUrl, { max: 1 })
  const audit = await createDb({ app: owner, owner, say: () => {} }).system(auditLedger)
  await owner.end()
  await cluster.stop()
  report([...rowsOf(seen), ...cpuRows(cpu), ...broadcasts, ...slotRows()], audit)
}

/** A seat is taken by one member for a while, as players do, then by the next. */
function sittings(next: () => number): (seat: number) => number {
  const seats = Array.from({ length: CONCURRENT }, () => ({ member: next(), left: SITTING }))
  return (seat) => {
    const taken = seats[seat]
    if (!taken || taken.left === 0) {
      seats[seat] = { member: next(), left: SITTING }
      return pickOf(seats[seat])
    }
    return pickOf(taken)
  }
}

function pickOf(seat: { readonly member: number; left: number }): number {
  seat.left--
  return seat.member
}

/** The call the browser's bet ends in, with its session and its limits, but without HTTP. */
async function runInProcess(
  { sessions, table }: Product,
  pick: (seat: number) => number,
  over = overIn(SECONDS),
) {
  const started = performance.now()
  const times: number[] = []
  const player = async (_: unknown, seat: number) => {
    while (!over()) {
      const asked = performance.now()
      const caller = await sessions.identify(tokenOf(pick(seat)), 'PLAYER')
      if (!caller) throw new Error('the crowd has no such session')
      await bet(table, caller, JSON.parse(bodyOf), `bench-${process.pid}-${keys++}`)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, player))
  const seconds = (performance.now() - started) / 1_000
  return { perSecond: times.length / seconds, p99Ms: p99(times), count: times.length }
}

/** Microseconds of processor for one bet. */
function perBet(before: number | undefined, after: number | undefined, bets: number): number {
  if (before === undefined || after === undefined) return Number.NaN
  return ((after - before) * 1e6) / bets
}

/** Runs it and keeps what each of its calls cost the process. */
async function costing(
  kept: number[],
  pid: number | undefined,
  run: () => ReturnType<typeof loadHttp>,
) {
  const before = cpuOf(pid ?? 0)
  const loaded = await run()
  kept.push(perBet(before, cpuOf(pid ?? 0), loaded.count))
  return loaded
}

/** The goal of the database is for the machine it was set on; elsewhere it is only a figure. */
function cpuRows(cpu: Record<'database' | 'empty' | 'http', readonly number[]>): Row[] {
  const [database, empty, http] = [median(cpu.database), median(cpu.empty), median(cpu.http)]
  const known = Number.isFinite(http / empty)
  return [
    {
      name: 'processor of the server per bet : of an empty route',
      ratio: known ? http / empty : null,
      goal: '<= 2.2',
      holds: known ? http / empty <= 2.2 : null,
      detail: `${http.toFixed(0)} µs : ${empty.toFixed(0)} µs`,
    },
    {
      name: 'processor of the database per bet, µs',
      ratio: Number.isFinite(database) ? database : null,
      goal: '<= 90',
      holds: Number.isFinite(database) ? database <= 90 : null,
      detail: `${database.toFixed(0)} µs`,
    },
  ]
}

function overIn(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1_000
  return () => performance.now() >= until
}

async function runHttp(port: number, pick: (seat: number) => number) {
  const next = (seat: number) =>
    `POST /api/play/bet HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
    `authorization: Bearer ${tokenOf(pick(seat))}\r\nidempotency-key: bench-${process.pid}-${keys++}\r\n` +
    `content-length: ${bodyOf.length}\r\n\r\n${bodyOf}`
  const over = overIn(SECONDS)
  const loaded = await loadHttp({ port, connections: CONCURRENT, more: () => !over(), next })
  if (loaded.failed > 0) throw new Error(`${loaded.failed} bets over HTTP were not accepted`)
  return loaded
}

type Seen = Record<string, readonly { readonly perSecond: number; readonly p99Ms: number }[]>

function rowsOf(seen: Seen): Row[] {
  const rate = (what: string) => median((seen[what] ?? []).map(({ perSecond }) => perSecond))
  const tail = (what: string) => median((seen[what] ?? []).map(({ p99Ms }) => p99Ms))
  const per = (what: string) => `${Math.round(rate(what)).toLocaleString()}/s`
  const ms = (what: string) => `${tail(what).toFixed(1)} ms`
  const least = (name: string, ratio: number, goal: number, detail: string): Row => ({
    name,
    ratio: Number.isFinite(ratio) ? ratio : null,
    goal: `>= ${goal}`,
    holds: Number.isFinite(ratio) ? ratio >= goal : null,
    detail,
  })
  const tailRatio = tail('inProcess') / tail('naive')
  return [
    least(
      'rounds/s in process : pgbench',
      rate('inProcess') / rate('pgbench'),
      4,
      `${per('inProcess')} : ${per('pgbench')}`,
    ),
    least(
      'rounds/s over HTTP : empty route',
      rate('http') / rate('empty'),
      0.6,
      `${per('http')} : ${per('empty')}`,
    ),
    least(
      'rounds/s over HTTP : pgbench',
      rate('http') / rate('pgbench'),
      2.2,
      `${per('http')} : ${per('pgbench')}`,
    ),
    {
      name: 'p99 of a bet : p99 of the 8-statement design',
      ratio: tailRatio,
      goal: '<= 0.1',
      holds: tailRatio <= 0.1,
      detail: `${ms('inProcess')} : ${ms('naive')}`,
    },
    least(
      'rounds/s in process, every bet another member : pgbench',
      rate('cold') / rate('pgbench'),
      2.5,
      `${per('cold')} : ${per('pgbench')}`,
    ),
  ]
}

function report(rows: readonly Row[], audit: { rounds: number; breaks: readonly string[] }): void {
  const at = process.argv.indexOf('--json')
  const file = at > 0 ? process.argv[at + 1] : undefined
  if (file) {
    const figures = rows.map(({ name, ratio, goal, holds }) => ({ name, ratio, goal, holds }))
    writeFileSync(file, JSON.stringify(figures, null, 2))
  }
  const lines = rows.map(({ name, ratio, goal, holds, detail }) => {
    const verdict = holds === null ? 'not run' : holds ? 'holds' : 'missed'
    return `| ${name} | ${ratio?.toFixed(2) ?? '–'} | ${goal} | ${verdict} | ${detail} |`
  })
  const books = `Books after the run: ${audit.rounds.toLocaleString()} rounds, ${audit.breaks.length} breaks.`
  const text = [
    '# Benchmarks',
    '',
    `\`npm run bench\` on ${today()}: ${machine()}. ${RUNS} interleaved runs of ${SECONDS} s each,`,
    `medians; ${CONCURRENT} concurrent, ${MEMBERS.toLocaleString()} members, fsync on. Every bet goes the way`,
    'of the browser: session, limits, nonce, period lock, application role and rollup. A seat is one',
    `member for ${SITTING} bets, then another; the last row takes another member for every bet.`,
    '',
    '| what | ratio | goal | | measured |',
    '|---|---|---|---|---|',
    ...lines,
    '',
    books,
    '',
  ].join('\n')
  if (!SHORT) writeFileSync(PAGE, text + writtenByHand())
  console.log(text)
}

/** What follows the figures was not measured by this run, and stays. */
function writtenByHand(): string {
  const page = readFileSync(PAGE, 'utf8')
  const from = page.indexOf('\n## ')
  return from < 0 ? '' : page.slice(from)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function machine(): string {
  const model = cpus()[0]?.model.trim() || process.arch
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
}

function say(line: string): void {
  console.log(line)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
