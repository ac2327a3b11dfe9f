import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '@camellia/db/embedded'
import { postmasterPid } from '@camellia/db/embedded-server'
import type { Ask, Outcome, Part } from '../part'
import { startProduct } from '../product'
import { compare, violationsOf } from './kept'
import { type Load, startLoad } from './load'
import { childrenOf, missing } from './processes'

const WORKERS = 40
const TIMES_MIN = 3
const FAIL_MS = 20_000
const BACK_MS = 60_000

/** The disk fails when PostgreSQL asks it to keep something. */
export const DISK_ERROR: Part = {
  name: 'disk-error',
  group: 'drills',
  shows:
    'a disk that fails at fsync never makes an acknowledged lie: PostgreSQL panics and recovers',
  run,
}

async function run({ minutes, scratch, say }: Ask): Promise<Outcome> {
  const skipped = missing('strace') ?? (await cannotTrace(join(scratch, 'probe')))
  if (skipped) return { operations: 0, faults: 0, violations: [], figures: [], skipped }
  const product = await startProduct({ dataDir: join(scratch, 'data') })
  const shared = await startEmbedded({ dataDir: product.dataDir, log: () => {} })
  const log = join(product.dataDir, 'postgres', 'server.log')
  const cluster = join(product.dataDir, 'postgres', 'cluster')
  try {
    const load = await startLoad(product, WORKERS)
    const until = Date.now() + minutes * 60_000
    const violations: string[] = []
    let times = 0
    let injected = 0
    while (times < TIMES_MIN || Date.now() < until) {
      await delay(1_000)
      injected += await failing({ cluster, log, record: join(scratch, `trace-${times}`) })
      times++
      if (!(await recovers(load))) violations.push(`no yes within a minute after error ${times}`)
      say(`   ${times} times, ${injected} failed calls, ${load.tally.rounds.length} rounds`)
    }
    await load.stop()
    const panics = countOf(log, /PANIC: /g)
    if (injected < times) violations.push('not every time a call failed: this drill shows little')
    if (panics < times) violations.push(`${times} errors and only ${panics} panics`)
    const kept = await compare(shared.ownerUrl, load.tally)
    const { asked, rounds, payments, unavailable, wrong } = load.tally
    return {
      operations: asked,
      faults: injected,
      violations: [...violations, ...wrong, ...violationsOf(kept)],
      figures: [
        `- ${times} times fsync and fdatasync of all of PostgreSQL answered EIO (strace): ${injected} ` +
          `failed calls, ${panics} panics, each recovered by itself`,
        `- ${rounds.length + payments.length} acknowledged operations, ${kept.lost} lost; ` +
          `${unavailable} calls answered 503 NETWORK_ERROR with Retry-After`,
      ],
    }
  } finally {
    await product.stop()
  }
}

interface Failing {
  readonly cluster: string
  readonly log: string
  readonly record: string
}

/** Until PostgreSQL has noticed; returns how many calls were made to fail. */
async function failing({ cluster, log, record }: Failing): Promise<number> {
  const postmaster = postmasterPid(cluster)
  if (postmaster === undefined) return 0
  const before = countOf(log, /PANIC: /g)
  const tracer = trace([postmaster, ...childrenOf(postmaster)], record)
  const late = Date.now() + FAIL_MS
  while (countOf(log, /PANIC: /g) === before && Date.now() < late) await delay(20)
  await stop(tracer)
  return countOf(record, /INJECTED/g)
}

function trace(pids: readonly number[], record: string): ChildProcess {
  const inject = 'inject=fsync,fdatasync:error=EIO'
  const which = ['-f', '-e', 'trace=fsync,fdatasync', '-e', inject, '-o', record]
  const args = [...which, ...pids.flatMap((pid) => ['-p', String(pid)])]
  return spawn('strace', args, { stdio: 'ignore' })
}

/** SIGTERM: it lets go of those it holds, and they go on. */
async function stop(tracer: ChildProcess): Promise<void> {
  if (tracer.exitCode !== null || tracer.signalCode !== null) return
  const gone = once(tracer, 'exit')
  tracer.kill('SIGTERM')
  await gone
}

async function recovers({ tally }: Load): Promise<boolean> {
  const from = Date.now()
  while (tally.lastYes <= from && Date.now() < from + BACK_MS) await delay(50)
  return tally.lastYes > from
}

function countOf(file: string, what: RegExp): number {
  return existsSync(file) ? (readFileSync(file, 'utf8').match(what)?.length ?? 0) : 0
}

/** A container may forbid looking into other processes. */
async function cannotTrace(record: string): Promise<string | undefined> {
  const sleeper = spawn('sleep', ['20'], { stdio: 'ignore' })
  const tracer = trace([sleeper.pid ?? 0], record)
  const late = Date.now() + 1_000
  while (tracer.exitCode === null && Date.now() < late) await delay(50)
  const works = tracer.exitCode === null
  await stop(tracer)
  sleeper.kill('SIGKILL')
  return works ? undefined : 'strace may not attach to processes here'
}
