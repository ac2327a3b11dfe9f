import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { RoundRow, SeedFace } from './round.rules'

export interface RoundFilter {
  readonly member: MemberId
  readonly before?: string | undefined
  readonly game?: string | undefined
  readonly size: number
}

type RoundWithSeed = RoundRow & SeedFace

/** Newest first, by key: page 200,000 costs what page 1 costs. One more than asked tells of more. */
export async function selectRounds(tx: AppTx, filter: RoundFilter): Promise<RoundWithSeed[]> {
  const { member, before, game, size } = filter
  return tx.sql<RoundWithSeed[]>`
    select r.id, r.at, r.game, r.stake, r.win, r.status, r.choice, r.outcome, r.seed_id, r.nonce,
           r.cash_before, encode(s.commit, 'hex') as commit, s.client_seed as "clientSeed"
    from round r join seed_pair s on s.id = r.seed_id
    where r.member_id = ${member}
      ${before ? tx.sql`and r.id < ${before}` : tx.sql``}
      ${game ? tx.sql`and r.game = ${game}` : tx.sql``}
    order by r.id desc limit ${size + 1}`
}
