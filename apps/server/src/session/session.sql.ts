import type { Site } from '@camellia/contract/endpoint'
import type { MemberId, SessionId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { abilitiesFor, type Enterer, mayEnterOffice } from '../tree/abilities.rules'

export interface NewSession {
  readonly id: SessionId
  readonly tokenHash: Buffer
  readonly memberId: MemberId
  readonly site: Site
  readonly parentId: SessionId | null
  readonly address: string
  readonly agent: string
  readonly device: string
  readonly viewedBy: MemberId | null
}

/** The brief's section 9: a session lasts 24 hours; looking through another's eyes, half an hour. */
export async function insertSession(tx: AppTx, session: NewSession): Promise<void> {
  const { id, tokenHash, memberId, site, parentId, address, agent, device, viewedBy } = session
  await tx.sql`
    insert into session (id, token_hash, member_id, site, parent_id, address, agent, device,
                         viewed_by, expires_at)
    values (${id}, ${tokenHash}, ${memberId}, ${site}, ${parentId}, ${address}, ${agent}, ${device},
            ${viewedBy},
            now() + ${viewedBy ? tx.sql`interval '30 minutes'` : tx.sql`interval '24 hours'`})`
}

interface CallerRow extends Enterer {
  readonly id: MemberId
  readonly parentId: MemberId | null
  readonly code: string
  readonly name: string
  readonly sessionId: SessionId
  readonly site: Site
  readonly tokenHash: Buffer
  readonly grandparentId: MemberId | null
  readonly viewedBy: MemberId | null
  /** Of who looks through these eyes; null when it is the member. */
  readonly viewer: Enterer | null
}

/** Who live sessions belong to, by the hash of the token in hexadecimal. */
export async function selectCallers(
  tx: AppTx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Caller>> {
  const bytes = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const rows = await selectLive(tx, tx.sql`s.token_hash in ${tx.sql(bytes)}`)
  return new Map(rows.map((row) => [row.tokenHash.toString('hex'), callerOf(row)]))
}

export async function selectCaller(tx: AppTx, sessionId: SessionId): Promise<Caller | undefined> {
  const [row] = await selectLive(tx, tx.sql`s.id = ${sessionId}`)
  return row && callerOf(row)
}

/** A right to enter the office that was taken away closes what was opened with it, at once. */
async function selectLive(tx: AppTx, which: ReturnType<AppTx['sql']>): Promise<CallerRow[]> {
  const rows = await tx.sql<CallerRow[]>`
    select m.id, m.parent_id as "parentId", m.kind, m.code, m.name, s.id as "sessionId", s.site,
           s.token_hash as "tokenHash", s.viewed_by as "viewedBy", p.parent_id as "grandparentId",
           r.permissions, m.granted, m.withheld,
           case when v.id is not null then jsonb_build_object('kind', v.kind,
             'permissions', vr.permissions, 'granted', v.granted, 'withheld', v.withheld)
           end as viewer
    from session s join member m on m.id = s.member_id join role r on r.id = m.role_id
         left join member p on p.id = m.parent_id
         left join member v on v.id = s.viewed_by left join role vr on vr.id = v.role_id
    where ${which} and s.ended_at is null and s.expires_at > now() and m.status = 0`
  return rows.filter(mayStay)
}

/** Who looks through another's eyes does so from the office, whichever site they see. */
function mayStay(row: CallerRow): boolean {
  const inside = row.site === 'PLAYER' || mayEnterOffice(row)
  return inside && (row.viewer === null || mayEnterOffice(row.viewer))
}

/** Staff see what their partner sees; everyone else sees from themselves downwards. */
function callerOf(row: CallerRow): Caller {
  const { id, parentId, kind, code, name, sessionId, site, viewedBy } = row
  const staff = kind === 'USER' && parentId !== null
  const scopeId = staff ? parentId : id
  const head = (staff ? row.grandparentId : parentId) === null
  const abilities = abilitiesFor(row)
  return { id, scopeId, sessionId, site, kind, code, name, abilities, head, address: '', viewedBy }
}

/** Ends a session and those opened from it; returns all that ended. */
export async function endSession(tx: AppTx, id: SessionId): Promise<readonly SessionId[]> {
  const rows = await tx.sql<{ id: SessionId }[]>`
    update session set ended_at = now()
    where (id = ${id} or parent_id = ${id}) and ended_at is null returning id`
  return rows.map((row) => row.id)
}

/** Ends all of a member's sessions, and those in which this member looks at others; returns these. */
export async function endSessionsOf(tx: AppTx, member: MemberId): Promise<readonly SessionId[]> {
  const rows = await tx.sql<{ id: SessionId; looking: boolean }[]>`
    update session set ended_at = now()
    where (member_id = ${member} or viewed_by = ${member}) and ended_at is null
    returning id, member_id <> ${member} as looking`
  return rows.filter(({ looking }) => looking).map(({ id }) => id)
}

/** One of a member's own sessions, with what was opened from it; none when it is not theirs. */
export async function endOwnSession(
  tx: AppTx,
  member: MemberId,
  id: string,
): Promise<readonly SessionId[]> {
  const rows = await tx.sql<{ id: SessionId }[]>`
    update session s set ended_at = now()
    where s.ended_at is null and (
      (s.id = ${id} and s.member_id = ${member} and s.viewed_by is null)
      or s.parent_id = (select p.id from session p
                        where p.id = ${id} and p.member_id = ${member} and p.viewed_by is null))
    returning s.id`
  return rows.map((row) => row.id)
}

/** All of a member's own sessions but one, with what was opened from them. */
export async function endOtherSessions(
  tx: AppTx,
  member: MemberId,
  but: SessionId,
): Promise<readonly SessionId[]> {
  const rows = await tx.sql<{ id: SessionId }[]>`
    with own as (
      select id from session
      where member_id = ${member} and viewed_by is null and id <> ${but} and ended_at is null
    )
    update session s set ended_at = now()
    where s.ended_at is null and s.id <> ${but}
      and (s.id in (select id from own) or s.parent_id in (select id from own))
    returning s.id`
  return rows.map((row) => row.id)
}

/** Of everyone. A database that was brought back does not know who was thrown out since. */
export async function endAllSessions(tx: AppTx): Promise<number> {
  const { count } = await tx.sql`update session set ended_at = now() where ended_at is null`
  return count
}
