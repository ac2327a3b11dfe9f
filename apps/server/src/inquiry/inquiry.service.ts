import type { InquiryCategory } from '@camellia/contract/inquiry'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import { attachFile } from '../file/file.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { pathOf } from '../tree/tree.sql'
import {
  countAsked,
  countMine,
  hasPost,
  type InquiryRow,
  insertInquiry,
  insertPost,
  lockInquiry,
  type MineFilter,
  saveAnswered,
  saveMore,
  saveRating,
  saveSeen,
  selectInquiry,
  selectLastSide,
  selectLength,
  selectMine,
  selectPosts,
} from './inquiry.sql'
import { fastAnswer } from './macro.service'

/** More is not asking any longer. */
const OPEN_MAX = 10
const DAY_MAX = 30
const FAST_MAX = 10
const POSTS_MAX = 200
/** Of one inquiry, so that it can be read as a whole; who answers may write some more. */
const POST_BYTES_MAX = 128 * 1024
export const ANSWER_BYTES_MOST = 2 * POST_BYTES_MAX

export interface Question {
  readonly id: string
  readonly channel: InquiryRow['channel']
  readonly category: InquiryCategory
  readonly title: string
  readonly content: string
  readonly file?: string | undefined
}

export async function openInquiry(
  tx: AppTx,
  caller: Caller,
  question: Question & { readonly language: string },
) {
  const { id, content, file } = question
  if (!(await open(tx, caller.id, question))) return replayed(tx, question)
  const kept = await attachFile(tx, caller, file)
  await insertPost(tx, {
    id: newId(),
    inquiry: id,
    author: caller.id,
    side: 'MEMBER',
    content,
    file: kept,
  })
  await tellStaff(tx, { id, memberId: caller.id }, caller.name)
  return { id }
}

/** The limits are judged before; a number that is known already is not asked again. */
async function open(
  tx: AppTx,
  member: MemberId,
  asked: Question & { readonly language: string },
): Promise<boolean> {
  const { open: waiting, today } = await countAsked(tx, member)
  const isNew = await insertInquiry(tx, { ...asked, member })
  if (isNew && (waiting >= OPEN_MAX || today >= DAY_MAX)) refuse('LIMIT_REACHED')
  return isNew
}

async function replayed(tx: AppTx, { id, title }: { readonly id: string; readonly title: string }) {
  const known = await selectInquiry(tx, id)
  return known?.title === title ? { id } : refuse('CONFLICT')
}

/** In one tap: answered at once when a ready-made answer is chosen and can be filled in. */
export async function askDepositAccount(
  tx: AppTx,
  caller: Caller,
  asked: { readonly id: string; readonly language: string; readonly seal: Seal },
) {
  const { id, language } = asked
  const question = {
    id,
    channel: 'FAST_DEPOSIT',
    category: 'DEPOSIT',
    title: '',
    language,
  } as const
  const { fast } = await countAsked(tx, caller.id)
  if (!(await insertInquiry(tx, { ...question, member: caller.id }))) {
    const known = await selectInquiry(tx, id)
    if (known?.channel !== 'FAST_DEPOSIT') return refuse('CONFLICT')
    const posts = await selectPosts(tx, id)
    return { id, answer: posts.find(({ side }) => side === 'MACRO')?.content ?? null }
  }
  if (fast >= FAST_MAX) refuse('LIMIT_REACHED')
  const said = { inquiry: id, content: '', file: null }
  await insertPost(tx, { ...said, id: newId(), author: caller.id, side: 'MEMBER' })
  const answer = await fastAnswer(tx, caller.id, asked)
  if (answer === null) await tellStaff(tx, { id, memberId: caller.id }, caller.name)
  else {
    await insertPost(tx, { ...said, id: newId(), author: null, side: 'MACRO', content: answer })
    await saveAnswered(tx, id, { status: 'FINISHED', register: null })
    await saveSeen(tx, id, caller.id)
  }
  return { id, answer }
}

export async function listMine(tx: AppTx, filter: MineFilter) {
  const rows = await selectMine(tx, filter)
  const counts = await countMine(tx, filter)
  return { items: rows.map(inquiryOf), ...counts, page: filter.page, size: filter.size }
}

export function inquiryOf(row: InquiryRow) {
  return { ...row, createdAt: row.createdAt.toISOString(), lastAt: row.lastAt.toISOString() }
}

export async function readMine(tx: AppTx, caller: Caller, id: string) {
  const row = await selectInquiry(tx, id)
  if (row?.memberId !== caller.id) return refuse('NOT_FOUND')
  const posts = await selectPosts(tx, id)
  return {
    ...inquiryOf(row),
    posts: posts.map((post) => ({ ...post, createdAt: post.createdAt.toISOString() })),
  }
}

export async function seeInquiry(tx: AppTx, caller: Caller, id: string): Promise<void> {
  if (!(await saveSeen(tx, id, caller.id))) refuse('NOT_FOUND')
}

export async function replyInquiry(
  tx: AppTx,
  caller: Caller,
  reply: {
    readonly id: string
    readonly inquiry: string
    readonly content: string
    readonly file?: string | undefined
  },
): Promise<void> {
  const { id, inquiry, content, file } = reply
  const row = await lockInquiry(tx, inquiry)
  if (row?.memberId !== caller.id) return refuse('NOT_FOUND')
  if (await hasPost(tx, id, inquiry)) return
  const { posts, bytes } = await selectLength(tx, inquiry)
  if (posts >= POSTS_MAX || bytes >= POST_BYTES_MAX) refuse('LIMIT_REACHED')
  const spoke = await selectLastSide(tx, inquiry)
  const kept = await attachFile(tx, caller, file)
  const post = { id, inquiry, author: caller.id, side: 'MEMBER', content, file: kept } as const
  if (!(await insertPost(tx, post))) refuse('CONFLICT')
  await saveMore(tx, inquiry)
  await saveSeen(tx, inquiry, caller.id)
  // Who goes on writing before anyone answered has been heard already.
  if (spoke === 'MEMBER') await tellQueue(tx, row)
  else await tellStaff(tx, row, caller.name)
}

export async function rateInquiry(
  tx: AppTx,
  caller: Caller,
  { id, rating }: { readonly id: string; readonly rating: number },
): Promise<void> {
  const row = await lockInquiry(tx, id)
  if (row?.memberId !== caller.id) return refuse('NOT_FOUND')
  if (row.status !== 'FINISHED') refuse('CONFLICT')
  await saveRating(tx, id, rating)
}

export type Waiting = Pick<InquiryRow, 'id' | 'memberId'>

/** Whoever above may read questions hears of it, and their lists ask again. */
export async function tellStaff(tx: AppTx, waiting: Waiting, text: string): Promise<void> {
  const to = await readersOf(tx, waiting.memberId)
  tx.tell({ to, push: { type: 'ALARM', kind: 'FAQ', text, id: waiting.id } })
  await tellQueue(tx, waiting)
}

export async function tellQueue(tx: AppTx, { memberId }: Waiting): Promise<void> {
  const to = await readersOf(tx, memberId)
  tx.tell({ to, push: { type: 'QUEUE', queue: 'INQUIRY' } })
}

export async function readersOf(tx: AppTx, member: MemberId) {
  const above = (await pathOf(tx, member)).slice(0, -1)
  return { above, ability: { subject: 'Faq', action: 'read' } }
}
