import type { Translations } from '@camellia/contract/message'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import { requireBelow } from '../tree/tree.sql'
import { insertBroadcast, insertMessages, saveFinished } from './broadcast.sql'
import {
  countMessages,
  countUnread,
  countUnreadBelow,
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

/** All of them get it or none. A message to oneself would only pass for one from above. */
export async function sendMessage(
  tx: AppTx,
  caller: Caller,
  message: {
    readonly ids: readonly MemberId[]
    readonly title: string
    readonly content: string
    readonly translations?: Translations | undefined
  },
): Promise<void> {
  const ids = [...new Set(message.ids)]
  await requireBelow(tx, caller.scopeId, ids)
  if (ids.includes(caller.id)) refuse('MEMBER_NOT_FOUND')
  await deliver(tx, caller, { ...message, ids })
  for (const member of ids) {
    await record(tx, caller, { action: 'message.send', member, after: { title: message.title } })
  }
}

/** Into the inbox of each, in the caller's name; to whom is checked by whoever calls it. */
export async function deliver(
  tx: AppTx,
  caller: Caller,
  message: {
    readonly ids: readonly MemberId[]
    readonly title: string
    readonly content: string
    readonly translations?: Translations | undefined
  },
): Promise<void> {
  const { ids, title, content, translations } = message
  const id = newId<string>()
  const target = { kind: 'SELECTED' } as const
  await insertBroadcast(tx, caller, { id, title, content, translations, target, total: ids.length })
  await insertMessages(tx, { id, senderId: caller.id }, ids)
  await saveFinished(tx, id, ids.length)
  for (const receiver of ids) {
    const unread = await countUnreadBelow(tx, receiver)
    tx.tell({ to: { member: receiver }, push: { type: 'MESSAGE', unread } })
  }
}

async function tellUnread(tx: AppTx, member: MemberId): Promise<void> {
  const unread = await countUnread(tx, member)
  tx.tell({ to: { member }, push: { type: 'MESSAGE', unread } })
}
