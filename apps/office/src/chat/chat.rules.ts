import type { QueuedChat, readChat } from '@camellia/contract/chat'
import type { OutputOf } from '@camellia/contract/endpoint'
import type { Attachment } from '@camellia/contract/file'
import { dayOf } from '../site/seoul.rules'

export type WholeChat = OutputOf<typeof readChat>
export type SaidPost = WholeChat['posts'][number]

/** Said here and not yet known to be there. */
export interface PendingPost {
  readonly id: string
  readonly content: string
  readonly file: Attachment | null
  readonly createdAt: string
  readonly failed: boolean
}

export interface ShownPost {
  readonly id: string
  readonly ours: boolean
  readonly who: string | undefined
  readonly content: string
  readonly file: Attachment | null
  readonly createdAt: string
  readonly state: 'SENT' | 'SENDING' | 'FAILED'
}

export interface DayOfPosts {
  readonly day: string
  readonly posts: readonly ShownPost[]
}

/** Older ones, those just read, and what is on its way: each once, in the order they were said. */
export function shownPosts(
  older: readonly SaidPost[],
  read: readonly SaidPost[],
  pending: readonly PendingPost[],
): readonly ShownPost[] {
  const said = new Map([...older, ...read].map((post) => [post.id, post]))
  return [
    ...[...said.values()].map((post) => ({
      id: post.id,
      ours: post.side === 'STAFF',
      who: post.author?.name,
      content: post.content,
      file: post.file,
      createdAt: post.createdAt,
      state: 'SENT' as const,
    })),
    ...pending
      .filter(({ id }) => !said.has(id))
      .map(({ failed, ...post }) => ({
        ...post,
        ours: true,
        who: undefined,
        state: failed ? ('FAILED' as const) : ('SENDING' as const),
      })),
  ]
}

export function byDay(posts: readonly ShownPost[]): readonly DayOfPosts[] {
  const days = new Map<string, ShownPost[]>()
  for (const post of posts) {
    const day = dayOf(post.createdAt)
    days.set(day, [...(days.get(day) ?? []), post])
  }
  return [...days].map(([day, said]) => ({ day, posts: said }))
}

/** The last of our words that the member has seen: there the mark stands. */
export function seenMark(
  posts: readonly ShownPost[],
  seenByMember: string | null,
): string | undefined {
  const at = posts.findIndex(({ id }) => id === seenByMember)
  return posts.slice(0, at + 1).findLast(({ ours }) => ours)?.id
}

/** The newest word of the member: what one has seen when one looks. */
export function lastOfMember(posts: readonly ShownPost[]): string | undefined {
  return posts.findLast(({ ours }) => !ours)?.id
}

/** Who waits stands first, the longest first; then those that were spoken in last. */
export function inOrder(chats: readonly QueuedChat[]): readonly QueuedChat[] {
  const rank = ({ status }: QueuedChat) => (status === 'WAITING' ? 0 : 1)
  return chats.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === 0 ? a.createdAt.localeCompare(b.createdAt) : b.last.at.localeCompare(a.last.at)),
  )
}

const TYPING_MS = 4_000

export function isTyping(at: number | undefined, now: number): boolean {
  return at !== undefined && now - at < TYPING_MS
}
