import type { Round } from '@camellia/contract/play'
import type { ListedRound, StaffRound } from '@camellia/contract/round'
import type { MemberId, SeedId } from '@camellia/kernel/ids'
import { type Won, won } from '@camellia/kernel/won'

/** A round as the database keeps it. */
export interface RoundRow {
  readonly id: string
  readonly at: Date | string
  readonly game: string
  readonly stake: Won
  readonly win: Won
  readonly status: Round['status']
  readonly choice: Record<string, unknown>
  readonly outcome: Record<string, unknown>
  readonly seed_id: SeedId | null
  readonly event_id: string | null
  readonly cancel_stake: Won
  readonly nonce: number
  readonly stream: Round['stream']
  readonly cash_before: Won
  readonly gift: string | null
}

/** Without what was drawn: lists are asked for by the hundred. */
export type ListedRow = Pick<
  RoundRow,
  | 'id'
  | 'at'
  | 'game'
  | 'stake'
  | 'win'
  | 'status'
  | 'choice'
  | 'seed_id'
  | 'event_id'
  | 'cancel_stake'
  | 'nonce'
  | 'cash_before'
  | 'gift'
> &
  Pick<ListedRound, 'drawn'>

/** The public side of a seed pair: enough to name it, not to foresee anything. */
export interface SeedFace {
  readonly commit: string
  readonly clientSeed: string
}

export function roundFor(row: RoundRow, seed: SeedFace): Round {
  return {
    id: row.id,
    game: row.game,
    stake: row.stake,
    win: row.win,
    cancelStake: row.cancel_stake,
    status: row.status,
    choice: row.choice,
    outcome: row.outcome,
    seedId: row.seed_id,
    event: row.event_id,
    commit: seed.commit,
    clientSeed: seed.clientSeed,
    nonce: row.nonce,
    stream: row.stream,
    balanceBefore: row.cash_before,
    balanceAfter: afterOf(row),
    createdAt: new Date(row.at).toISOString(),
    gift: row.gift !== null,
  }
}

export function listedFor(row: ListedRow): ListedRound {
  return {
    id: row.id,
    game: row.game,
    stake: row.stake,
    win: row.win,
    cancelStake: row.cancel_stake,
    status: row.status,
    choice: row.choice,
    drawn: row.drawn,
    seedId: row.seed_id,
    event: row.event_id,
    nonce: row.nonce,
    balanceBefore: row.cash_before,
    balanceAfter: afterOf(row),
    createdAt: new Date(row.at).toISOString(),
    gift: row.gift !== null,
  }
}

/** What comes after the last that fitted; nothing where none came: there is no such round. */
export function leftOf(asked: readonly string[], came: readonly { readonly id: string }[]) {
  const last = came.at(-1)
  return last ? asked.slice(asked.indexOf(last.id) + 1) : []
}

/** The stake of a gift was not the player's, and what was given back was not lost. */
function afterOf(
  row: Pick<RoundRow, 'cash_before' | 'gift' | 'stake' | 'win' | 'cancel_stake'>,
): Won {
  const paid = row.gift === null ? row.stake - row.cancel_stake : 0
  return won(row.cash_before - paid + row.win)
}

export type StaffRoundRow = Pick<
  RoundRow,
  'id' | 'at' | 'game' | 'stake' | 'win' | 'status' | 'cash_before' | 'gift'
> &
  Pick<StaffRound, 'gameType' | 'cancelStake' | 'cancelWin' | 'variant'> & {
    readonly memberId: MemberId
    readonly code: string
    readonly name: string
  }

export function staffRoundFor(row: StaffRoundRow): StaffRound {
  return {
    id: row.id,
    member: { id: row.memberId, code: row.code, name: row.name },
    game: row.game,
    gameType: row.gameType,
    stake: row.stake,
    win: row.win,
    cancelStake: row.cancelStake,
    cancelWin: row.cancelWin,
    status: row.status,
    variant: row.variant,
    gift: row.gift !== null,
    balanceBefore: row.cash_before,
    balanceAfter: afterOf({ ...row, cancel_stake: row.cancelStake }),
    createdAt: new Date(row.at).toISOString(),
  }
}
