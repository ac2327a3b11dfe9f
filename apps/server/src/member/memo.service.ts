import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import { requirePower } from '../tree/power.service'
import { requireBelow } from '../tree/tree.sql'
import { insertMemo, saveMemoRemoved, selectMemos } from './memo.sql'

export async function listMemos(
  tx: AppTx,
  caller: Caller,
  wanted: { readonly id: MemberId; readonly before?: string | undefined; readonly size: number },
) {
  await requireBelow(tx, caller.scopeId, [wanted.id])
  const rows = await selectMemos(tx, wanted)
  const items = rows.slice(0, wanted.size).map(({ id, text, author, authorId, createdAt }) => ({
    id,
    text,
    author,
    mine: authorId === caller.id,
    createdAt: createdAt.toISOString(),
  }))
  return { items, hasMore: rows.length > wanted.size, size: wanted.size }
}

export async function addMemo(
  tx: AppTx,
  caller: Caller,
  { id: member, text }: { readonly id: MemberId; readonly text: string },
): Promise<{ readonly id: string }> {
  await requirePower(tx, caller, [member])
  const id = newId()
  await insertMemo(tx, { id, member, author: caller.id, text })
  await record(tx, caller, { action: 'memo.add', member, after: { text } })
  return { id }
}

export async function removeMemo(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const memo = (await saveMemoRemoved(tx, id, caller.id)) ?? refuse('NOT_FOUND')
  const { member, text } = memo
  await record(tx, caller, { action: 'memo.remove', member, before: { text } })
}
