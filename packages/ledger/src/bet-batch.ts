import { availableParallelism } from 'node:os'
import type { Sql } from '@camellia/db/connect'
import { asRefusal, inTransaction, type TransactionSql } from '@camellia/db/tx'
import type { MemberId, RoundId, SeedId, SessionId } from '@camellia/kernel/ids'
import { Refusal } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'

/** What is asked for. Nothing of the outcome is known yet, to anyone. */
export interface BetRequest {
  readonly member: MemberId
  readonly session: SessionId
  /** The client's own text; the ledger keeps it in a namespace of bets. */
  readonly key: string
  readonly hash: string
  readonly round: RoundId
  readonly game: string
  /** What is taken from the balance, or from what was set aside for a gift. */
  readonly stake: Won
  /** What limits go by, when a feature was bought for a multiple of it. */
  readonly bet?: Won
  readonly choice: Readonly<Record<string, unknown>>
  /** The variant of the title that the player was shown. */
  readonly variant?: string
  /** The gift that this round is one of. */
  readonly gift?: string
}

/** What an accepted bet is drawn from: fixed under the lock of its wallet. */
export interface BetSeeds {
  readonly seedId: SeedId
  readonly nonce: number
  /** As it is kept: sealed. */
  readonly serverSeed: Buffer
  readonly clientSeed: string
  /** In hexadecimal. */
  readonly commit: string
}

export interface BetOutcome {
  readonly win: Won
  readonly outcome: Readonly<Record<string, unknown>>
  /** Which form of the stream it was drawn with. */
  readonly stream: 1 | 2
}

export type BetRefusal =
  | 'CONFLICT'
  | 'UNAUTHORIZED'
  | 'GAME_DISABLED'
  | 'RTP_CHANGED'
  | 'BET_LIMIT'
  | 'LIMIT_REACHED'
  | 'SELF_EXCLUDED'
  | 'INFLUCIANT_BALANCE'
  | 'CLIENT_SEED_REQUIRED'

interface Money {
  readonly at: Date
  readonly after: Won
  readonly point: Won
  readonly version: number
}

export interface BetSettled extends Money, BetOutcome {
  readonly verdict: 'OK'
  readonly before: Won
  readonly seeds: BetSeeds
}

export interface BetReplayed extends Money {
  readonly verdict: 'REPLAY'
  /** The round as it was stored the first time, with the public side of its seeds. */
  readonly stored: Record<string, unknown>
}

export interface BetRefused extends Money {
  readonly verdict: BetRefusal
  /** Which bound, when one was reached. */
  readonly stored: Record<string, unknown> | null
}

export type BetAnswer = BetSettled | BetReplayed | BetRefused
export type Verdict = BetAnswer['verdict']

interface Waiting {
  readonly request: BetRequest
  /** Called for a bet that was accepted, and for no other: a refusal costs what it costs. */
  readonly draw: (seeds: BetSeeds) => BetOutcome
  readonly resolve: (answer: BetAnswer) => void
  readonly reject: (error: unknown) => void
}

export interface BetBatcher {
  place(request: BetRequest, draw: Waiting['draw']): Promise<BetAnswer>
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
      if (inFlight.has(next.request.member)) {
        at++
        continue
      }
      inFlight.add(next.request.member)
      batch.push(next)
      waiting.splice(at, 1)
    }
    return batch
  }

  async function run(): Promise<void> {
    lanes++
    for (let batch = fill(); batch.length > 0; batch = fill()) {
      await settle(sql, batch)
      for (const { request } of batch) inFlight.delete(request.member)
      await nextTurn()
    }
    lanes--
  }

  return {
    place(request, draw) {
      return new Promise((resolve, reject) => {
        waiting.push({ request, draw, resolve, reject })
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

async function settle(sql: Sql, batch: readonly Waiting[]): Promise<void> {
  try {
    const done = await inTransaction(sql, (tx) => apply(tx, batch))
    for (const [n, { resolve, reject }] of batch.entries()) {
      const one = done[n]
      if (!one) reject(new Error('the ledger did not answer a bet'))
      else if (one.verdict === 'FAILED') reject(one.error)
      else resolve(one)
    }
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

/** A bet that was accepted and could not be drawn: it fails alone and nothing of it is written. */
interface Failed {
  readonly verdict: 'FAILED'
  readonly error: unknown
}

/**
 * Judge, draw, write: one transaction. The database says who may bet, and from which seeds, before
 * anything is computed from a secret.
 */
async function apply(
  tx: TransactionSql,
  batch: readonly Waiting[],
): Promise<readonly (BetAnswer | Failed | undefined)[]> {
  const judged = await judge(
    tx,
    batch.map(({ request }) => request),
  )
  const answers: (BetAnswer | Failed | undefined)[] = []
  const drawn: (Drawn & { readonly seeds: BetSeeds })[] = []
  for (const one of judged) {
    const { n, verdict, stored } = one
    const money = { at: one.at, after: one.cash, point: one.point, version: one.version }
    if (verdict === 'REPLAY') answers[n] = { ...money, verdict, stored: stored ?? {} }
    else if (verdict !== 'OK') answers[n] = { ...money, verdict, stored }
    else {
      const { request, draw } = batch[n] as Waiting
      try {
        drawn.push({ n, request, seeds: one, drawn: draw(one) })
      } catch (error) {
        answers[n] = { verdict: 'FAILED', error }
      }
    }
  }
  const written = new Map((await write(tx, drawn)).map((money) => [money.n, money]))
  for (const { n, seeds, drawn: outcome } of drawn) {
    const money = written.get(n)
    if (money) answers[n] = { ...money, verdict: 'OK', ...outcome, seeds }
  }
  return answers
}

interface Judgement extends BetSeeds {
  readonly n: number
  readonly verdict: Verdict
  readonly at: Date
  readonly cash: Won
  readonly point: Won
  readonly version: number
  readonly stored: Record<string, unknown> | null
}

function judge(tx: TransactionSql, requests: readonly BetRequest[]): Promise<Judgement[]> {
  const asked = requests.map(({ choice: _, round: __, ...request }, n) => ({ n, ...request }))
  return tx<Judgement[]>`
    select n, verdict, at, cash, point, version, seed_id as "seedId", nonce,
           server_seed as "serverSeed", client_seed as "clientSeed", commit, stored
    from ledger_judge(${tx.json(asked as never)})`
}

export interface Drawn {
  readonly n: number
  readonly request: BetRequest
  readonly seeds: Pick<BetSeeds, 'seedId' | 'nonce'>
  readonly drawn: BetOutcome
}

interface Settlement extends Money {
  readonly n: number
  readonly before: Won
}

async function write(tx: TransactionSql, bets: readonly Drawn[]): Promise<readonly Settlement[]> {
  if (bets.length === 0) return []
  return tx<Settlement[]>`
    select n, at, before, after, point, version
    from ledger_settle(${tx.json(bets.map(asWritten) as never)})`
}

/** A bet in the words of the database's function. */
export function asWritten({ n, request, seeds, drawn }: Drawn) {
  const { member, key, hash, round, game, stake, choice, gift } = request
  const bet = { n, member, key, hash, round, game, stake, choice, ...(gift && { gift }) }
  return { ...bet, ...drawn, seed: seeds.seedId, nonce: seeds.nonce }
}
