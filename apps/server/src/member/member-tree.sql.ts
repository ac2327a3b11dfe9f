import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface BranchRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: number
  readonly roleName: string
  readonly members: number
  readonly hasBranches: boolean
}

/** The node first, then the partners directly under it; empty outside the caller's tree. */
export async function selectBranches(
  tx: AppTx,
  node: MemberId,
  most: number,
): Promise<readonly BranchRow[]> {
  const counts = await tx.sql<{ id: MemberId; members: number }[]>`
    select id, members from member_branches(${node}, ${most}) order by id <> ${node}, id`
  if (counts.length === 0) return []
  const rows = await tx.sql<Omit<BranchRow, 'members'>[]>`
    select m.id, m.code, m.name, m.kind, m.status, coalesce(r.name, '') as "roleName",
           exists (select 1 from member c
                   where c.parent_id = m.id and c.kind = 'PARTNER' and c.status <> 3)
             as "hasBranches"
    from member m left join role r on r.id = m.role_id
    where m.id in ${tx.sql(counts.map(({ id }) => id))}`
  const byId = new Map(rows.map((row) => [row.id, row]))
  return counts.flatMap(({ id, members }) => {
    const row = byId.get(id)
    return row ? [{ ...row, members }] : []
  })
}

export interface PartnerRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly roleName: string
  readonly path: readonly MemberId[]
}

/** So many of all kinds are looked through: whoever types one letter gets the first ones. */
const LOOKED_THROUGH = 5_000
const PARTNERS_MAX = 12

/** An id written in full comes first: Enter takes the first. */
export async function searchPartners(tx: AppTx, text: string): Promise<readonly PartnerRow[]> {
  return tx.sql<PartnerRow[]>`
    with found as materialized (
      select id from member_find(${text.toLowerCase()}, '{}', ${LOOKED_THROUGH}) as f (id)
    )
    select m.id, m.code, m.name, coalesce(r.name, '') as "roleName", m.path
    from found join member m on m.id = found.id left join role r on r.id = m.role_id
    where m.kind = 'PARTNER' and m.status <> 3
    order by (lower(m.code) = lower(${text})) desc, (lower(m.name) = lower(${text})) desc,
             cardinality(m.path), m.name limit ${PARTNERS_MAX}`
}
