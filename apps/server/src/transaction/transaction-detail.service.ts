import type { Seal } from '@camellia/db/sealed'
import { can } from '@camellia/kernel/ability'
import { refuse } from '@camellia/kernel/refusal'
import { won } from '@camellia/kernel/won'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { listTrail } from '../trail/trail.service'
import { isBelow } from '../tree/tree.sql'
import { selectNames } from './context.sql'
import { namedFor } from './queue.service'
import { selectEntries, selectOne, type TransactionRow } from './transaction.sql'

/** As many things as were ever done to one transaction, and then some. */
const AUDIT_MAX = 50

/** One transaction with its stages, its entries and what staff did: one's own and those below. */
export async function readTransaction(
  tx: AppTx,
  caller: Caller,
  { id, seal }: { readonly id: string; readonly seal: Seal },
) {
  const row = await selectOne(tx, id)
  if (!row) return refuse('NOT_FOUND')
  const own = row.memberId === caller.scopeId
  if (!own && !(await isBelow(tx, caller.scopeId, row.memberId))) return refuse('NOT_FOUND')
  const [transaction] = await namedFor(tx, [row], seal)
  const entries = await selectEntries(tx, id)
  const names = await selectNames(tx, [row.createdBy, ...entries.map(({ owner }) => owner)])
  const person = (one: TransactionRow['createdBy']) => {
    const known = names.get(one)
    return known ? { id: known.id, code: known.code, name: known.name } : null
  }
  return {
    transaction: transaction ?? refuse('NOT_FOUND'),
    createdBy: person(row.createdBy),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    entries: entries.map(({ owner, at, change, before, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      owner: person(owner),
      change,
      before,
      after: won(before + change),
    })),
    audit: can(caller.abilities, { subject: 'Audit', action: 'read' })
      ? await auditOf(tx, caller, row)
      : null,
  }
}

async function auditOf(tx: AppTx, caller: Caller, { id, memberId }: TransactionRow) {
  const about = { transaction: id, member: memberId, size: AUDIT_MAX }
  return (await listTrail(tx, caller, about)).items
}
