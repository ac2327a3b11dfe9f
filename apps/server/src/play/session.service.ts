import { randomBytes } from 'node:crypto'
import type { DemoInput, Gift } from '@camellia/contract/play'
import { ENGINES } from '@camellia/engines/games'
import type { BookTables } from '@camellia/engines/slot/book'
import { drawFrom, STREAM } from '@camellia/engines/stream'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { selectGame } from '../catalog/catalog.sql'
import { selectSeeds } from '../fairness/fairness.sql'
import { nativeBlock } from '../fairness/seeds'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { roundFor } from '../round/round.rules'
import { isPlayable } from './books'
import { checkBet } from './play.service'
import { type GiftRow, saveShown, selectGifts, selectUnfinished } from './session.sql'

export async function openGame(tx: AppTx, caller: Caller, game: string) {
  const row = (await selectGame(tx, game)) ?? refuse('NOT_FOUND')
  const seeds = await selectSeeds(tx, caller.id)
  const unfinished = row.type === 'SLOT' ? await selectUnfinished(tx, caller.id, game) : undefined
  return {
    variant: row.variant,
    open: row.open,
    minBet: row.minBet,
    maxBet: row.maxBet,
    seeded: seeds?.active != null,
    unfinished: unfinished ? roundFor(unfinished, unfinished) : null,
    gifts: (await selectGifts(tx, caller.id, game)).map(giftFor),
  }
}

export function giftFor({ expiresAt, ...row }: GiftRow): Gift {
  return {
    ...row,
    bet: row.bet as Won,
    amount: row.amount as Won,
    expiresAt: expiresAt.toISOString(),
  }
}

export async function markShown(tx: AppTx, caller: Caller, round: string): Promise<void> {
  if (!(await saveShown(tx, caller.id, round))) refuse('NOT_FOUND')
}

/** For fun: the variant that is played for money now, seeds that nobody keeps. */
export async function playDemo(tx: AppTx, input: DemoInput, books: BookTables) {
  checkBet(input)
  const { game, stake, choice } = input
  const row = (await selectGame(tx, game)) ?? refuse('GAME_DISABLED')
  const engine = ENGINES[game] ?? refuse('GAME_DISABLED')
  if (row.closure) refuse('GAME_MAINTENANCE')
  if (!row.open || !isPlayable(game, books)) return refuse('GAME_DISABLED')
  if (stake < row.minBet || stake > row.maxBet) refuse('BET_LIMIT')
  const variant = row.variant ?? undefined
  const seeds = { serverSeed: randomBytes(32), clientSeed: 'demo', nonce: 0, game, stream: STREAM }
  const draw = drawFrom(seeds, nativeBlock)
  const { outcome, win, cost } = engine.play({ stake, choice, draw, variant, tables: books })
  return { outcome, win, cost, variant: row.variant }
}
