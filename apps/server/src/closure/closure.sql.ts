import type { ClosureScope } from '@camellia/contract/system'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export type Messages = Readonly<Partial<Record<string, string>>>

export interface SiteClosure {
  readonly messages: Messages
  readonly startsAt: Date
  readonly endsAt: Date | null
}

export interface NextClosure extends SiteClosure {
  /** By the clock of the database. */
  readonly begun: boolean
}

/** Of the whole site: what is on now, else what comes next. */
export async function selectSiteClosure(tx: AppTx): Promise<NextClosure | undefined> {
  const [row] = await tx.sql<NextClosure[]>`
    select messages, starts_at as "startsAt", ends_at as "endsAt", starts_at <= now() as begun
    from closure
    where scope = 'SITE' and ended_at is null and (ends_at is null or ends_at > now())
    order by starts_at > now(), case when starts_at <= now() then ends_at end desc nulls first,
             starts_at
    limit 1`
  return row
}

export interface ClosureRow extends SiteClosure {
  readonly id: string
  readonly scope: ClosureScope
  readonly target: string
  readonly madeBy: string | null
  readonly endedAt: Date | null
  readonly endedBy: string | null
  readonly state: 'NOW' | 'PLANNED' | 'OVER'
}

/** Those that are on or to come first, then the newest that are over. */
export async function selectClosures(tx: AppTx, size: number): Promise<readonly ClosureRow[]> {
  return tx.sql<ClosureRow[]>`
    with told as (
      select c.*, case
        when c.ended_at is not null or c.ends_at <= now() then 'OVER'
        when c.starts_at > now() then 'PLANNED' else 'NOW' end as state
      from closure c
    )
    select c.id, c.scope, c.target, c.messages, c.starts_at as "startsAt",
           c.ends_at as "endsAt", c.ended_at as "endedAt", c.state, m.code as "madeBy",
           e.code as "endedBy"
    from told c left join member m on m.id = c.made_by left join member e on e.id = c.ended_by
    order by c.state = 'OVER', case when c.state <> 'OVER' then c.starts_at end,
             c.starts_at desc
    limit ${size}`
}

export interface NewClosure {
  readonly id: string
  readonly scope: ClosureScope
  readonly target: string
  readonly messages: Messages
  /** Null: now, by the clock of the database. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly by: MemberId
}

/** False where the end is over already. */
export async function insertClosure(tx: AppTx, made: NewClosure): Promise<boolean> {
  const { id, scope, target, messages, startsAt, endsAt, by } = made
  const rows = await tx.sql`
    insert into closure (id, scope, target, messages, starts_at, ends_at, made_by)
    select ${id}, ${scope}, ${target}, ${tx.sql.json(messages as never)},
           greatest(coalesce(${startsAt}::timestamptz, now()), now()), ${endsAt}::timestamptz, ${by}
    where ${endsAt}::timestamptz is null
       or ${endsAt}::timestamptz > greatest(coalesce(${startsAt}::timestamptz, now()), now())
    returning 1`
  return rows.length === 1
}

/** Of those that are not over; with none named, every one of the site that is on now. */
export async function endClosures(
  tx: AppTx,
  { id, by }: { readonly id: string | null; readonly by: MemberId },
): Promise<readonly { readonly scope: ClosureScope; readonly target: string }[]> {
  return tx.sql<{ scope: ClosureScope; target: string }[]>`
    update closure set ended_at = now(), ended_by = ${by}
    where ended_at is null and (ends_at is null or ends_at > now())
      and ${id ? tx.sql`id = ${id}` : tx.sql`scope = 'SITE' and starts_at <= now()`}
    returning scope, target`
}

export async function selectTargetKnown(
  tx: AppTx,
  scope: ClosureScope,
  target: string,
): Promise<boolean> {
  const [row] = await tx.sql<{ known: boolean }[]>`
    select case ${scope}::text
      when 'VENDOR' then exists (select 1 from vendor where code = ${target})
      when 'GAME' then exists (select 1 from game where code = ${target})
      when 'TYPE' then exists (select 1 from game where type = ${target})
      else ${target}::text = '' end as known`
  return row?.known === true
}
