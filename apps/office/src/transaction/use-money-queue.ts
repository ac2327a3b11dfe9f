import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { readShell } from '@camellia/contract/report'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { nowMs } from '@camellia/i18n/clock'
import type { Refusal } from '@camellia/kernel/refusal'
import { useRef, useState } from 'react'
import {
  asTheyAre,
  mayReplace,
  type News,
  newsOf,
  vanishedFrom,
  viewOf,
  withDecisions,
} from '../site/queue.rules'
import type { Decision, MoneyView } from './money.rules'
import { MONEY, type MoneyKind } from './money-kind'
import type { MoneyFilter } from './money-search'
import { useDecidedElsewhere } from './use-decided-elsewhere'

/** A lost push must not leave a queue old for ever. */
const EVERY_MS = 30_000
const NONE: ReadonlySet<string> = new Set()

export interface Verdict {
  readonly ids: readonly string[]
  readonly verdict: 'APPROVE' | 'REJECT'
  readonly reason?: string
}

export interface MoneyQueue {
  readonly kind: MoneyKind
  readonly view: MoneyView
  readonly news: News
  readonly total: number
  /** Of everything that waits. */
  readonly amount: number
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly retry: () => void
  readonly showNew: () => readonly StaffTransaction[]
  readonly decide: (verdict: Verdict) => void
  readonly claim: (id: string, take: boolean) => void
  readonly busy: boolean
  /** Requests one wanted to decide that someone else had in hand or had decided. */
  readonly conflicts: ReadonlySet<string>
}

export interface Answers {
  /** `waiting` are those that now wait for a second person. */
  readonly onDone: (verdict: Verdict, waiting: readonly string[]) => void
  readonly onRefused: (refusal: Refusal, ids: readonly string[]) => void
}

/** The queue as one sees it: rows stay where they are until one asks for the new ones. */
export function useMoneyQueue(kind: MoneyKind, filter: MoneyFilter, answers: Answers): MoneyQueue {
  const { search, ...rest } = filter
  const input = search === '' ? rest : { ...rest, search }
  const query = useEndpoint(MONEY[kind].list, input, { everyMs: EVERY_MS })
  const key = JSON.stringify([kind, input])
  const fresh = query.isPlaceholderData ? undefined : query.data
  const [kept, setKept] = useState<{ readonly key: string; readonly view: MoneyView }>()
  const waits = filter.state === 'WAITING'
  if (fresh && (kept?.key !== key || (mayReplace(kept.view) && fresh.items.length > 0))) {
    setKept({ key, view: viewOf(fresh) })
  }
  const seen = kept?.key === key ? kept.view : EMPTY
  const { decide, busy, conflicts } = useDecide(kind, answers, (decided) =>
    setKept((now) => now && { ...now, view: withDecisions(now.view, decided) }),
  )
  const asked = waits && fresh ? vanishedFrom(seen, fresh) : []
  const elsewhere = useDecidedElsewhere(kind, asked)
  const live = asTheyAre(seen, fresh ?? EMPTY_PAGE)
  const view = waits
    ? withDecisions(live, elsewhere)
    : viewOf<StaffTransaction, Decision>(fresh ?? EMPTY_PAGE)
  return {
    kind,
    view,
    news: waits && fresh ? newsOf(view, fresh) : { arrived: 0, following: 0 },
    total: fresh?.total ?? 0,
    amount: fresh?.amount ?? 0,
    loading: fresh === undefined && query.error === null,
    refusal: query.error,
    retry: () => void query.refetch(),
    showNew: () => {
      if (fresh) setKept({ key, view: viewOf(fresh) })
      const known = new Set(view.rows.map(({ id }) => id))
      return fresh?.items.filter(({ id }) => !known.has(id)) ?? []
    },
    decide,
    claim: useClaim(kind, answers),
    busy,
    conflicts,
  }
}

const EMPTY_PAGE = { items: [], total: 0 }
const EMPTY: MoneyView = viewOf(EMPTY_PAGE)

function useDecide(
  kind: MoneyKind,
  { onDone, onRefused }: Answers,
  onDecided: (decided: ReadonlyMap<string, Decision>) => void,
) {
  const { name } = useSession('name')
  const refresh = useMoneyRefresh(kind)
  const wanted = useRef<Verdict | undefined>(undefined)
  const [conflicts, setConflicts] = useState(NONE)
  const { run, busy } = useAction(MONEY[kind].decide, {
    onDone: ({ waiting }) => {
      const done = wanted.current
      if (!done) return
      const at = new Date(nowMs()).toISOString()
      const { verdict, reason = '' } = done
      const decision = { verdict, by: name, at, reason, mine: true, cancelled: false }
      const final = done.ids.filter((id) => !waiting.includes(id))
      onDecided(new Map(final.map((id) => [id, decision])))
      refresh()
      onDone(done, waiting)
    },
    onRefused: (refusal) => {
      const ids = wanted.current?.ids ?? []
      if (refusal.code === 'CONFLICT') setConflicts(new Set(ids))
      refresh()
      onRefused(refusal, ids)
    },
  })
  const decide = (verdict: Verdict) => {
    wanted.current = verdict
    setConflicts(NONE)
    run({ ...verdict, ids: [...verdict.ids] })
  }
  return { decide, busy, conflicts }
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
