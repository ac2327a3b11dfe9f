import { useEndpoint } from '@camellia/client/hooks'
import { listInquiries } from '@camellia/contract/inquiry-queue'
import { useState } from 'react'
import { mayReplace } from '../site/queue.rules'
import { arrivedIn, heldView, type InquiryView, inquiryView } from './inquiry.rules'
import { type InquirySearch, inputOf } from './inquiry-search'

/** A lost push must not leave a queue old for ever. */
const EVERY_MS = 30_000
const EMPTY = inquiryView({ items: [] })

/** The queue as one sees it: rows stay where they are until one asks for the new ones. */
export function useInquiryQueue(search: InquirySearch) {
  const input = inputOf(search)
  const query = useEndpoint(listInquiries, input, { everyMs: EVERY_MS })
  const key = JSON.stringify(input)
  const fresh = query.isPlaceholderData ? undefined : query.data
  const [kept, setKept] = useState<{ readonly key: string; readonly view: InquiryView }>()
  if (fresh && (kept?.key !== key || (mayReplace(kept.view) && fresh.items.length > 0))) {
    setKept({ key, view: inquiryView(fresh) })
  }
  const seen = kept?.key === key ? kept.view : EMPTY
  const held = input.status !== 'FINISHED'
  const view = fresh ? (held ? heldView(seen, fresh) : inquiryView(fresh)) : seen
  return {
    view,
    arrived: held && fresh ? arrivedIn(view, fresh) : 0,
    counts: query.data?.counts,
    hasMore: fresh?.hasMore ?? false,
    loading: fresh === undefined && query.error === null,
    refusal: query.error,
    retry: () => void query.refetch(),
    showNew: () => {
      if (!fresh) return undefined
      setKept({ key, view: inquiryView(fresh) })
      const known = new Set(view.rows.map(({ id }) => id))
      return fresh.items.find(({ id }) => !known.has(id))?.id
    },
  }
}

export type InquiryQueue = ReturnType<typeof useInquiryQueue>
