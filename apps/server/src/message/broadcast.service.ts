import type { BroadcastTarget, Translations } from '@camellia/contract/message'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import {
  type BroadcastRow,
  countReach,
  insertBroadcast,
  type SentTo,
  selectBroadcasts,
  selectPartnerName,
  selectReceivers,
  selectRoleName,
  selectText,
} from './broadcast.sql'

export async function readReach(tx: AppTx, caller: Caller, target: BroadcastTarget) {
  await named(tx, caller, target)
  return { count: await countReach(tx, caller.scopeId, target) }
}

/** Written down at once; the broadcast post brings it to everyone in the background. */
export async function sendBroadcast(
  tx: AppTx,
  caller: Caller,
  broadcast: {
    readonly id: string
    readonly target: BroadcastTarget
    readonly title: string
    readonly content: string
    readonly translations?: Translations | undefined
  },
) {
  const { id, title } = broadcast
  const target = await named(tx, caller, broadcast.target)
  const total = await countReach(tx, caller.scopeId, broadcast.target)
  if (!(await insertBroadcast(tx, caller, { ...broadcast, target, total })))
    return replay(tx, broadcast)
  await record(tx, caller, { action: 'letter.send', after: { title, ...target, total } })
  return { id, total }
}

/** The same broadcast again is the same broadcast; another under its number is not sent. */
async function replay(
  tx: AppTx,
  { id, title, content }: { readonly id: string; readonly title: string; readonly content: string },
) {
  const known = await selectText(tx, id)
  if (known?.title !== title || known.content !== content) return refuse('CONFLICT')
  return { id, total: known.total }
}

async function named(tx: AppTx, caller: Caller, target: BroadcastTarget): Promise<SentTo> {
  if (target.kind === 'ALL') return target
  if (target.kind === 'ROLE') {
    const name = await selectRoleName(tx, target.role)
    return { ...target, name: name ?? refuse('NOT_FOUND') }
  }
  const name = await selectPartnerName(tx, caller.scopeId, target.partner)
  return { ...target, name: name ?? refuse('MEMBER_NOT_FOUND') }
}

export async function listBroadcasts(
  tx: AppTx,
  filter: { readonly before?: string | undefined; readonly size: number },
) {
  const rows = await selectBroadcasts(tx, filter)
  const items = rows.slice(0, filter.size).map(broadcastOf)
  return { items, hasMore: rows.length > filter.size, size: filter.size }
}

function broadcastOf({ senderId, senderCode, senderName, target, ...row }: BroadcastRow) {
  const known = senderId !== null && senderCode !== null && senderName !== null
  return {
    ...row,
    sender: known ? { id: senderId, code: senderCode, name: senderName } : null,
    target: { kind: target.kind, name: 'name' in target ? target.name : null },
    status: row.finishedAt ? ('SENT' as const) : ('SENDING' as const),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

export async function readBroadcast(tx: AppTx, id: string) {
  const { title, content, translations } = (await selectText(tx, id)) ?? refuse('NOT_FOUND')
  return { title, content, translations }
}

export async function listReceivers(
  tx: AppTx,
  wanted: {
    readonly broadcast: string
    readonly read?: boolean | undefined
    readonly page: number
    readonly size: number
  },
) {
  const rows = await selectReceivers(tx, wanted)
  const items = rows.map(({ id, code, name, readAt, removed }) => ({
    member: { id, code, name },
    readAt: readAt?.toISOString() ?? null,
    removed,
  }))
  return { items, total: rows[0]?.total ?? 0, page: wanted.page, size: wanted.size }
}
