import { useFresh } from '../site/live'
import type { InquiryChange, InquirySearch } from './inquiry-search'
import { useInquiryActions } from './use-inquiry-actions'
import { useInquiryCursor } from './use-inquiry-cursor'
import { useInquiryQueue } from './use-inquiry-queue'

/** Everything the parts of the queue share while one works on it. */
export function useInquiryState(search: InquirySearch, change: (change: InquiryChange) => void) {
  const queue = useInquiryQueue(search)
  const cursor = useInquiryCursor(queue.view, search.id, (id) => change({ id }))
  const actions = useInquiryActions()
  const fresh = useFresh()
  const showNew = () => {
    const first = queue.showNew()
    if (first) cursor.show(first)
  }
  return { search, change, queue, cursor, actions, fresh, showNew }
}

export type InquiryState = ReturnType<typeof useInquiryState>
