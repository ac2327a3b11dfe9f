import { randomBytes } from 'node:crypto'
import type { OutputOf } from '@camellia/contract/endpoint'
import type * as contract from '@camellia/contract/event'
import { OWN_BETS_MAX } from '@camellia/contract/event'
import type { Seal } from '@camellia/db/sealed'
import { appended, inclusionPath, leafOf, logRoot, treeRoot } from '@camellia/engines/hash-log'
import { SHARED_ENGINES } from '@camellia/engines/shared-games'
import { type LeafBet, leafBytes } from '@camellia/engines/shared-round'
import { offersStake } from '@camellia/engines/stakes'
import type { RoundId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import type { BetLeaf, BetTree, OpenAnswer, OpenRequest } from '@camellia/ledger/bet'
import type { BetBatcher } from '@camellia/ledger/bet-batch'
import { hashOf, newId } from '@camellia/ledger/identity'
import { openSeed } from '../fairness/seeds'
import { type Caller, runsGames } from '../http/actor'
import type { Limits } from '../http/limits'
import type { AppDb, AppTx } from '../http/tell'
import { REFUSALS_PER_MINUTE } from '../play/play.service'
import { eventFor, openBetFor, RESULTS_SHOWN, tableOf } from './event.rules'
import {
  saveWatched,
  selectEvent,
  selectEvents,
  selectLeaves,
  selectMine,
  selectNow,
  selectOpenLeaves,
  selectOwn,
  selectSeed,
} from './event.sql'
import type { Receipts } from './receipts'

const MINE_SHOWN = 50
const LEAF_HEX = 64

export interface EventParts {
  readonly db: AppDb
  readonly batcher: BetBatcher
  readonly refusals: Limits
  readonly receipts: Receipts
  readonly seal: Seal
  /** The number of a shared round, which never changes. */
  readonly numbers: (event: string) => Promise<number>
  /** Those who look at the game are told of a new bet soon. */
  readonly betPlaced: (game: string) => void
}

export async function readState(tx: AppTx, game: string): Promise<contract.TableState> {
  const newest = await selectEvents(tx, { game, size: RESULTS_SHOWN + 1 })
  return tableOf(game, newest, await selectNow(tx))
}

/** To whoever looks at it: all of its state, numbered. */
export async function tellTable(tx: AppTx, game: string): Promise<void> {
  tx.tell({ to: { table: game }, push: { type: 'TABLE', table: await readState(tx, game) } })
}

export async function readTable(tx: AppTx, caller: Caller, game: contract.SharedCode) {
  const table = await readState(tx, game)
  if (!caller.id) return { table, mine: [] }
  const mine = await selectMine(tx, { member: caller.id, game, most: MINE_SHOWN })
  return { table, mine: mine.map(openBetFor) }
}

/** Rests no longer: somebody looks. */
export async function noteLook(db: AppDb, game: string): Promise<void> {
  await db.system((tx) => saveWatched(tx, game))
}

export async function placeBet(
  parts: EventParts,
  caller: Caller,
  input: contract.EventBetInput,
  key: string,
): Promise<OutputOf<typeof contract.placeBet>> {
  const { batcher, refusals, receipts } = parts
  if (runsGames(caller)) refuse('ACCESS_DENIED')
  const engine = SHARED_ENGINES[input.game] ?? refuse('GAME_DISABLED')
  if (!engine.offers(input.choice) || !offersStake(input.game, input.stake)) refuse('BET_LIMIT')
  const { game, event, stake, choice } = input
  const request: OpenRequest = {
    ...{ member: caller.id, session: caller.sessionId, key, hash: hashOf(input) },
    ...{ round: newId<RoundId>(), game, event, stake, choice },
  }
  const answer = await batcher.open(request, (tree) => leafFor(request, tree))
  if (answer.verdict !== 'OK' && answer.verdict !== 'REPLAY') {
    refusals.count(`member ${caller.id}`, REFUSALS_PER_MINUTE)
    const { code: _, ...bound } = answer.stored ?? {}
    return refuse(answer.verdict, bound)
  }
  const { bet, root } = await answered(parts, request, answer)
  if (answer.verdict === 'OK') parts.betPlaced(game)
  const signature = receipts.sign({ event, place: bet.place, bet: bet.id, root })
  const { after: balance, version } = answer
  return { bet, receipt: { place: bet.place, root, signature }, balance, version }
}

/** The salt keeps others from guessing what the bet says; the tree grows by its leaf. */
function leafFor({ round: id, choice, stake }: OpenRequest, tree: BetTree): BetLeaf {
  const salt = randomBytes(16).toString('hex')
  const bet: LeafBet = { id, salt, choice, stake }
  const bytes = leafBytes(bet)
  return { salt, leaf: leafOf(bytes), tree: appended(tree, bytes) }
}

type Answered = { readonly bet: contract.OpenBet; readonly root: string }

/** The bet as it was accepted, and the root over all bets up to it: the same to whoever repeats. */
async function answered(
  { db, numbers }: EventParts,
  request: OpenRequest,
  answer: Extract<OpenAnswer, { verdict: 'OK' | 'REPLAY' }>,
): Promise<Answered> {
  if (answer.verdict === 'REPLAY') return db.system((tx) => replayed(tx, answer.stored))
  const { round: id, event, stake, choice } = request
  const number = await numbers(event)
  const placed = { place: answer.place, placedAt: answer.at.toISOString() }
  const bet = { id, event, number, stake, choice: choice as contract.OpenBet['choice'], ...placed }
  return { bet, root: logRoot(answer.tree) }
}

/** As the database keeps a bet, open or settled. */
interface Kept {
  readonly id: string
  readonly event_id: string
  readonly place: number
  readonly stake: Won
  readonly choice: contract.OpenBet['choice']
  readonly at: string
  readonly placed_at?: string | null
}

async function replayed(tx: AppTx, stored: Record<string, unknown>): Promise<Answered> {
  const { id, event_id: event, place, stake, choice, ...kept } = stored as unknown as Kept
  const { number } = (await selectEvent(tx, event)) ?? refuse('NOT_FOUND')
  const leaves = await leavesOf(tx, event)
  const placedAt = new Date(kept.placed_at ?? kept.at).toISOString()
  const bet = { id, event, number, stake, choice, place, placedAt }
  return { bet, root: treeRoot(leaves.slice(0, place + 1)) }
}

/** In the order of acceptance: kept with the draw, and before it with the bets. */
async function leavesOf(tx: AppTx, event: string): Promise<readonly string[]> {
  const kept = (await selectLeaves(tx, event))?.toString('hex')
  if (kept === undefined) return selectOpenLeaves(tx, event)
  return Array.from({ length: kept.length / LEAF_HEX }, (_, at) =>
    kept.slice(at * LEAF_HEX, (at + 1) * LEAF_HEX),
  )
}

/** Everything to check a round, once it is drawn; until then only what was promised. */
export async function readEvent(
  tx: AppTx,
  {
    caller,
    id,
    parts,
  }: { readonly caller: Caller; readonly id: string; readonly parts: EventParts },
): Promise<OutputOf<typeof contract.readEvent>> {
  const row = (await selectEvent(tx, id)) ?? refuse('NOT_FOUND')
  const own = caller.id
    ? await selectOwn(tx, { member: caller.id, event: id, most: OWN_BETS_MAX })
    : []
  const drawn = row.outcome !== null
  const leaves = drawn && own.length > 0 ? await leavesOf(tx, id) : []
  const kept = drawn ? await selectSeed(tx, id) : null
  return {
    event: eventFor(row),
    root: row.root,
    serverSeed: kept && openSeed(parts.seal, kept).toString('hex'),
    reason: row.reason,
    receiptKey: parts.receipts.publicKey,
    mine: own.map((bet) => ({ ...bet, path: drawn ? inclusionPath(leaves, bet.place) : [] })),
  }
}
