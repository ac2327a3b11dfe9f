import type { BetInput, Round } from '@camellia/contract/play'
import type { InstantEngine } from '@camellia/engines/engine'
import { ENGINES } from '@camellia/engines/games'
import type { BookTables } from '@camellia/engines/slot/book'
import { slotFace } from '@camellia/engines/slot/face'
import { offersStake } from '@camellia/engines/stakes'
import { drawFrom, STREAM } from '@camellia/engines/stream'
import type { MemberId, RoundId, SeedId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { type Won, won } from '@camellia/kernel/won'
import type {
  BetAnswer,
  BetOutcome,
  BetRefused,
  BetRequest,
  BetSeeds,
  BetSettled,
} from '@camellia/ledger/bet'
import type { BetBatcher } from '@camellia/ledger/bet-batch'
import { hashOf, newId } from '@camellia/ledger/identity'
import { nativeBlock } from '../fairness/seeds'
import { type Caller, runsGames } from '../http/actor'
import type { Limits } from '../http/limits'
import type { Told } from '../http/tell'
import { type RoundRow, roundFor } from '../round/round.rules'
import { isPlayable } from './books'

export interface Table {
  readonly batcher: BetBatcher
  readonly openSeed: (id: SeedId, sealed: Buffer) => Buffer
  /** The published tables of the titles that are played from books. */
  readonly books: BookTables
  /** Refused bets of a member: someone who is refused a hundred times a minute is not playing. */
  readonly refusals: Limits
  /** Pushes that may wait a moment: only the newest balance of a member matters. */
  readonly tellSoon: (told: Told) => void
}

export interface Bet {
  readonly round: Round
  readonly balance: Won
  readonly version: number
}

export const REFUSALS_PER_MINUTE = 100

/**
 * The ledger judges, and only what it accepts is drawn: a refusal is answered before anything was
 * computed from a seed, so that neither its time nor anything else tells what would have come.
 */
export async function bet(
  table: Table,
  caller: Caller,
  input: BetInput,
  key: string,
): Promise<Bet> {
  // Staff give the right to play to others, and hold it therefore.
  if (runsGames(caller)) refuse('ACCESS_DENIED')
  checkBet(input)
  const engine = ENGINES[input.game] ?? refuse('GAME_DISABLED')
  if (!isPlayable(input.game, table.books)) refuse('GAME_DISABLED')
  const request = requestOf(caller, input, { key, cost: engine.cost(input.stake, input.choice) })
  const answer = await table.batcher.place(request, (seeds) =>
    drawn({ table, engine, input, seeds }),
  )
  if (isRefused(answer)) {
    table.refusals.count(`member ${caller.id}`, REFUSALS_PER_MINUTE)
    return refuse(answer.verdict, boundOf(answer))
  }
  return settled(table, caller.id, { answer, request })
}

/** What the title itself does not offer is refused before anything is drawn. */
export function checkBet({ game, stake, choice, ...rest }: Omit<BetInput, 'variant'>): void {
  if (!offersStake(game, stake)) refuse('BET_LIMIT')
  const face = slotFace(game)
  if (!face) return
  const buys = 'buy' in choice && choice.buy === true
  // A gift is a number of plain rounds.
  if (buys && (face.buyPrice === undefined || ('gift' in rest && rest.gift !== undefined))) {
    refuse('BET_LIMIT')
  }
}

function requestOf(
  { id, sessionId }: Caller,
  input: BetInput,
  { key, cost }: { readonly key: string; readonly cost: Won },
): BetRequest {
  const { game, stake, choice } = input
  const variant = 'variant' in input ? input.variant : undefined
  const gift = 'gift' in input ? input.gift : undefined
  return {
    member: id,
    session: sessionId,
    key,
    hash: hashOf(input),
    round: newId<RoundId>(),
    game,
    stake: cost,
    bet: stake,
    choice,
    variant,
    gift,
  }
}

/** The outcome is a pure function of game, variant, stake, choice, seeds and nonce. */
function drawn({
  table,
  engine,
  input,
  seeds,
}: {
  readonly table: Table
  readonly engine: InstantEngine
  readonly input: BetInput
  readonly seeds: BetSeeds
}): BetOutcome {
  const { game, stake, choice } = input
  const { seedId, clientSeed, nonce } = seeds
  const serverSeed = table.openSeed(seedId, seeds.serverSeed)
  const draw = drawFrom({ serverSeed, clientSeed, nonce, game, stream: STREAM }, nativeBlock)
  const variant = 'variant' in input ? input.variant : undefined
  const { outcome, win } = engine.play({ stake, choice, draw, variant, tables: table.books })
  return { outcome, win, stream: STREAM }
}

function isRefused(answer: BetAnswer): answer is BetRefused {
  return answer.verdict !== 'OK' && answer.verdict !== 'REPLAY'
}

function settled(
  table: Table,
  member: MemberId,
  bet: { readonly answer: Exclude<BetAnswer, BetRefused>; readonly request: BetRequest },
): Bet {
  const { answer, request } = bet
  const { after: balance, version, point } = answer
  if (answer.verdict === 'REPLAY') {
    const row = answer.stored as unknown as RoundRow & Kept
    return { round: roundFor(row, { ...row, clientSeed: row.client_seed }), balance, version }
  }
  table.tellSoon({ to: { member }, push: { type: 'BALANCE', balance, point, version } })
  return { round: roundFor(rowOf(request, answer), answer.seeds), balance, version }
}

/** The public side of the seeds of a round that was stored before. */
interface Kept {
  readonly commit: string
  readonly client_seed: string
}

/** Which bound of the player's own, and what is left of it. */
function boundOf({ stored }: BetRefused) {
  const { code: _, ...bound } = stored ?? {}
  return bound
}

function rowOf(request: BetRequest, answer: BetSettled): RoundRow {
  const { at, before, win, outcome, stream, seeds } = answer
  const { round, game, stake, choice, gift } = request
  return {
    id: round,
    at,
    game,
    stake,
    win,
    choice,
    outcome,
    stream,
    status: win > 0 ? 'FINISHED' : 'LOSE',
    seed_id: seeds.seedId,
    event_id: null,
    cancel_stake: won(0),
    nonce: seeds.nonce,
    cash_before: before,
    gift: gift ?? null,
  }
}
