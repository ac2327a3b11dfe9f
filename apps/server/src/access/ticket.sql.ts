import type { MemberId, SessionId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export async function insertTicket(
  tx: AppTx,
  ticket: {
    readonly codeHash: Buffer
    readonly sessionId: SessionId
    /** Whom it shows, if it is for looking through someone's eyes. */
    readonly viewOf?: MemberId
  },
): Promise<void> {
  const { codeHash, sessionId, viewOf } = ticket
  await tx.sql`
    insert into ticket (code_hash, session_id, view_of)
    values (${codeHash}, ${sessionId}, ${viewOf ?? null})`
}

export async function countTickets(tx: AppTx, sessionId: SessionId): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from ticket
    where session_id = ${sessionId} and created_at > now() - interval '1 minute'`
  return row?.count ?? 0
}

export interface Ticket {
  readonly sessionId: SessionId
  /** Who asked for it. */
  readonly memberId: MemberId
  readonly viewOf: MemberId | null
}

/** Exactly one redemption wins, however many come at once. */
export async function redeemTicket(
  tx: AppTx,
  codeHash: Buffer,
  { view }: { readonly view: boolean },
): Promise<Ticket | undefined> {
  const [row] = await tx.sql<Ticket[]>`
    update ticket t set used_at = now()
    from session s
    where t.code_hash = ${codeHash} and t.used_at is null
      and t.created_at > now() - interval '30 seconds' and (t.view_of is not null) = ${view}
      and s.id = t.session_id and s.ended_at is null and s.expires_at > now()
    returning s.id as "sessionId", s.member_id as "memberId", t.view_of as "viewOf"`
  return row
}

export async function selectTicket(tx: AppTx, codeHash: Buffer): Promise<Ticket | undefined> {
  const [row] = await tx.sql<Ticket[]>`
    select s.id as "sessionId", s.member_id as "memberId", t.view_of as "viewOf"
    from ticket t join session s on s.id = t.session_id where t.code_hash = ${codeHash}`
  return row
}
