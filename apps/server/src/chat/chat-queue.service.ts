import type { InquiryCategory } from '@camellia/contract/inquiry'
import { can } from '@camellia/kernel/ability'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { insertInquiry, insertPost, saveState } from '../inquiry/inquiry.sql'
import { isOwn } from '../inquiry/inquiry-queue.service'
import { selectLanguage } from '../inquiry/macro.sql'
import { record } from '../trail/trail.service'
import { abilitiesFor } from '../tree/abilities.rules'
import { requireBelow, selectAncestors } from '../tree/tree.sql'
import { postOf, put, type Said, tell } from './chat.service'
import {
  type ChatRow,
  hasPost,
  lockChat,
  saveAssigned,
  saveClosed,
  saveSeen,
  selectPosts,
} from './chat.sql'
import {
  type ChatQueueFilter,
  type ChatQueueRow,
  selectChatQueue,
  selectColleagues,
} from './chat-queue.sql'

const TALKS = { subject: 'Faq', action: 'write' }

export async function listChats(tx: AppTx, caller: Caller, filter: ChatQueueFilter) {
  if (filter.member) await requireBelow(tx, caller.scopeId, [filter.member])
  const rows = await selectChatQueue(tx, caller, filter)
  const items = rows.slice(0, filter.size).map((row) => queuedOf(row, caller))
  return { items, hasMore: rows.length > filter.size, size: filter.size }
}

function queuedOf(row: ChatQueueRow, caller: Caller) {
  const { memberId, memberCode, memberName, assignedId, assignedCode, assignedName } = row
  const known = assignedId !== null && assignedCode !== null && assignedName !== null
  return {
    ...row,
    member: { id: memberId, code: memberCode, name: memberName },
    assigned: known ? { id: assignedId, code: assignedCode, name: assignedName } : null,
    mine: assignedId === caller.id,
    last: {
      side: row.lastSide,
      content: row.lastContent,
      file: row.lastFile,
      at: row.lastAt.toISOString(),
    },
    createdAt: row.createdAt.toISOString(),
  }
}

export async function readChat(
  tx: AppTx,
  caller: Caller,
  { id, before }: { readonly id: string; readonly before?: string | undefined },
) {
  const [row] = await selectChatQueue(tx, caller, { id, size: 1 })
  if (!row) return refuse('NOT_FOUND')
  const { posts, hasOlder } = await selectPosts(tx, { member: row.memberId, before })
  const people = await selectAncestors(
    tx,
    caller.scopeId,
    posts.map(({ authorId }) => authorId),
  )
  return {
    ...queuedOf(row, caller),
    seenByMember: row.memberSeen,
    posts: posts.map((post) => ({ ...postOf(post), author: people.get(post.authorId) ?? null })),
    hasOlder,
  }
}

/** Whoever takes it or is handed it talks; a closed conversation is nobody's any more. */
export async function assignChat(
  tx: AppTx,
  caller: Caller,
  { id, to = caller.id }: { readonly id: string; readonly to?: MemberId | undefined },
): Promise<void> {
  const chat = await lockOpen(tx, caller, id)
  const colleagues = await selectColleagues(tx, caller.scopeId)
  const colleague = colleagues.find((one) => one.id === to)
  if (!colleague || !can(abilitiesFor(colleague), TALKS)) return refuse('MEMBER_NOT_FOUND')
  if (chat.assignedId === to) return
  await saveAssigned(tx, id, to)
  const { memberId } = chat
  await record(tx, caller, {
    action: 'chat.assign',
    member: memberId,
    after: { to: colleague.code },
  })
  await tell(tx, chat, { event: 'STATE', by: 'STAFF' })
}

export async function listColleagues(tx: AppTx, caller: Caller) {
  const rows = await selectColleagues(tx, caller.scopeId)
  return rows.filter((row) => can(abilitiesFor(row), TALKS))
}

/** A colleague's conversation is not spoken into: it is taken first. */
export async function answerChat(
  tx: AppTx,
  caller: Caller,
  said: Said & { readonly chat: string },
): Promise<void> {
  if ((said.content ?? '') === '' && said.file === undefined) refuse('INVALID_PARAMETER')
  const chat = await lockOpen(tx, caller, said.chat)
  if (await hasPost(tx, said.id)) return
  if (chat.assignedId !== null && chat.assignedId !== caller.id) refuse('CONFLICT')
  await put(tx, caller, { chat, side: 'STAFF', said })
}

export async function typeAsStaff(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const [chat] = await selectChatQueue(tx, caller, { id, size: 1 })
  await tell(tx, chat ?? refuse('NOT_FOUND'), { event: 'TYPING', by: 'STAFF' })
}

export async function seeAsStaff(
  tx: AppTx,
  caller: Caller,
  { chat: id, post }: { readonly chat: string; readonly post: string },
): Promise<void> {
  const chat = await lockBelow(tx, caller, id)
  if (!(await saveSeen(tx, id, { side: 'STAFF', post }))) refuse('NOT_FOUND')
  await tell(tx, chat, { event: 'SEEN', by: 'STAFF' })
}

/** What is left to do goes on as an inquiry, with the last words of the conversation in it. */
export async function closeChat(
  tx: AppTx,
  caller: Caller,
  {
    id,
    inquiry,
  }: {
    readonly id: string
    readonly inquiry?: { readonly category: InquiryCategory; readonly title: string } | undefined
  },
) {
  const chat = await lockOpen(tx, caller, id)
  await saveClosed(tx, id)
  const kept = inquiry ? await keepAsInquiry(tx, caller, { chat, ...inquiry }) : null
  await record(tx, caller, { action: 'chat.close', member: chat.memberId })
  await tell(tx, chat, { event: 'STATE', by: 'STAFF' })
  return { inquiry: kept }
}

async function keepAsInquiry(
  tx: AppTx,
  caller: Caller,
  kept: {
    readonly chat: ChatRow
    readonly category: InquiryCategory
    readonly title: string
  },
): Promise<string> {
  const { chat, category, title } = kept
  const id = newId<string>()
  const member = chat.memberId
  const language = await selectLanguage(tx, member)
  await insertInquiry(tx, { id, member, channel: 'CHAT', category, title, language })
  const { posts } = await selectPosts(tx, { member })
  const words = posts
    .filter(({ side, content }) => side === 'MEMBER' && content !== '')
    .slice(-5)
    .map(({ content }) => content)
  const content = words.join('\n').slice(0, 4_000)
  // In the member's name it may not be said by another: it is the product's note of the chat.
  const post = { id: newId<string>(), inquiry: id, author: null, content, file: null }
  await insertPost(tx, { ...post, side: 'MEMBER' })
  await saveState(tx, id, { status: 'READING', register: caller.id })
  tx.tell({ to: { member }, push: { type: 'INQUIRY', id } })
  return id
}

async function lockOpen(tx: AppTx, caller: Caller, id: string): Promise<ChatRow> {
  const chat = await lockBelow(tx, caller, id)
  return chat.status === 'CLOSED' ? refuse('CONFLICT') : chat
}

async function lockBelow(tx: AppTx, caller: Caller, id: string): Promise<ChatRow> {
  const chat = (await lockChat(tx, id)) ?? refuse('NOT_FOUND')
  return isOwn(chat.memberId, caller) ? refuse('NOT_FOUND') : chat
}
