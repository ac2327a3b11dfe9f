import type { MemberId } from '@camellia/kernel/ids'
import { type ChangeOf, uuidIn, wholeIn } from '../site/address'

/** What the address bar may say; what is usual is left out. */
export interface ChatSearch {
  /** What is over rather than what is going on. */
  readonly closed?: true
  readonly mine?: true
  readonly member?: number
  /** The last conversation of the page above. */
  readonly before?: string
  /** The conversation that is open. */
  readonly id?: string
}

export type ChatChange = ChangeOf<ChatSearch>

/** Anyone can type anything into an address: the rest is dropped. */
export function chatSearch(raw: Record<string, unknown>): ChatSearch {
  return {
    ...trueIn('closed', raw.closed),
    ...trueIn('mine', raw.mine),
    ...wholeIn('member', raw.member),
    ...uuidIn('before', raw.before),
    ...uuidIn('id', raw.id),
  }
}

function trueIn<Key extends string>(key: Key, raw: unknown): { readonly [K in Key]?: true } {
  const on = raw === true || raw === 'true'
  return (on ? { [key]: true } : {}) as { readonly [K in Key]?: true }
}

/** Opening one stays on the page; another filter begins at its first and closes what was open. */
export function changedChats(kept: ChatSearch, change: ChatChange): ChatSearch {
  if (Object.keys(change).every((key) => key === 'id')) return chatSearch({ ...kept, ...change })
  const { id: _, before: __, ...filters } = kept
  return chatSearch({ ...filters, ...change })
}

export function inputOf({ closed, mine, member, before }: ChatSearch) {
  return {
    closed: closed ?? false,
    // Who waits must not be on another page.
    size: closed ? (25 as const) : (100 as const),
    ...(mine && { mine }),
    ...(member && { member: member as MemberId }),
    ...(before && { before }),
  }
}
