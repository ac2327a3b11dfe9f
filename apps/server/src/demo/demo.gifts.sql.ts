import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { GiftMoney } from '../gift/gift.rules'
import type { AppTx } from '../http/tell'

export interface PastGift extends GiftMoney {
  readonly kind: 'SPINS' | 'PRIZE'
  readonly game: string | null
  readonly bet: number | null
  readonly spins: number | null
  readonly won: Won
  readonly status: 'PENDING' | 'PROCESSING' | 'FINISHED'
  readonly memo: string
  readonly madeBy: MemberId
  readonly madeAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

export async function insertGifts(tx: AppTx, gifts: readonly PastGift[]): Promise<void> {
  await tx.sql`
    insert into gift (id, kind, member_id, game, bet, spins, spins_left, amount, won, status, memo,
                      needs_two, funded_by, made_by, made_at, accepted_at, expires_at, ended_at)
    select g.id, g.kind, g."memberId", g.game, g.bet, g.spins, g.spins, g.amount, g.won, g.status,
           g.memo, g.status = 'PENDING', g."fundedBy", g."madeBy", g."madeAt", g."endedAt", g."expiresAt",
           g."endedAt"
    from jsonb_to_recordset(${tx.sql.json(gifts as never)}) as g(
      id uuid, kind text, "memberId" bigint, game text, bet bigint, spins integer, amount bigint,
      won bigint, status text, memo text, "fundedBy" bigint, "madeBy" bigint,
      "madeAt" timestamptz, "expiresAt" timestamptz, "endedAt" timestamptz)`
}
