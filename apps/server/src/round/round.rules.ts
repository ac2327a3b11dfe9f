import type { Round } from '@camellia/contract/play'
import type { SeedId } from '@camellia/kernel/ids'
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
  readonly seed_id: SeedId
  readonly nonce: number
  readonly cash_before: Won
}

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
    status: row.status,
    choice: row.choice,
    outcome: row.outcome,
    seedId: row.seed_id,
    commit: seed.commit,
    clientSeed: seed.clientSeed,
    nonce: row.nonce,
    balanceBefore: row.cash_before,
    balanceAfter: won(row.cash_before - row.stake + row.win),
    createdAt: new Date(row.at).toISOString(),
  }
}
