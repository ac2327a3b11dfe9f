import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import type { Ask, Outcome, Part } from '../part'
import { type RunningProduct, startProduct } from '../product'
import { compare, violationsOf } from './kept'
import { type Load, startLoad, type Tally } from './load'

const WORKERS = 40
const KILLS_MIN = 10
const BACK_MS = 5_000
const GIVE_UP_MS = 60_000

/** PostgreSQL is killed under load: the server stays, says so, and goes on by itself. */
export const AWAY: Part = {
  name: 'away',
  group: 'drills',
  shows:
    'the server outlives a killed PostgreSQL, answers 503 and goes on within 5 s of its return',
  run,
}

async function run({ minutes, scratch, say }: Ask): Promise<Outcome> {
  return driveAway({ dataDir: join(scratch, 'data'), kills: KILLS_MIN, minutes, say })
}

/** At least so many kills, and more while there is time. */
export async function driveAway(options: {
  readonly dataDir: string
  readonly bundle?: string
  readonly kills: number
  readonly minutes: number
  /** How long after the database the first yes may come. */
  readonly backMs?: number
  readonly say: (line: string) => void
}): Promise<Outcome> {
  const product = await startProduct(options)
  const shared = await startEmbedded({ dataDir: product.dataDir, log: () => {} })
  try {
    const load = await startLoad(product, WORKERS)
    const { backs, violations } = await killing({ ...options, product, load, url: shared.superUrl })
    await load.stop()
    const { tally } = load
    const kept = await compare(shared.ownerUrl, tally)
    return {
      operations: tally.asked,
      faults: backs.length,
      violations: [...violations, ...tally.wrong, ...silence(tally), ...violationsOf(kept)],
      figures: figuresFor(tally, backs, kept.lost),
    }
  } finally {
    await product.stop()
  }
}

interface Killing {
  readonly product: RunningProduct
  readonly load: Load
  readonly url: string
  readonly kills: number
  readonly minutes: number
  readonly backMs?: number
  readonly say: (line: string) => void
}

async function killing(options: Killing) {
  const { product, load, url, kills, minutes, backMs = BACK_MS, say } = options
  const until = Date.now() + minutes * 60_000
  const backs: number[] = []
  const violations: string[] = []
  const pid = product.pid()
  for (let kill = 1; kill <= kills || Date.now() < until; kill++) {
    await delay(800)
    product.killPostgres()
    const took = await backAfter(url, load.tally)
    backs.push(took)
    if (took > backMs) violations.push(`after kill ${kill} the first yes came after ${took} ms`)
    if (product.pid() !== pid) violations.push('the server did not outlive its database')
    if (kill % KILLS_MIN === 0)
      say(`   ${kill} kills, the longest way back ${Math.max(...backs)} ms`)
  }
  return { backs, violations }
}

/** Milliseconds from "PostgreSQL takes connections" to the first yes. */
async function backAfter(url: string, tally: Tally): Promise<number> {
  const ready = await untilConnects(url)
  while (tally.lastYes < ready && Date.now() < ready + GIVE_UP_MS) await delay(10)
  return tally.lastYes < ready ? GIVE_UP_MS : tally.lastYes - ready
}

export async function untilConnects(url: string): Promise<number> {
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; await delay(20)) {
    const sql = connect(url, { max: 1 })
    const up = await sql`select 1`.then(
      () => true,
      () => false,
    )
    await sql.end({ timeout: 0 })
    if (up) return Date.now()
  }
  throw new Error(`PostgreSQL did not come back within ${GIVE_UP_MS / 1_000} s`)
}

function silence({ silent }: Tally): string[] {
  return silent > 0 ? [`${silent} calls got no answer from a server that runs`] : []
}

function figuresFor(tally: Tally, backs: readonly number[], lost: number): string[] {
  const sorted = [...backs].sort((a, b) => a - b)
  const [middle, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const { asked, rounds, payments, unavailable } = tally
  return [
    `- ${backs.length} kills of PostgreSQL under ${WORKERS} players; ${asked.toLocaleString('en')} ` +
      `calls, ${rounds.length + payments.length} acknowledged operations, ${lost} lost`,
    `- ${unavailable.toLocaleString('en')} calls were answered 503 NETWORK_ERROR with Retry-After`,
    `- from "PostgreSQL takes connections" to the first yes: middle ${middle} ms, longest ${longest} ms`,
  ]
}
