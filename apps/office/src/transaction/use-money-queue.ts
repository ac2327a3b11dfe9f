import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { readShell } from '@camellia/contract/report'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { nowMs } from '@camellia/i18n/clock'
import type { Refusal } from '@camellia/kernel/refusal'
import { useRef } from 'react'
import { asTheyAre, withDecisions } from '../site/queue.rules'
import { type Decide, useDecide } from '../site/use-decide'
import { freshOf, QUEUE_EVERY_MS, type ShownQueue, useKeptQueue } from '../site/use-kept-queue'
import type { Decision } from './money.rules'
import { MONEY, type MoneyKind } from './money-kind'
import type { MoneyFilter } from './money-search'
import { useDecidedElsewhere } from './use-decided-elsewhere'

export interface Verdict {
  readonly ids: readonly string[]
  readonly verdict: 'APPROVE' | 'REJECT'
  readonly reason?: string
}

export interface MoneyQueue extends ShownQueue<StaffTransaction, Decision>, Decide<Verdict> {
  readonly kind: MoneyKind
  /** Of everything that waits. */
  readonly amount: number
  readonly claim: (id: string, take: boolean) => void
}

export interface Answers {
  /** `waiting` are those that now wait for a second person. */
  readonly onDone: (verdict: Verdict, waiting: readonly string[]) => void
  readonly onRefused: (refusal: Refusal, ids: readonly string[]) => void
}

/** The requests of one kind that wait, each with who works on it, and those that were decided. */
export function useMoneyQueue(kind: MoneyKind, filter: MoneyFilter, answers: Answers): MoneyQueue {
  const { search, ...rest } = filter
  const input = search === '' ? rest : { ...rest, search }
  const query = useEndpoint(MONEY[kind].list, input, { everyMs: QUEUE_EVERY_MS })
  const fresh = freshOf(query)
  const kept = useKeptQueue<StaffTransaction, Decision>(query, {
    key: JSON.stringify([kind, input]),
    waits: filter.state === 'WAITING',
  })
  const elsewhere = useDecidedElsewhere(kind, kept.vanished)
  const live = fresh ? asTheyAre(kept.seen, fresh) : kept.seen
  return {
    ...kept.shownAs(withDecisions(live, elsewhere)),
    ...useMoneyDecision(kind, answers, kept.keepDecided),
    kind,
    amount: fresh?.amount ?? 0,
    claim: useClaim(kind, answers),
  }
}

function useMoneyDecision(
  kind: MoneyKind,
  { onDone, onRefused }: Answers,
  onDecided: (decided: ReadonlyMap<string, Decision>) => void,
): Decide<Verdict> {
  const { name } = useSession('name')
  const refresh = useMoneyRefresh(kind)
  return useDecide(MONEY[kind].decide, {
    inputOf: (verdict: Verdict) => ({ ...verdict, ids: [...verdict.ids] }),
    onDone: (done, { waiting }) => {
      const at = new Date(nowMs()).toISOString()
      const { verdict, reason = '' } = done
      const decision = { verdict, by: name, at, reason, mine: true, cancelled: false }
      const final = done.ids.filter((id) => !waiting.includes(id))
      onDecided(new Map(final.map((id) => [id, decision])))
      refresh()
      onDone(done, waiting)
    },
    onRefused: (refusal, { ids }) => {
      refresh()
      onRefused(refusal, ids)
    },
  })
}

function useClaim(kind: MoneyKind, { onRefused }: Answers) {
  const refresh = useMoneyRefresh(kind)
  const wanted = useRef('')
  const { run } = useAction(MONEY[kind].claim, {
    onDone: refresh,
    onRefused: (refusal) => {
      refresh()
      onRefused(refusal, [wanted.current])
    },
  })
  return (id: string, take: boolean) => {
    wanted.current = id
    run({ id, take })
  }
}

function useMoneyRefresh(kind: MoneyKind): () => void {
  const refresh = useRefresh()
  return () => {
    for (const shown of [MONEY[kind].list, MONEY[kind].read, readShell]) void refresh(shown)
  }
}
