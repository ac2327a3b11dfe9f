import type { ChatPost } from '@camellia/contract/chat'
import type { Attachment } from '@camellia/contract/file'

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
  readonly mine: boolean
  readonly content: string
  readonly file: Attachment | null
  readonly createdAt: string
  readonly state: 'SENT' | 'SENDING' | 'FAILED'
}

/** Older ones, those just read, and what is on its way: each once, in the order they were said. */
export function shownPosts(
  older: readonly ChatPost[],
  read: readonly ChatPost[],
  pending: readonly PendingPost[],
): readonly ShownPost[] {
  const said = new Map([...older, ...read].map((post) => [post.id, post]))
  return [
    ...[...said.values()].map(({ side, ...post }) => ({
      ...post,
      mine: side === 'MEMBER',
      state: 'SENT' as const,
    })),
    ...pending
      .filter(({ id }) => !said.has(id))
      .map(({ failed, ...post }) => ({
        ...post,
        mine: true,
        state: failed ? ('FAILED' as const) : ('SENDING' as const),
      })),
  ]
}

/** The last of my words that the support has seen: there the mark stands. */
export function seenMark(
  posts: readonly ShownPost[],
  seenByStaff: string | null,
): string | undefined {
  const at = posts.findIndex(({ id }) => id === seenByStaff)
  return posts.slice(0, at + 1).findLast(({ mine }) => mine)?.id
}

/** The newest word of the support that I have not seen yet. */
export function unseenPost(
  posts: readonly ChatPost[],
  seenByMe: string | null,
): string | undefined {
  const at = posts.findIndex(({ id }) => id === seenByMe)
  return posts.slice(at + 1).findLast(({ side }) => side === 'STAFF')?.id
}

/** How long "is writing" stands when nothing more is heard. */
export const TYPING_MS = 4_000
/** Being told so more often would tell nothing new. */
export const SAY_TYPING_MS = 3_000

/** Near enough to the oldest word that one wants to see what was before it. */
export function isAtTop({
  scrollTop,
  scrollHeight,
  clientHeight,
}: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>): boolean {
  // The list grows upwards, so that its place counts from the newest word.
  return scrollHeight - clientHeight - Math.abs(scrollTop) < 48
}
