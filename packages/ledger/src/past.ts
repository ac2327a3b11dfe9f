import type { Tx } from '@camellia/db/tx'
import type { SeedId } from '@camellia/kernel/ids'
import type { BetOutcome, BetRequest, Verdict } from './bet'
import { asWritten } from './post'
import type { Posting } from './posting'

/**
 * What a demo's past is written with: the functions and rules of live money, each movement at a
 * moment of its own. They are refused to the application's role.
 */
export interface PastBet {
  readonly at: Date
  readonly request: BetRequest
  readonly seeds: { readonly seedId: SeedId; readonly nonce: number }
  readonly drawn: BetOutcome
}

export interface PastPosting {
  readonly at: Date
  readonly posting: Posting
}

/**
 * Bets of different members, judged as live ones are; a verdict for each, in their order. Nothing
 * is written unless all are accepted.
 */
export async function betInPast(tx: Tx, bets: readonly PastBet[]): Promise<readonly Verdict[]> {
  if (bets.length === 0) return []
  const written = bets.map(({ at, request, seeds, drawn }) => {
    const { member, key, hash, round, game, stake, bet = stake, choice, variant, gift } = request
    const asked = { member, key, hash, round, game, stake, bet, choice, variant, gift }
    return { ...asked, ...drawn, seed: seeds.seedId, nonce: seeds.nonce, at }
  })
  const [row] = await tx.sql<{ verdicts: Verdict[] }[]>`
    select ledger_past_bets(${tx.sql.json(written as never)}) as verdicts`
  return row?.verdicts ?? []
}

/** One after the other, in their order. */
export async function postInPast(
  tx: Tx,
  postings: readonly PastPosting[],
): Promise<readonly string[]> {
  if (postings.length === 0) return []
  const written = postings.map(({ at, posting }) => ({ at, posting: asWritten(posting) }))
  const rows = await tx.sql<{ verdict: string }[]>`
    select ledger_post_at(p.posting, p.at) ->> 'verdict' as verdict
    from rows from (jsonb_to_recordset(${tx.sql.json(written as never)})
      as (at timestamptz, posting jsonb)) with ordinality as p (at, posting, place)
    order by place`
  return rows.map(({ verdict }) => verdict)
}
