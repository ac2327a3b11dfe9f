import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { connect, type Sql } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { migrate } from '@camellia/db/migrate'
import { inTransaction } from '@camellia/db/tx'
import type { MemberId, RoundId, SessionId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { BET_PLANS } from '@camellia/ledger/bet-batch'
import { judge, settle } from '@camellia/ledger/bet-sql'
import { hashOf, newId } from '@camellia/ledger/identity'
import { gatherCrowd, MEMBERS } from './crowd'
import { median } from './load'

const SIZES = [1, 8, 32, 64]
const BATCHES = Number(process.env.BATCHES ?? 100)
const RUNS = Number(process.env.RUNS ?? 5)
const CHOICE = { pick: 'ODD' }

/** What batches of a fixed size cost their connection's process in PostgreSQL, in microseconds. */
async function main(): Promise<void> {
  const cluster = await startEmbedded({ dataDir: resolve('.data', 'bench'), log: console.log })
  await migrate(cluster.ownerUrl)
  const { first } = await gatherCrowd(cluster.ownerUrl)
  const sql = connect(cluster.appUrl, { max: 1, settings: BET_PLANS })
  const sessions = await sessionsOf(cluster.ownerUrl)
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const cpu = () => cpuNs(backend?.pid ?? 0)
  let turn = 0
  const next = () => first + ((turn++ * 7_919) % MEMBERS)
  const seen = new Map(SIZES.map((size) => [size, [] as number[]]))
  for (let run = -1; run < RUNS; run++) {
    for (const size of SIZES) {
      const before = cpu()
      for (let batch = 0; batch < BATCHES; batch++) await play(sql, size, next, sessions)
      if (run >= 0) seen.get(size)?.push((cpu() - before) / 1e3 / BATCHES)
    }
  }
  for (const [size, all] of seen) {
    const batch = median(all)
    console.log(`${size} bets: ${batch.toFixed(0)} µs, ${(batch / size).toFixed(1)} µs each`)
  }
  await sql.end()
  await cluster.stop()
}

async function sessionsOf(ownerUrl: string): Promise<ReadonlyMap<number, SessionId>> {
  const sql = connect(ownerUrl, { max: 1 })
  const rows = await sql<{ id: SessionId; member: number }[]>`
    select id, member_id as member from session`
  await sql.end()
  return new Map(rows.map(({ id, member }) => [member, id]))
}

function play(
  sql: Sql,
  size: number,
  next: () => number,
  sessions: ReadonlyMap<number, SessionId>,
): Promise<void> {
  const requests = Array.from({ length: size }, () => {
    const member = next() as MemberId
    const round = newId<RoundId>()
    return {
      ...{ member, session: sessions.get(member) as SessionId, key: round, round },
      ...{ hash: hashOf(round), game: 'odd-even', stake: won(1_000), bet: won(1_000) },
      choice: CHOICE,
    }
  })
  return inTransaction(sql, async (tx) => {
    const judged = await judge(tx, requests)
    const drawn = judged.map((one) => ({
      ...{ n: one.n, judged: one, request: requests[one.n] as (typeof requests)[number] },
      drawn: { win: won(one.n % 2 ? 1_960 : 0), outcome: { roll: 7 }, stream: 2 as const },
    }))
    const written = await settle(tx, drawn)
    if (written.length !== size) throw new Error('not every bet was accepted')
  })
}

/** As precise as the scheduler itself: a process of PostgreSQL has one thread. */
function cpuNs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
