import type { ChatPost } from '@camellia/contract/chat'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import { attachFile } from '../file/file.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { openInquiry, readersOf } from '../inquiry/inquiry.service'
import {
  type ChatRow,
  countSaid,
  hasPost,
  insertPost,
  isStaffed,
  openChat,
  type PostRow,
  saveClosed,
  saveSeen,
  saveSpoken,
  selectOpen,
  selectPosts,
} from './chat.sql'

/** Faster nobody writes by hand. */
const POSTS_A_MINUTE = 30

export interface Said {
  readonly id: string
  readonly content?: string | undefined
  readonly file?: string | undefined
}

export async function readMine(tx: AppTx, caller: Caller, here: readonly MemberId[]) {
  const staffed = await isStaffed(tx, caller.id, here)
  const chat = await selectOpen(tx, caller.id)
  if (!chat) return { chat: null, staffed }
  const { posts, hasOlder } = await selectPosts(tx, { member: caller.id })
  const { id, status, memberSeen, staffSeen } = chat
  const seen = { seenByMe: memberSeen, seenByStaff: staffSeen }
  return { chat: { id, status, ...seen, posts: posts.map(postOf), hasOlder }, staffed }
}

export function postOf({ authorId: _, ...post }: PostRow): ChatPost {
  return { ...post, createdAt: post.createdAt.toISOString() }
}

/** With nobody there to answer, a first word becomes an inquiry: it is not lost. */
export async function say(
  tx: AppTx,
  caller: Caller,
  said: Said & { readonly language: string; readonly here: readonly MemberId[] },
) {
  const { content = '', file, id, language } = said
  if (content === '' && file === undefined) refuse('INVALID_PARAMETER')
  const open = await selectOpen(tx, caller.id)
  if (!open && !(await isStaffed(tx, caller.id, said.here))) {
    const question = { id, channel: 'CHAT', category: 'OTHER', title: '', language } as const
    const inquiry = await openInquiry(tx, caller, { ...question, content, file })
    return { chat: null, inquiry: inquiry.id }
  }
  const { chat, isNew } = await openChat(tx, { id: newId(), member: caller.id, language })
  if (await hasPost(tx, id)) return { chat: chat.id, inquiry: null }
  if ((await countSaid(tx, caller.id, chat.id)) >= POSTS_A_MINUTE) refuse('LIMIT_REACHED')
  await put(tx, caller, { chat, side: 'MEMBER', said })
  if (isNew) await alarm(tx, caller, chat.id)
  return { chat: chat.id, inquiry: null }
}

async function alarm(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const to = await readersOf(tx, caller.id)
  tx.tell({ to, push: { type: 'ALARM', kind: 'FAQ', text: caller.name, id, chat: true } })
}

export async function put(
  tx: AppTx,
  caller: Caller,
  post: { readonly chat: ChatRow; readonly side: ChatPost['side']; readonly said: Said },
): Promise<void> {
  const { chat, side } = post
  const { id, content = '' } = post.said
  const file = await attachFile(tx, caller, post.said.file)
  const row = { id, chat: chat.id, author: caller.id, side, content, file }
  if (!(await insertPost(tx, row))) refuse('CONFLICT')
  await saveSpoken(tx, chat.id, { side, post: id, by: caller.id })
  await tell(tx, chat, { event: 'POST', by: side })
}

/** To both sides: the member, and whoever above may read it. */
export async function tell(
  tx: AppTx,
  { id, memberId }: Pick<ChatRow, 'id' | 'memberId'>,
  what: {
    readonly event: 'POST' | 'SEEN' | 'STATE' | 'TYPING'
    readonly by: ChatPost['side']
  },
): Promise<void> {
  const push = { type: 'CHAT', chat: id, ...what } as const
  tx.tell({ to: { member: memberId }, push })
  const to = await readersOf(tx, memberId)
  tx.tell({ to, push })
  if (what.event === 'POST' || what.event === 'STATE') {
    tx.tell({ to, push: { type: 'QUEUE', queue: 'CHAT' } })
  }
}

export async function typing(tx: AppTx, caller: Caller): Promise<void> {
  const chat = await selectOpen(tx, caller.id)
  if (chat) await tell(tx, chat, { event: 'TYPING', by: 'MEMBER' })
}

export async function see(tx: AppTx, caller: Caller, post: string): Promise<void> {
  const chat = (await selectOpen(tx, caller.id)) ?? refuse('NOT_FOUND')
  if (!(await saveSeen(tx, chat.id, { side: 'MEMBER', post }))) refuse('NOT_FOUND')
  await tell(tx, chat, { event: 'SEEN', by: 'MEMBER' })
}

export async function leave(tx: AppTx, caller: Caller): Promise<void> {
  const chat = await selectOpen(tx, caller.id)
  if (!chat) return
  await saveClosed(tx, chat.id)
  await tell(tx, chat, { event: 'STATE', by: 'MEMBER' })
}
