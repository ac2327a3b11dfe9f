import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export interface Place {
  readonly id: MemberId
  readonly path: readonly MemberId[]
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: number
}

export async function selectPlaces(
  tx: AppTx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Place>> {
  const rows = await tx.sql<Place[]>`
    select id, path, kind, status from member where id in ${tx.sql(ids)}`
  return new Map(rows.map((row) => [row.id, row]))
}

export interface Load {
  readonly partners: number
  readonly staff: number
  readonly players: number
  /** Levels below the member itself. */
  readonly height: number
}

/** Who would move: the member and everyone below. */
export async function selectLoad(tx: AppTx, id: MemberId): Promise<Load> {
  const [row] = await tx.sql<Load[]>`
    select count(*) filter (where kind = 'PARTNER') as partners,
           count(*) filter (where kind = 'USER') as staff,
           count(*) filter (where kind = 'MEMBER') as players,
           (max(cardinality(path)) - min(cardinality(path)))::int as height
    from member where id in (select member_below(${id})) and status <> 3`
  return row as Load
}

export interface MovedMoney {
  readonly balance: Won
  readonly stake: Won
}

export async function selectMovedMoney(tx: AppTx, id: MemberId): Promise<MovedMoney> {
  const [row] = await tx.sql<MovedMoney[]>`
    with moved as materialized (select member_below(${id}) as id)
    select (select coalesce(sum(w.cash + w.hold), 0)::bigint
              from wallet w join moved on moved.id = w.member_id) as balance,
           (select coalesce(sum(r.stake), 0)::bigint
              from rollup_day r join moved on moved.id = r.member_id
              where r.day > business_day(now()) - 30) as stake`
  return row as MovedMoney
}

export async function countBelow(tx: AppTx, id: MemberId): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from member
    where id in (select member_below(${id})) and id <> ${id} and status <> 3`
  return row?.count ?? 0
}

/** Holders, among those who move, of roles that belong to neither the new branch nor to them. */
export async function countStrangeRoles(
  tx: AppTx,
  id: MemberId,
  line: readonly MemberId[],
): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from member m join role r on r.id = m.role_id
    where m.id in (select member_below(${id})) and r.owner_id is not null
      and r.owner_id not in ${tx.sql(line)}
      and not exists (
        select 1 from member o where o.id = r.owner_id and o.path @> array[${id}::bigint])`
  return row?.count ?? 0
}

/** The member and everyone below hang from the new place; the database checks every path. */
export async function saveMove(
  tx: AppTx,
  move: {
    readonly id: MemberId
    readonly path: readonly MemberId[]
    readonly to: { readonly id: MemberId; readonly path: readonly MemberId[] }
  },
): Promise<readonly { readonly id: MemberId; readonly kind: string }[]> {
  const { id, path, to } = move
  const moved = await tx.sql<{ id: MemberId; kind: string }[]>`
    update member set
      parent_id = case when id = ${id} then ${to.id} else parent_id end,
      path = ${tx.sql.array([...to.path], 1016)}::bigint[] || path[${path.length}::int:]
    where id in (select member_below(${id}))
    returning id, kind`
  // From here to the commit no bet is judged: each has the path of before or of after.
  await tx.sql`select ledger_lock_day_alone()`
  return moved
}
