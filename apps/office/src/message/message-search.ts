import { type ChangeOf, type PageSize, pageIn, sizeIn, uuidIn } from '../site/address'

const SIZE: PageSize = 25

/** What the address bar may say; what is usual is left out. */
export interface MessageSearch {
  /** The last broadcast of the page above. */
  readonly before?: string
  readonly size?: PageSize
  /** The broadcast that is open, and which of its receivers are shown. */
  readonly id?: string
  readonly who?: 'READ' | 'UNREAD'
  readonly page?: number
  readonly write?: true
}

export type MessageChange = ChangeOf<MessageSearch>

/** Anyone can type anything into an address: the rest is dropped. */
export function messageSearch(raw: Record<string, unknown>): MessageSearch {
  const who = (['READ', 'UNREAD'] as const).find((known) => known === raw.who)
  const open = uuidIn('id', raw.id)
  return {
    ...uuidIn('before', raw.before),
    ...sizeIn(raw.size, SIZE),
    ...open,
    ...(open.id && { ...(who && { who }), ...pageIn(raw.page) }),
    ...((raw.write === true || raw.write === 'true') && { write: true as const }),
  }
}

/** Another broadcast begins at its first receivers. */
export function changedMessages(kept: MessageSearch, change: MessageChange): MessageSearch {
  const { page: _, ...others } = kept
  const turns = Object.keys(change).every((key) => key === 'page')
  return messageSearch({ ...(turns ? kept : others), ...change })
}

export function inputOf({ before, size = SIZE }: MessageSearch) {
  return { size, ...(before && { before }) }
}
