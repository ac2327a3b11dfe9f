import type { WaitingMember } from '@camellia/contract/member'
import type { QueueView } from '../site/queue.rules'

export interface Decision {
  readonly verdict: 'APPROVE' | 'REFUSE'
  readonly by: string
  readonly at: string
  readonly reason: string | null
  readonly mine: boolean
}

export type WaitingView = QueueView<WaitingMember, Decision>

/** What a decided row says about its decision. */
export function decisionIn(row: WaitingMember, me: string): Decision | undefined {
  if (row.status === 'NEW' || row.decidedAt === null) return undefined
  const by = row.decidedBy ?? ''
  const verdict = row.status === 'DELETED' ? 'REFUSE' : 'APPROVE'
  return { verdict, by, at: row.decidedAt, reason: row.reason, mine: by === me }
}

/** How many requests of this list came from the same address. */
export function sameAddress(rows: readonly WaitingMember[], row: WaitingMember): number {
  return rows.filter(({ address }) => address !== '' && address === row.address).length
}
