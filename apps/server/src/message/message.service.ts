import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { AppTx } from '../http/tell'
import {
  countMessages,
  countUnread,
  type MessageFilter,
  saveRead,
  saveRemoved,
  selectMessages,
} from './message.sql'

export async function listMessages(tx: AppTx, filter: MessageFilter) {
  const rows = await selectMessages(tx, filter)
  return {
    items: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    })),
    total: await countMessages(tx, filter),
    unread: await countUnread(tx, filter.receiver),
    page: filter.page,
    size: filter.size,
  }
}

export async function readMessages(
  tx: AppTx,
  member: MemberId,
  ids: readonly string[],
): Promise<void> {
  if ((await saveRead(tx, member, ids)) !== new Set(ids).size) refuse('NOT_FOUND')
  await tellUnread(tx, member)
}

export async function removeMessages(
  tx: AppTx,
  member: MemberId,
  ids: readonly string[],
): Promise<void> {
  if ((await saveRemoved(tx, member, ids)) !== new Set(ids).size) refuse('NOT_FOUND')
  await tellUnread(tx, member)
}

async function tellUnread(tx: AppTx, member: MemberId): Promise<void> {
  const unread = await countUnread(tx, member)
  tx.tell({ to: { member }, push: { type: 'MESSAGE', unread } })
}
