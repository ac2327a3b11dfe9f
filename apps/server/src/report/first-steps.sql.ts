import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'

/** What there is already, as the head office sees it. */
export interface Begun {
  readonly twoFactor: boolean
  /** People of the head office who may log in: it takes two to decide. */
  readonly people: number
  readonly accountInUse: boolean
  readonly accountWaits: boolean
  readonly partner: boolean
  readonly notice: boolean
}

export async function selectBegun(
  tx: AppTx,
  { id, scopeId }: Pick<Caller, 'id' | 'scopeId'>,
): Promise<Begun> {
  const [row] = await tx.sql<[Begun]>`
    select
      exists (select 1 from two_factor
              where member_id = ${id} and confirmed_at is not null) as "twoFactor",
      (select count(*) from member
       where status = 0 and (id = ${scopeId} or (kind = 'USER' and parent_id = ${scopeId})))
        as people,
      exists (select 1 from company_account
              where owner_id is null and status = 'ACTIVE') as "accountInUse",
      exists (select 1 from company_account
              where owner_id is null and status = 'PENDING') as "accountWaits",
      exists (select 1 from member where kind = 'PARTNER' and status = 0
                and path @> array[${scopeId}::bigint] and id <> ${scopeId}) as partner,
      exists (select 1 from notice) as notice`
  return row
}
