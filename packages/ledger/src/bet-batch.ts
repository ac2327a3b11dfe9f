import { availableParallelism } from 'node:os'
import type { Sql } from '@camellia/db/connect'
import { asRefusal, inTransaction, type TransactionSql } from '@camellia/db/tx'
import type { MemberId } from '@camellia/kernel/ids'
import { Refusal } from '@camellia/kernel/refusal'
import type {
  BetAnswer,
  BetLeaf,
  BetOutcome,
  BetRequest,
  BetSeeds,
  BetSettled,
  BetTree,
  OpenAnswer,
  OpenRequest,
} from './bet'
import {
  type Drawn,
  type Judgement,
  judge,
  type Opened,
  place,
  selectTrees,
  settle,
  type Written,
} from './bet-sql'

type Draw = (seeds: BetSeeds) => BetOutcome
type Take = (tree: BetTree) => BetLeaf

/** Called for a bet that was accepted, and for no other: a refusal costs what it costs. */
type Asked =
  | { readonly request: BetRequest; readonly draw: Draw }
  | { readonly request: OpenRequest; readonly take: Take }

interface Waiting {
  readonly asked: Asked
  readonly resolve: (answer: never) => void
  readonly reject: (error: unknown) => void
}

export interface BetBatcher {
  /** Settled at once: judged, drawn and written in one transaction. */
  place(request: BetRequest, draw: Draw): Promise<BetAnswer>
  /** On a shared round: judged, given its place among the bets, and open until the round is drawn. */
  open(request: OpenRequest, take: Take): Promise<OpenAnswer>
}

/**
 * For the connections of the batcher: a plan is kept for the life of a connection and must not be
 * one that suited empty tables. A batch is always a hundred look-ups by key.
 */
export const BET_PLANS = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
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
      const { member } = next.asked.request
      if (inFlight.has(member)) {
        at++
        continue
      }
      inFlight.add(member)
      batch.push(next)
      waiting.splice(at, 1)
    }
    return batch
  }

  async function run(): Promise<void> {
    lanes++
    for (let batch = fill(); batch.length > 0; batch = fill()) {
      await write(sql, batch)
      for (const { asked } of batch) inFlight.delete(asked.request.member)
      await nextTurn()
    }
    lanes--
  }

  function enqueue<Answer>(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      // Let the requests of this turn of the event loop gather before the first batch leaves.
      if (lanes < LANES) setImmediate(() => lanes < LANES && void run())
    })
  }

  return {
    place: (request, draw) => enqueue({ request, draw }),
    open: (request, take) => enqueue({ request, take }),
  }
}

/** Those who were just answered may bet again at once: the next batch takes them along. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function write(sql: Sql, batch: readonly Waiting[]): Promise<void> {
  try {
    const done = await inTransaction(sql, (tx) => apply(tx, batch))
    for (const [n, { resolve, reject }] of batch.entries()) {
      const one = done[n]
      if (!one) reject(new Error('the ledger did not answer a bet'))
      else if (one.verdict === 'FAILED') reject(one.error)
      else resolve(one as never)
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
    for (const one of batch) await write(sql, [one])
  }
}

/** A bet that was accepted and could not be drawn: it fails alone and nothing of it is written. */
interface Failed {
  readonly verdict: 'FAILED'
  readonly error: unknown
}

type Answers = (BetAnswer | OpenAnswer | Failed | undefined)[]

/**
 * Judge, draw, write: one transaction. The database says who may bet, and from which seeds, before
 * anything is computed from a secret.
 */
async function apply(tx: TransactionSql, batch: readonly Waiting[]): Promise<Answers> {
  const judged = await judge(
    tx,
    batch.map(({ asked }) => asked.request),
  )
  const answers: Answers = []
  for (const one of judged) if (one.verdict !== 'OK') answers[one.n] = refusalOf(one)
  const accepted = judged.filter(({ verdict }) => verdict === 'OK')
  await settleDrawn(tx, { batch, accepted, answers })
  await placeOpen(tx, { batch, accepted, answers })
  return answers
}

function refusalOf(one: Judgement): BetAnswer {
  const { verdict, stored } = one
  const money = { at: one.at, after: one.cash, point: one.point, version: one.version }
  if (verdict === 'REPLAY') return { ...money, verdict, stored: stored ?? {} }
  return { ...money, verdict: verdict as Exclude<typeof verdict, 'OK'>, stored }
}

interface Accepted {
  readonly batch: readonly Waiting[]
  readonly accepted: readonly Judgement[]
  /** Filled in. */
  readonly answers: Answers
}

async function settleDrawn(
  tx: TransactionSql,
  { batch, accepted, answers }: Accepted,
): Promise<void> {
  const drawn: (Drawn & { readonly judged: Judgement })[] = []
  for (const judged of accepted) {
    const { asked } = batch[judged.n] as Waiting
    if (!('draw' in asked)) continue
    try {
      drawn.push({ n: judged.n, request: asked.request, judged, drawn: asked.draw(judged) })
    } catch (error) {
      answers[judged.n] = { verdict: 'FAILED', error }
    }
  }
  const written = new Map((await settle(tx, drawn)).map((money) => [money.n, money]))
  for (const { n, judged, drawn: outcome } of drawn) {
    const money = written.get(n)
    if (money) answers[n] = settledOf(money, outcome, judged)
  }
}

/** Field by field: an object that is spread together costs more than all else here. */
function settledOf(money: Written, drawn: BetOutcome, seeds: BetSeeds): BetSettled {
  const { at, before, after, point, version } = money
  const { win, outcome, stream } = drawn
  return { verdict: 'OK', at, before, after, point, version, win, outcome, stream, seeds }
}

async function placeOpen(
  tx: TransactionSql,
  { batch, accepted, answers }: Accepted,
): Promise<void> {
  const open = accepted.flatMap((judged) => {
    const { asked } = batch[judged.n] as Waiting
    return 'take' in asked ? [{ judged, ...asked }] : []
  })
  const before = await selectTrees(tx, [...new Set(open.map(({ request }) => request.event))])
  const trees = new Map(before)
  const opened: Opened[] = []
  for (const { judged, request, take } of open) {
    const tree = trees.get(request.event)
    if (!tree) throw new Error('a bet was accepted on a round that is not there')
    const leaf = take(tree)
    trees.set(request.event, leaf.tree)
    opened.push({ n: judged.n, request, judged, place: tree.size, leaf })
  }
  const written = new Map((await place(tx, opened, before)).map((money) => [money.n, money]))
  for (const { n, place: at, leaf } of opened) {
    const money = written.get(n)
    if (money) answers[n] = { ...money, verdict: 'OK', ...leaf, place: at }
  }
}
