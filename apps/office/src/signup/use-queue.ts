import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { decideSignups, listSignups, type WaitingMember } from '@camellia/contract/member'
import { nowMs } from '@camellia/i18n/clock'
import type { Code } from '@camellia/kernel/codes'
import type { MemberId } from '@camellia/kernel/ids'
import { withDecisions } from '../site/queue.rules'
import { type Decide, useDecide } from '../site/use-decide'
import { freshOf, QUEUE_EVERY_MS, type ShownQueue, useKeptQueue } from '../site/use-kept-queue'
import type { QueueCursor } from '../site/use-queue-cursor'
import { useDecidedElsewhere } from './use-decided-elsewhere'
import type { Decision } from './waiting.rules'
import type { WaitingFilter } from './waiting-search'

export type Cursor = QueueCursor<MemberId>

export interface Verdict {
  readonly ids: readonly MemberId[]
  readonly verdict: 'APPROVE' | 'REFUSE'
  readonly reason?: string
}

export interface Queue extends ShownQueue<WaitingMember, Decision>, Decide<Verdict> {}

export interface Answers {
  readonly onDone: (verdict: Verdict) => void
  readonly onRefused: (code: Code, verdict: Verdict) => void
}

/** The sign-ups that wait, and those that were decided. */
export function useQueue(filter: WaitingFilter, answers: Answers): Queue {
  const { search, ...rest } = filter
  const input = search === '' ? rest : { ...rest, search }
  const query = useEndpoint(listSignups, input, { everyMs: QUEUE_EVERY_MS })
  const waits = filter.state === 'WAITING'
  const kept = useKeptQueue<WaitingMember, Decision>(query, { key: JSON.stringify(input), waits })
  const deciding = useSignupDecision(answers, kept.keepDecided)
  const late = waits && freshOf(query) ? deciding.conflicts : []
  const elsewhere = useDecidedElsewhere([...kept.vanished, ...late])
  return { ...kept.shownAs(withDecisions(kept.seen, elsewhere)), ...deciding }
}

function useSignupDecision(
  { onDone, onRefused }: Answers,
  onDecided: (decided: ReadonlyMap<MemberId, Decision>) => void,
): Decide<Verdict> {
  const { name } = useSession('name')
  const refresh = useRefresh()
  return useDecide(decideSignups, {
    inputOf: (verdict: Verdict) => ({ ...verdict, ids: [...verdict.ids] }),
    onDone: (done) => {
      const at = new Date(nowMs()).toISOString()
      const { verdict, reason = null } = done
      onDecided(new Map(done.ids.map((id) => [id, { verdict, by: name, at, reason, mine: true }])))
      void refresh(listSignups)
      onDone(done)
    },
    onRefused: ({ code }, verdict) => {
      void refresh(listSignups)
      onRefused(code, verdict)
    },
  })
}
