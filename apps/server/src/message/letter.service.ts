import type { LetterTarget } from '@camellia/contract/message'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import {
  countReach,
  insertLetter,
  type LetterRow,
  type SentTo,
  selectLetters,
  selectPartnerName,
  selectReceivers,
  selectRoleName,
} from './letter.sql'

export async function readReach(tx: AppTx, caller: Caller, target: LetterTarget) {
  await named(tx, caller, target)
  return { count: await countReach(tx, caller.scopeId, target) }
}

/** Written down at once; the letter post brings it to everyone in the background. */
export async function sendLetter(
  tx: AppTx,
  caller: Caller,
  letter: {
    readonly id: string
    readonly target: LetterTarget
    readonly title: string
    readonly content: string
  },
) {
  const { id, title } = letter
  const target = await named(tx, caller, letter.target)
  const total = await countReach(tx, caller.scopeId, letter.target)
  if (!(await insertLetter(tx, caller, { ...letter, target, total }))) return replay(tx, letter)
  await record(tx, caller, { action: 'letter.send', after: { title, ...target, total } })
  return { id, total }
}

/** The same letter again is the same letter; another under its number is not sent. */
async function replay(
  tx: AppTx,
  { id, title, content }: { readonly id: string; readonly title: string; readonly content: string },
) {
  const known = (await selectLetters(tx, { size: 100 })).find((letter) => letter.id === id)
  if (known?.title !== title || known.content !== content) return refuse('CONFLICT')
  return { id, total: known.total }
}

async function named(tx: AppTx, caller: Caller, target: LetterTarget): Promise<SentTo> {
  if (target.kind === 'ALL') return target
  if (target.kind === 'ROLE') {
    const name = await selectRoleName(tx, target.role)
    return { ...target, name: name ?? refuse('NOT_FOUND') }
  }
  const name = await selectPartnerName(tx, caller.scopeId, target.partner)
  return { ...target, name: name ?? refuse('MEMBER_NOT_FOUND') }
}

export async function listLetters(
  tx: AppTx,
  filter: { readonly before?: string | undefined; readonly size: number },
) {
  const rows = await selectLetters(tx, filter)
  const items = rows.slice(0, filter.size).map(letterOf)
  return { items, hasMore: rows.length > filter.size, size: filter.size }
}

function letterOf({ senderId, senderCode, senderName, target, ...row }: LetterRow) {
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

export async function listReceivers(
  tx: AppTx,
  wanted: {
    readonly letter: string
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
