import {
  MEMBER_EXPORT_SIZE,
  type MemberFilter,
  type MemberSort,
} from '@camellia/contract/member-list'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import { requireBelow } from '../tree/tree.sql'
import { memberRowFor, pageFilterFor } from './member-list.rules'
import { type PageFilter, selectMemberIds, selectMemberRows, selectTotals } from './member-list.sql'
import { selectTagsOf } from './member-tag.sql'

/** What a list is made with: the seal opens phones and accounts; the prints are searched for. */
export interface ListTools {
  readonly seal: Seal
  readonly prints: readonly Buffer[]
}

export async function listMembers(
  tx: AppTx,
  caller: Caller,
  query: MemberFilter & {
    readonly sort: MemberSort
    readonly direction: 'ASC' | 'DESC'
    readonly page: number
    readonly size: number
  },
  tools: ListTools,
) {
  const { sort, direction, page, size } = query
  const filter = { ...(await filterOf(tx, caller, query, tools)), sort, direction }
  const ids = await selectMemberIds(tx, filter, { most: size + 1, skip: (page - 1) * size })
  const rows = await selectMemberRows(tx, ids.slice(0, size))
  const tags = await selectTagsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => memberRowFor(row, tools.seal, tags.get(row.id)))
  return { items, hasMore: ids.length > size, page, size }
}

export async function memberTotals(
  tx: AppTx,
  caller: Caller,
  filter: MemberFilter,
  tools: ListTools,
) {
  return selectTotals(tx, await filterOf(tx, caller, filter, tools))
}

/** By id, so that nobody is missed or told twice while people join and money moves. */
export async function exportMembers(
  tx: AppTx,
  caller: Caller,
  { after, ...wanted }: MemberFilter & { readonly after?: MemberId | undefined },
  tools: ListTools,
) {
  const found = await filterOf(tx, caller, wanted, tools)
  const filter = { ...found, sort: 'id', direction: 'ASC', ...(after && { after }) }
  const ids = await selectMemberIds(tx, filter, { most: MEMBER_EXPORT_SIZE + 1 })
  const rows = await selectMemberRows(tx, ids.slice(0, MEMBER_EXPORT_SIZE))
  const tags = await selectTagsOf(
    tx,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => memberRowFor(row, tools.seal, tags.get(row.id)))
  const { under, search } = wanted
  const part = { count: items.length, ...(search && { text: search }), ...(after && { after }) }
  await record(tx, caller, {
    action: 'member.export',
    ...(under && { member: under }),
    after: part,
  })
  return { items, next: ids.length > MEMBER_EXPORT_SIZE ? (items.at(-1)?.id ?? null) : null }
}

async function filterOf(
  tx: AppTx,
  caller: Caller,
  filter: MemberFilter,
  { prints }: ListTools,
): Promise<PageFilter> {
  const { under } = filter
  if (under && under !== caller.scopeId) await requireBelow(tx, caller.scopeId, [under])
  return pageFilterFor(filter, { scope: caller.scopeId, prints })
}
