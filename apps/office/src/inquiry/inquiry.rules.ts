import type { QueuedInquiry } from '@camellia/contract/inquiry-queue'
import { asTheyAre, type QueueView, vanishedFrom, viewOf, withDecisions } from '../site/queue.rules'

/** Rows stay where they are; those that no longer belong here are marked. */
export type InquiryView = QueueView<QueuedInquiry, true>

interface FreshPage {
  readonly items: readonly QueuedInquiry[]
}

export function inquiryView({ items }: FreshPage): InquiryView {
  return viewOf<QueuedInquiry, true>({ items, total: items.length })
}

/** The same rows as they are now; who went on to another state is pale until one leaves. */
export function heldView(seen: InquiryView, fresh: FreshPage): InquiryView {
  const page = { items: fresh.items, total: fresh.items.length }
  const gone = vanishedFrom(inquiryView({ items: seen.rows }), page)
  const { rows } = asTheyAre(seen, page)
  const back = { rows, total: seen.total, decided: new Map<string, true>() }
  return withDecisions(back, new Map(gone.map((id) => [id, true as const])))
}

export function arrivedIn(view: InquiryView, fresh: FreshPage): number {
  const known = new Set(view.rows.map(({ id }) => id))
  return fresh.items.filter(({ id }) => !known.has(id)).length
}

/** Who has it: nobody yet, me, a colleague; or it is over. */
export type Hand = 'FREE' | 'MINE' | 'OTHERS' | 'OVER'

export function handOf({
  status,
  mine,
  register,
}: Pick<QueuedInquiry, 'status' | 'mine' | 'register'>): Hand {
  if (status === 'FINISHED') return 'OVER'
  if (mine) return 'MINE'
  return register || status === 'READING' ? 'OTHERS' : 'FREE'
}
