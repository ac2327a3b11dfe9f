import type { MemberId, SessionId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface Factor {
  readonly secretSealed: Buffer
  readonly confirmedAt: Date | null
  readonly lastStep: number
  readonly recoveryCodes: number
}

/** With a lock where a code is about to be used: two at once are one after the other. */
export async function selectFactor(
  tx: AppTx,
  member: MemberId,
  lock?: 'LOCK',
): Promise<Factor | undefined> {
  const [row] = await tx.sql<Factor[]>`
    select secret_sealed as "secretSealed", confirmed_at as "confirmedAt",
           last_step as "lastStep",
           (select count(*) from recovery_code r
             where r.member_id = f.member_id and r.used_at is null) as "recoveryCodes"
    from two_factor f where member_id = ${member} ${lock ? tx.sql`for update` : tx.sql``}`
  return row
}

/** A fresh secret; one that is in force is not touched. */
export async function saveSecret(tx: AppTx, member: MemberId, sealed: Buffer): Promise<boolean> {
  const rows = await tx.sql`
    insert into two_factor (member_id, secret_sealed) values (${member}, ${sealed})
    on conflict (member_id) do update
      set secret_sealed = excluded.secret_sealed, created_at = now(), last_step = 0
      where two_factor.confirmed_at is null
    returning member_id`
  return rows.length > 0
}

export async function saveStep(tx: AppTx, member: MemberId, step: number): Promise<void> {
  await tx.sql`
    update two_factor set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where member_id = ${member}`
}

/** What is kept of the codes that are still good. */
export async function selectRecovery(tx: AppTx, member: MemberId): Promise<readonly Buffer[]> {
  const rows = await tx.sql<{ kept: Buffer }[]>`
    select code_hash as kept from recovery_code where member_id = ${member} and used_at is null`
  return rows.map(({ kept }) => kept)
}

export async function spendRecovery(tx: AppTx, member: MemberId, kept: Buffer): Promise<void> {
  await tx.sql`
    update recovery_code set used_at = now() where member_id = ${member} and code_hash = ${kept}`
}

export async function replaceRecovery(
  tx: AppTx,
  member: MemberId,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.sql`delete from recovery_code where member_id = ${member}`
  const rows = hashes.map((code_hash) => ({ member_id: member, code_hash }))
  await tx.sql`insert into recovery_code ${tx.sql(rows)}`
}

export async function deleteFactor(tx: AppTx, member: MemberId): Promise<boolean> {
  await tx.sql`delete from recovery_code where member_id = ${member}`
  const rows = await tx.sql`delete from two_factor where member_id = ${member} returning 1`
  return rows.length > 0
}

export interface FactorTicket {
  readonly memberId: MemberId
  readonly loginId: string
  readonly parentId: SessionId | null
}

export async function insertFactorTicket(
  tx: AppTx,
  ticket: FactorTicket & { readonly codeHash: Buffer },
): Promise<void> {
  const { codeHash, memberId, loginId, parentId } = ticket
  await tx.sql`
    insert into two_factor_ticket (code_hash, member_id, login_id, parent_id)
    values (${codeHash}, ${memberId}, ${loginId}, ${parentId})`
}

/** Takes one of the five tries of a ticket, which lives five minutes and on one site. */
export async function tryFactorTicket(
  tx: AppTx,
  codeHash: Buffer,
  site: string,
): Promise<FactorTicket | undefined> {
  const [row] = await tx.sql<FactorTicket[]>`
    update two_factor_ticket t set tries = tries + 1
    from login l
    where t.code_hash = ${codeHash} and t.used_at is null and t.tries < 5
      and t.created_at > now() - interval '5 minutes'
      and l.id = t.login_id and l.site = ${site}
      and (t.parent_id is null or exists (
        select 1 from session s where s.id = t.parent_id and s.ended_at is null))
    returning t.member_id as "memberId", t.login_id as "loginId", t.parent_id as "parentId"`
  return row
}

export async function closeFactorTicket(tx: AppTx, codeHash: Buffer): Promise<void> {
  await tx.sql`update two_factor_ticket set used_at = now() where code_hash = ${codeHash}`
}
