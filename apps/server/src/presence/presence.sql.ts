import type { Site } from '@camellia/contract/endpoint'
import type { ConnectedWho } from '@camellia/contract/presence'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export interface ConnectedRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly path: readonly MemberId[]
  readonly site: Site
  readonly balance: Won
  readonly since: Date
  readonly address: string
  readonly agent: string
  readonly game: string | null
  readonly stake: Won | null
  readonly win: Won | null
  readonly playedAt: Date | null
}

export interface ConnectedFilter {
  readonly scope: MemberId
  readonly who: ConnectedWho
  readonly search: string
  readonly prints: readonly Buffer[]
  readonly page: number
  readonly size: number
}

/** In the order of their ids, which does not change while one looks. */
export async function selectConnected(
  tx: AppTx,
  filter: ConnectedFilter,
): Promise<readonly ConnectedRow[]> {
  const { page, size } = filter
  return tx.sql<ConnectedRow[]>`
    with page as materialized (
      select m.id from member m where ${isConnected(tx, filter)}
      order by lower(m.code) limit ${size} offset ${(page - 1) * size}
    )
    select m.id, m.code, m.name, m.kind, m.path, s.site, coalesce(w.cash, 0) as balance,
           s.created_at as since, coalesce(host(s.address), '') as address, s.agent,
           g.game, g.stake, g.win, g.at as "playedAt"
    from page join member m on m.id = page.id
      left join wallet w on w.member_id = m.id
      join lateral (
        select site, created_at, address, agent from session
        where member_id = m.id and ${isOpen(tx)} order by created_at desc limit 1) s on true
      left join lateral (
        select game, stake, win, at from round where member_id = m.id
        order by id desc limit 1) g on g.at >= s.created_at
    order by lower(m.code)`
}

export async function countConnected(tx: AppTx, filter: ConnectedFilter): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from member m where ${isConnected(tx, filter)}`
  return row?.count ?? 0
}

/** Whoever is only looked at through staff's eyes is not connected. */
function isConnected(tx: AppTx, { scope, who, search, prints }: ConnectedFilter) {
  const hex = tx.sql.array(
    prints.map((print) => print.toString('hex')),
    1009,
  )
  const found = tx.sql`and m.id in (
    select member_find(${search.toLowerCase()},
      (select array_agg(decode(p, 'hex')) from unnest(${hex}::text[]) p), 2000))`
  return tx.sql`
    m.id = any (connected_members()) and m.id <> ${scope}
    and (m.kind = 'MEMBER') = ${who === 'PLAYERS'}
    and exists (select 1 from session where member_id = m.id and ${isOpen(tx)})
    ${search ? found : tx.sql``}`
}

function isOpen(tx: AppTx) {
  return tx.sql`ended_at is null and expires_at > now() and viewed_by is null`
}
