import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { balanceOf } from '@camellia/ledger/balance'
import { attachFile } from '../file/file.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import { selectMonth } from '../transaction/context.sql'
import { requireBelow, selectAncestors } from '../tree/tree.sql'
import { ANSWER_BYTES_MOST, tellQueue } from './inquiry.service'
import {
  hasPost,
  type InquiryRow,
  insertPost,
  lockInquiry,
  saveAnswered,
  saveState,
  selectLength,
  selectPosts,
} from './inquiry.sql'
import {
  countQueue,
  type InquiryQueueRow,
  type QueueFilter,
  selectAbout,
  selectCase,
  selectQueue,
} from './inquiry-queue.sql'

export async function listQueue(tx: AppTx, caller: Caller, filter: QueueFilter) {
  if (filter.member) await requireBelow(tx, caller.scopeId, [filter.member])
  const rows = await selectQueue(tx, caller, filter)
  return {
    items: rows.slice(0, filter.size).map((row) => queuedOf(row, caller)),
    hasMore: rows.length > filter.size,
    size: filter.size,
    counts: await countQueue(tx, caller),
  }
}

function queuedOf(row: InquiryQueueRow, caller: Caller) {
  const { memberId, memberCode, memberName, registerId, registerCode, registerName } = row
  const known = registerId !== null && registerCode !== null && registerName !== null
  return {
    ...row,
    member: { id: memberId, code: memberCode, name: memberName },
    register: known ? { id: registerId, code: registerCode, name: registerName } : null,
    mine: registerId === caller.id,
    createdAt: row.createdAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }
}

export async function readCase(tx: AppTx, caller: Caller, id: string) {
  const row = (await selectCase(tx, caller, id)) ?? refuse('NOT_FOUND')
  const said = await selectPosts(tx, id)
  const authors = said.flatMap(({ authorId }) => (authorId === null ? [] : [authorId]))
  const { path, joinedAt, inquiries } = await selectAbout(tx, row.memberId)
  const people = await selectAncestors(tx, caller.scopeId, [...path, ...authors])
  const { deposits, withdrawals } = await selectMonth(tx, row.memberId)
  const { balance } = await balanceOf(tx, row.memberId)
  return {
    ...queuedOf(row, caller),
    about: {
      balance,
      deposits,
      withdrawals,
      inquiries,
      joinedAt: joinedAt.toISOString(),
      line: path.slice(0, -1).flatMap((step) => people.get(step) ?? []),
    },
    said: said.map(({ authorId, ...post }) => ({
      ...post,
      author: (authorId !== null && people.get(authorId)) || null,
      createdAt: post.createdAt.toISOString(),
    })),
  }
}

/** Two people never answer the same question: whoever claims it has it. */
export async function claimInquiry(
  tx: AppTx,
  caller: Caller,
  { id, over = false }: { readonly id: string; readonly over?: boolean | undefined },
): Promise<void> {
  const row = await lockBelow(tx, caller, id)
  if (row.status === 'FINISHED') refuse('CONFLICT')
  if (row.registerId === caller.id) return
  if (row.registerId !== null && !over) refuse('CONFLICT')
  await saveState(tx, id, { status: 'READING', register: caller.id })
  await record(tx, caller, { action: 'inquiry.claim', member: row.memberId })
  await tellChanged(tx, row)
}

export async function releaseInquiry(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const row = await lockBelow(tx, caller, id)
  if (row.status !== 'READING' || row.registerId !== caller.id) refuse('CONFLICT')
  await saveState(tx, id, { status: 'PENDING', register: null })
  await tellChanged(tx, row)
}

export async function answerInquiry(
  tx: AppTx,
  caller: Caller,
  answer: {
    readonly id: string
    readonly inquiry: string
    readonly content: string
    readonly file?: string | undefined
    readonly finish: boolean
  },
): Promise<void> {
  const { id, inquiry, content, file, finish } = answer
  const row = await lockBelow(tx, caller, inquiry)
  if (await hasPost(tx, id, inquiry)) return
  if (row.status === 'FINISHED' || (row.registerId !== null && row.registerId !== caller.id)) {
    refuse('CONFLICT')
  }
  if ((await selectLength(tx, inquiry)).bytes >= ANSWER_BYTES_MOST) refuse('LIMIT_REACHED')
  const kept = await attachFile(tx, caller, file)
  const post = { id, inquiry, author: caller.id, side: 'STAFF', content, file: kept } as const
  if (!(await insertPost(tx, post))) refuse('CONFLICT')
  const status = finish ? 'FINISHED' : 'READING'
  await saveAnswered(tx, inquiry, { status, register: caller.id })
  const after = { content: content.slice(0, 200), finish }
  await record(tx, caller, { action: 'inquiry.answer', member: row.memberId, after })
  await tellChanged(tx, row)
}

export async function finishInquiry(
  tx: AppTx,
  caller: Caller,
  { id, finished }: { readonly id: string; readonly finished: boolean },
): Promise<void> {
  const row = await lockBelow(tx, caller, id)
  if ((row.status === 'FINISHED') === finished) return
  if (finished && row.registerId !== null && row.registerId !== caller.id) refuse('CONFLICT')
  await saveState(tx, id, { status: finished ? 'FINISHED' : 'READING', register: caller.id })
  const action = finished ? 'inquiry.finish' : 'inquiry.reopen'
  await record(tx, caller, { action, member: row.memberId })
  await tellChanged(tx, row)
}

async function lockBelow(tx: AppTx, caller: Caller, id: string): Promise<InquiryRow> {
  const row = (await lockInquiry(tx, id)) ?? refuse('NOT_FOUND')
  if (isOwn(row.memberId, caller)) refuse('NOT_FOUND')
  return row
}

/** Nobody answers their own question, nor that of the partner they work for. */
export function isOwn(member: MemberId, { id, scopeId }: Caller): boolean {
  return member === id || member === scopeId
}

async function tellChanged(tx: AppTx, { id, memberId }: InquiryRow): Promise<void> {
  tx.tell({ to: { member: memberId }, push: { type: 'INQUIRY', id } })
  await tellQueue(tx, { id, memberId })
}
