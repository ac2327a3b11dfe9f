import type { BetInput, Round } from '@camellia/contract/play'
import { ENGINES } from '@camellia/engines/games'
import type { BookTables } from '@camellia/engines/slot/book'
import { slotFace } from '@camellia/engines/slot/face'
import { drawFrom, STREAM } from '@camellia/engines/stream'
import type { MemberId, RoundId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import type { BetAnswer, BetBatcher, BetRequest } from '@camellia/ledger/bet-batch'
import { hashOf, newId } from '@camellia/ledger/identity'
import { nativeBlock } from '../fairness/fairness.service'
import type { Caller } from '../http/actor'
import type { Told } from '../http/tell'
import { type RoundRow, roundFor } from '../round/round.rules'
import { isPlayable } from './books'
import type { NextDraw, SeedCache } from './seed-cache'

export interface Table {
  readonly batcher: BetBatcher
  readonly seeds: SeedCache
  /** The published tables of the titles that are played from books. */
  readonly books: BookTables
  /** Pushes that may wait a moment: only the newest balance of a member matters. */
  readonly tellSoon: (told: Told) => void
}

export interface Bet {
  readonly round: Round
  readonly balance: Won
  readonly version: number
}

/** Another node moved the nonce on; each further try means one more bet elsewhere meanwhile. */
const TRIES = 8

/** Draw, then one call that debits, credits and records, or refuses and changes nothing. */
export async function bet(
  table: Table,
  caller: Caller,
  input: BetInput,
  key: string,
): Promise<Bet> {
  // Staff give the right to play to others; who runs the games does not play them.
  if (caller.kind === 'USER') refuse('ACCESS_DENIED')
  checkBet(input)
  const hash = hashOf(input)
  for (let left = TRIES; left > 0; left--) {
    const seed = await table.seeds.next(caller.id)
    let asked: BetRequest | undefined
    const answer = await table.batcher.place(caller.id, () => {
      asked = { ...drawn(input, { seed, books: table.books }), ...asker(caller, key), hash }
      return asked
    })
    if (answer.verdict === 'STALE') {
      table.seeds.forget(caller.id)
      continue
    }
    if (answer.verdict === 'OK') seed.nonce = answer.nonce + 1
    return settled(table, caller.id, { answer, asked: asked as BetRequest, seed })
  }
  return refuse('CONFLICT')
}

function asker(caller: Caller, key: string) {
  return { member: caller.id, session: caller.sessionId, key }
}

/** What the title itself does not offer is refused before anything is drawn. */
export function checkBet({ game, stake, choice, ...rest }: Omit<BetInput, 'variant'>): void {
  const face = slotFace(game)
  if (!face) return
  if (!face.betSteps.includes(stake)) refuse('BET_LIMIT')
  const buys = 'buy' in choice && choice.buy === true
  // A gift is a number of plain rounds.
  if (buys && (face.buyPrice === undefined || ('gift' in rest && rest.gift !== undefined))) {
    refuse('BET_LIMIT')
  }
}

/** The outcome is a pure function of game, variant, stake, choice, seeds and nonce. */
function drawn(
  input: BetInput,
  { seed, books }: { readonly seed: NextDraw; readonly books: BookTables },
) {
  const { game, stake, choice } = input
  const engine = ENGINES[game] ?? refuse('GAME_DISABLED')
  if (!isPlayable(game, books)) refuse('GAME_DISABLED')
  const variant = 'variant' in input ? input.variant : undefined
  const gift = 'gift' in input ? input.gift : undefined
  const draw = drawFrom({ ...seed, game, stream: STREAM }, nativeBlock)
  const { outcome, win, cost } = engine.play({ stake, choice, draw, variant, tables: books })
  const { seedId, nonce } = seed
  return {
    round: newId<RoundId>(),
    game,
    stake: cost,
    bet: stake,
    win,
    choice,
    outcome,
    seed: seedId,
    nonce,
    ...(variant && { variant }),
    ...(gift && { gift }),
  }
}

function settled(
  table: Table,
  member: MemberId,
  bet: { readonly answer: BetAnswer; readonly asked: BetRequest; readonly seed: NextDraw },
): Bet {
  const { answer, asked, seed } = bet
  const { verdict, after: balance, version, point } = answer
  if (verdict === 'LIMIT_REACHED' || verdict === 'SELF_EXCLUDED') refuse(verdict, boundOf(answer))
  if (verdict !== 'OK' && verdict !== 'REPLAY') refuse(verdict === 'STALE' ? 'CONFLICT' : verdict)
  const row = verdict === 'OK' ? rowOf(asked, answer) : (answer.stored as unknown as RoundRow)
  if (verdict === 'OK') {
    table.tellSoon({ to: { member }, push: { type: 'BALANCE', balance, point, version } })
  }
  return { round: roundFor(row, seed), balance, version }
}

/** Which bound of the player's own, and what is left of it. */
function boundOf({ stored }: BetAnswer) {
  const { code: _, ...bound } = stored ?? {}
  return bound
}

function rowOf(asked: BetRequest, { at, before }: BetAnswer): RoundRow {
  return {
    id: asked.round,
    at,
    game: asked.game,
    stake: asked.stake,
    win: asked.win,
    status: asked.win > 0 ? 'FINISHED' : 'LOSE',
    choice: asked.choice,
    outcome: asked.outcome,
    seed_id: asked.seed,
    nonce: asked.nonce,
    cash_before: before,
    gift: asked.gift ?? null,
  }
}
