import { availableParallelism } from 'node:os'
import { doubtsOf, type Sql } from '@camellia/db/connect'
import { asRefusal } from '@camellia/db/tx'
import type { MemberId, RoundId, SeedId, SessionId } from '@camellia/kernel/ids'
import { Refusal, refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'

export interface BetRequest {
  readonly member: MemberId
  readonly session: SessionId
  readonly key: string
  readonly hash: string
  readonly round: RoundId
  readonly game: string
  /** What is taken from the balance, or from what was set aside for a gift. */
  readonly stake: Won
  /** What limits go by, when a feature was bought for a multiple of it. */
  readonly bet?: Won
  readonly win: Won
  readonly choice: Readonly<Record<string, unknown>>
  readonly outcome: Readonly<Record<string, unknown>>
  readonly seed: SeedId
  readonly nonce: number
  /** The variant of the title that the outcome was drawn with. */
  readonly variant?: string
  /** The gift that this round is one of. */
  readonly gift?: string
}

export type Verdict =
  | 'OK'
  | 'REPLAY'
  | 'STALE'
  | 'CONFLICT'
  | 'UNAUTHORIZED'
  | 'GAME_DISABLED'
  | 'RTP_CHANGED'
  | 'BET_LIMIT'
  | 'LIMIT_REACHED'
  | 'SELF_EXCLUDED'
  | 'INFLUCIANT_BALANCE'

export interface BetAnswer {
  readonly n: number
  readonly verdict: Verdict
  readonly at: Date
  readonly before: Won
  readonly after: Won
  readonly point: Won
  readonly version: number
  /** The pair and nonce the wallet had when this was judged. */
  readonly seedId: SeedId
  readonly nonce: number
  /** The round as it was stored, when this is a repeat; which bound, when one was reached. */
  readonly stored: Record<string, unknown> | null
}

interface Waiting {
  readonly member: MemberId
  /** Made when its batch is filled: the outcome needs the nonce that is next by then. */
  readonly build: () => BetRequest
  readonly resolve: (answer: BetAnswer) => void
  readonly reject: (error: unknown) => void
}

export interface BetBatcher {
  place(member: MemberId, build: () => BetRequest): Promise<BetAnswer>
}

/**
 * Two batches commit while the next fills; more lanes only wait for each other's disk. On two cores
 * the second lane halves the batches and gains nothing (docs/benchmarks.md).
 */
const LANES = availableParallelism() > 2 ? 2 : 1
const BATCH_MAX = 128

/**
 * Concurrent bets become one call to the database. There is no timer: whatever arrives while a
 * batch commits is the next batch. A member has at most one bet in flight here.
 */
export function createBetBatcher(sql: Sql): BetBatcher {
  const waiting: Waiting[] = []
  const inFlight = new Set<MemberId>()
  let lanes = 0

  function fill(): Waiting[] {
    const batch: Waiting[] = []
    for (let at = 0; at < waiting.length && batch.length < BATCH_MAX; ) {
      const next = waiting[at] as Waiting
      if (inFlight.has(next.member)) {
        at++
        continue
      }
      inFlight.add(next.member)
      batch.push(next)
      waiting.splice(at, 1)
    }
    return batch
  }

  async function run(): Promise<void> {
    lanes++
    for (let batch = fill(); batch.length > 0; batch = fill()) {
      await settle(sql, drawnOf(batch))
      for (const { member } of batch) inFlight.delete(member)
      await nextTurn()
    }
    lanes--
  }

  return {
    place(member, build) {
      return new Promise((resolve, reject) => {
        waiting.push({ member, build, resolve, reject })
        // Let the requests of this turn of the event loop gather before the first batch leaves.
        if (lanes < LANES) setImmediate(() => lanes < LANES && void run())
      })
    },
  }
}

/** Those who were just answered may bet again at once: the next batch takes them along. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

interface Drawn extends Waiting {
  readonly request: BetRequest
}

/** A bet that cannot even be drawn is refused alone: its neighbours may be repeats of done ones. */
function drawnOf(batch: readonly Waiting[]): readonly Drawn[] {
  return batch.flatMap((one) => {
    try {
      return [{ ...one, request: one.build() }]
    } catch (error) {
      one.reject(error)
      return []
    }
  })
}

async function settle(sql: Sql, batch: readonly Drawn[]): Promise<void> {
  if (batch.length === 0) return
  try {
    await apply(sql, batch)
  } catch (error) {
    const refusal = asRefusal(error)
    // Whether an outage swallowed the bets or only the answer is unknown: they ask again by key.
    const away = refusal instanceof Refusal && refusal.code === 'NETWORK_ERROR'
    if (away || batch.length === 1) {
      for (const { reject } of batch) reject(refusal)
      return
    }
    // One bad request must not fail its neighbours.
    for (const one of batch) await settle(sql, [one])
  }
}

async function apply(sql: Sql, batch: readonly Drawn[]): Promise<void> {
  const requests = batch.map(({ request }, n) => ({ n, ...request }))
  const doubts = doubtsOf(sql)
  const answers = await sql<BetAnswer[]>`
    select n, verdict, at, before, after, point, version, seed_id as "seedId", nonce, stored
    from ledger_bets(${sql.json(requests as never)})`
  // Committed here, but a failover may lose it: they ask again by key and wait for the standby.
  if (doubtsOf(sql) !== doubts) refuse('NETWORK_ERROR')
  for (const answer of answers) batch[answer.n]?.resolve(answer)
}
