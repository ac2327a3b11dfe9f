import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { sendWithdrawals, unsendWithdrawal } from '@camellia/contract/payout'
import { readShell } from '@camellia/contract/report'
import type { RejectMacro } from '@camellia/contract/transaction'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { nowMs } from '@camellia/i18n/clock'
import type { Refusal } from '@camellia/kernel/refusal'
import { useRef } from 'react'
import { asTheyAre, withDecisions } from '../site/queue.rules'
import { type Decide, useDecide } from '../site/use-decide'
import { freshOf, QUEUE_EVERY_MS, type ShownQueue, useKeptQueue } from '../site/use-kept-queue'
import type { Decision } from './money.rules'
import { MONEY, type MoneyKind } from './money-kind'
import { type askedOf, isOpen } from './money-search'
import { useDecidedElsewhere } from './use-decided-elsewhere'

export interface Verdict {
  readonly ids: readonly string[]
  readonly verdict: 'APPROVE' | 'REJECT'
  readonly reason?: string
  readonly macro?: RejectMacro
}

export interface MoneyQueue extends ShownQueue<StaffTransaction, Decision>, Decide<Verdict> {
  readonly kind: MoneyKind
  /** Of everything that waits. */
  readonly amount: number
  readonly claim: (id: string, take: boolean, over?: boolean) => void
  /** Of withdrawals: they were paid out by bank. */
  readonly send: (ids: readonly string[]) => void
  readonly unsend: (id: string, reason: string) => void
  /** Seconds, the middle of today's decisions; null before the first. */
  readonly median: number | null
}

type Asked = ReturnType<typeof askedOf>

export interface Answers {
  /** `waiting` are those that now wait for a second person. */
  readonly onDone: (verdict: Verdict, waiting: readonly string[]) => void
  readonly onRefused: (refusal: Refusal, ids: readonly string[]) => void
}

/** The requests of one kind that wait, each with who works on it, and those that were decided. */
export function useMoneyQueue(kind: MoneyKind, input: Asked, answers: Answers): MoneyQueue {
  const query = useEndpoint(MONEY[kind].list, input, { everyMs: QUEUE_EVERY_MS })
  const fresh = freshOf(query)
  const kept = useKeptQueue<StaffTransaction, Decision>(query, {
    key: JSON.stringify([kind, input]),
    waits: isOpen(input.state),
  })
  const elsewhere = useDecidedElsewhere(kind, kept.vanished)
  const live = fresh ? asTheyAre(kept.seen, fresh) : kept.seen
  return {
    ...kept.shownAs(withDecisions(live, elsewhere)),
    ...useMoneyDecision(kind, answers, kept.keepDecided),
    kind,
    amount: fresh?.amount ?? 0,
    claim: useClaim(kind, answers),
    median: fresh?.medianSeconds ?? null,
    ...useSending(kind, answers),
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
  return (id: string, take: boolean, over = false) => {
    wanted.current = id
    run({ id, take, ...(over && { over }) })
  }
}

function useSending(kind: MoneyKind, { onRefused }: Answers) {
  const refresh = useMoneyRefresh(kind)
  const refused = (refusal: Refusal) => {
    refresh()
    onRefused(refusal, [])
  }
  const sent = useAction(sendWithdrawals, { onDone: refresh, onRefused: refused })
  const unsent = useAction(unsendWithdrawal, { onDone: refresh, onRefused: refused })
  return {
    send: (ids: readonly string[]) => sent.run({ ids: [...ids] }),
    unsend: (id: string, reason: string) => unsent.run({ id, reason }),
  }
}

function useMoneyRefresh(kind: MoneyKind): () => void {
  const refresh = useRefresh()
  return () => {
    for (const shown of [MONEY[kind].list, MONEY[kind].read, readShell]) void refresh(shown)
  }
}
