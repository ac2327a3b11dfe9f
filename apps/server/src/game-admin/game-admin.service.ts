import type { AdminGame } from '@camellia/contract/game-admin'
import { offersStake } from '@camellia/engines/stakes'
import { refuse } from '@camellia/kernel/refusal'
import { gameFor } from '../catalog/catalog.rules'
import { selectGame } from '../catalog/catalog.sql'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { differenceOf } from '../trail/trail.rules'
import { record } from '../trail/trail.service'
import {
  type AdminGameRow,
  type GameChange,
  saveGame,
  saveOpen,
  savePositions,
  saveVendorOpen,
  selectAdminGames,
  selectAdminVendors,
} from './game-admin.sql'

export async function readAdminGames(tx: AppTx) {
  const games = (await selectAdminGames(tx)).map(adminGame)
  return { games, vendors: [...(await selectAdminVendors(tx))] }
}

function adminGame({
  switchedOn,
  position,
  players,
  rounds,
  stake,
  win,
  ...row
}: AdminGameRow): AdminGame {
  return { ...gameFor(row), switchedOn, position, day: { players, rounds, stake, win } }
}

/** Rounds are settled in one step: whoever is in a title gets no further one. */
export async function switchGames(
  tx: AppTx,
  caller: Caller,
  wish: { readonly games: readonly string[]; readonly on: boolean; readonly reason: string },
): Promise<void> {
  const games = [...new Set(wish.games)]
  if ((await saveOpen(tx, games, wish.on)) !== games.length) refuse('NOT_FOUND')
  const action = wish.on ? 'game.open' : 'game.close'
  await record(tx, caller, { action, after: { games }, reason: wish.reason })
}

export async function switchVendor(
  tx: AppTx,
  caller: Caller,
  wish: { readonly vendor: string; readonly on: boolean; readonly reason: string },
): Promise<void> {
  const { vendor, on, reason } = wish
  if (!(await saveVendorOpen(tx, vendor, on))) refuse('NOT_FOUND')
  const action = on ? 'vendor.open' : 'vendor.close'
  await record(tx, caller, { action, after: { vendor }, reason })
}

/** Limits are two stakes that the title offers: a step of a slot, and never past its largest. */
export async function changeGame(tx: AppTx, caller: Caller, change: GameChange): Promise<void> {
  const row = (await selectGame(tx, change.game)) ?? refuse('NOT_FOUND')
  const { minBet, maxBet } = change
  const offered = offersStake(change.game, minBet) && offersStake(change.game, maxBet)
  if (minBet > maxBet || !offered) refuse('BET_LIMIT')
  await saveGame(tx, change)
  const { isNew, isHot = row.isHot } = change
  const { before, after } = differenceOf(
    { minBet: row.minBet, maxBet: row.maxBet, isNew: row.isNew, isHot: row.isHot },
    { minBet, maxBet, isNew, isHot },
  )
  const game = { game: change.game }
  await record(tx, caller, {
    action: 'game.save',
    before: { ...game, ...before },
    after: { ...game, ...after },
  })
}

export async function orderGames(
  tx: AppTx,
  caller: Caller,
  games: readonly string[],
): Promise<void> {
  if ((await savePositions(tx, games)) !== games.length) refuse('NOT_FOUND')
  await record(tx, caller, { action: 'game.order', after: { games } })
}
