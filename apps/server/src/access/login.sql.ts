import type { MemberId } from '@camellia/kernel/ids'
import { subnetOf } from '@camellia/kernel/network'
import type { AppTx } from '../http/tell'
import type { Failures } from './access.rules'

export interface LoginTry {
  readonly id: string
  readonly code: string
  readonly site: string
  readonly address: string
  readonly agent: string
  readonly device: string
}

/** Whoever is locked for what neighbours did is not told how long those have to wait. */
const NEIGHBOURS_WAIT_S = 60

/**
 * Writes the try down before its password is looked at, under a lock per code: guesses sent in
 * parallel count each other. A try without an outcome counts as a failure.
 */
export async function insertTry(tx: AppTx, login: LoginTry): Promise<Failures> {
  const { id, code, site, address, agent, device } = login
  await tx.sql`select pg_advisory_xact_lock(7302, hashtext(lower(${code})))`
  const subnet = subnetOf(address)
  const failed = tx.sql`outcome not in ('SUCCESS', 'NOT_ALLOWED_USER', 'BLOCKED_USER', 'LOCKED')
    and at > now() - interval '30 minutes'`
  const [row] = await tx.sql<Failures[]>`
    select (select count(*) from login where lower(code) = lower(${code}) and ${failed}) as "byCode",
           (select count(*) from login where address = ${address} and ${failed}) as "byAddress",
           (select count(*) from login
            where address between host(${subnet}::cidr)::inet
              and host(broadcast(${subnet}::cidr))::inet and ${failed}) as "bySubnet",
           coalesce((select ceil(extract(epoch from min(at) + interval '30 minutes' - now()))
              from login where (lower(code) = lower(${code}) or address = ${address})
                and ${failed}), ${NEIGHBOURS_WAIT_S})::int as "retryAfter"`
  await tx.sql`
    insert into login (id, code, site, address, agent, device, outcome)
    values (${id}, ${code}, ${site}, ${address}, ${agent}, ${device}, 'PENDING')`
  return row ?? { byCode: 0, byAddress: 0, bySubnet: 0, retryAfter: 0 }
}

export async function saveOutcome(
  tx: AppTx,
  login: { readonly id: string; readonly memberId: MemberId | null; readonly outcome: string },
): Promise<void> {
  await tx.sql`
    update login set outcome = ${login.outcome}, member_id = ${login.memberId}
    where id = ${login.id}`
}

/** Whether this browser opened the account for the first time, and another one did before. */
export async function isNewDevice(
  tx: AppTx,
  { member, device }: { readonly member: MemberId; readonly device: string },
): Promise<boolean> {
  const [row] = await tx.sql<{ fresh: boolean }[]>`
    select exists (select 1 from login where member_id = ${member} and outcome = 'SUCCESS'
                     and device <> ${device})
       and 2 > (select count(*) from (select 1 from login where member_id = ${member}
                  and outcome = 'SUCCESS' and device = ${device} limit 2) known) as fresh`
  return row?.fresh ?? false
}

/** Someone has just come in. */
export async function savePresence(tx: AppTx, member: MemberId): Promise<void> {
  await tx.sql`
    insert into presence (member_id) values (${member})
    on conflict (member_id) do update set seen_at = now()`
}
