import { BRANCH_MAX, type BranchNode } from '@camellia/contract/member-tree'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { pathOf, selectAncestors } from '../tree/tree.sql'
import { statusOf } from './member.rules'
import { type BranchRow, searchPartners, selectBranches } from './member-tree.sql'

/** One node and the partners directly under it: a tree of any size is opened step by step. */
export async function openBranch(tx: AppTx, caller: Caller, id: MemberId | undefined) {
  const rows = await selectBranches(tx, id ?? caller.scopeId, BRANCH_MAX + 1)
  const [node, ...branches] = rows.map(branchNode)
  if (node?.kind !== 'PARTNER') refuse('MEMBER_NOT_FOUND')
  const path = await pathOf(tx, node.id)
  const names = await selectAncestors(tx, caller.scopeId, path)
  return {
    line: path.flatMap((step) => names.get(step) ?? []),
    node,
    branches: branches.slice(0, BRANCH_MAX),
    hasMore: branches.length > BRANCH_MAX,
  }
}

function branchNode(row: BranchRow): BranchNode {
  return { ...row, status: statusOf(row.status) }
}

export async function findPartner(tx: AppTx, caller: Caller, text: string) {
  const rows = await searchPartners(tx, text)
  const above = [...new Set(rows.flatMap(({ path }) => path))]
  const names = await selectAncestors(tx, caller.scopeId, above)
  return rows.map(({ path, ...partner }) => ({
    ...partner,
    path: path.flatMap((id) => names.get(id) ?? []),
  }))
}
