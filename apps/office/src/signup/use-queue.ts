import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { decideSignups, listSignups, type WaitingMember } from '@camellia/contract/member'
import { nowMs } from '@camellia/i18n/clock'
import type { Code } from '@camellia/kernel/codes'
import type { MemberId } from '@camellia/kernel/ids'
import type { Refusal } from '@camellia/kernel/refusal'
import { useRef, useState } from 'react'
import {
  mayReplace,
  type News,
  newsOf,
  vanishedFrom,
  viewOf,
  withDecisions,
} from '../site/queue.rules'
import type { QueueCursor } from '../site/use-queue-cursor'
import { useDecidedElsewhere } from './use-decided-elsewhere'
import type { Decision, WaitingView } from './waiting.rules'
import type { WaitingFilter } from './waiting-search'

/** A lost push must not leave a queue old for ever. */
const EVERY_MS = 30_000
const NOBODY: ReadonlySet<MemberId> = new Set()

export type Cursor = QueueCursor<MemberId>

export interface Verdict {
  readonly ids: readonly MemberId[]
  readonly verdict: 'APPROVE' | 'REFUSE'
  readonly reason?: string
}

export interface Queue {
  readonly view: WaitingView
  readonly news: News
  readonly total: number
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly retry: () => void
  readonly showNew: () => readonly WaitingMember[]
  readonly decide: (verdict: Verdict) => void
  readonly busy: boolean
  /** Requests one wanted to decide that someone else had decided. */
  readonly conflicts: ReadonlySet<MemberId>
}

export interface Answers {
  readonly onDone: (verdict: Verdict) => void
  readonly onRefused: (code: Code, verdict: Verdict) => void
}

/** The queue as one sees it: rows stay where they are until one asks for the new ones. */
export function useQueue(filter: WaitingFilter, answers: Answers): Queue {
  const { search, ...rest } = filter
  const input = search === '' ? rest : { ...rest, search }
  const query = useEndpoint(listSignups, input, { everyMs: EVERY_MS })
  const key = JSON.stringify(input)
  const fresh = query.isPlaceholderData ? undefined : query.data
  const [kept, setKept] = useState<{ readonly key: string; readonly view: WaitingView }>()
  const waits = filter.state === 'WAITING'
  if (fresh && (kept?.key !== key || (mayReplace(kept.view) && fresh.items.length > 0))) {
    setKept({ key, view: viewOf(fresh) })
  }
  const seen = kept?.key === key ? kept.view : EMPTY
  const { decide, busy, conflicts } = useDecide(answers, (decided) =>
    setKept((now) => now && { ...now, view: withDecisions(now.view, decided) }),
  )
  const asked = waits && fresh ? [...vanishedFrom(seen, fresh), ...conflicts] : []
  const elsewhere = useDecidedElsewhere(asked)
  const view = waits
    ? withDecisions(seen, elsewhere)
    : viewOf<WaitingMember, Decision>(fresh ?? EMPTY_PAGE)
  return {
    view,
    news: waits && fresh ? newsOf(view, fresh) : { arrived: 0, following: 0 },
    total: fresh?.total ?? 0,
    loading: fresh === undefined && query.error === null,
    refusal: query.error,
    retry: () => void query.refetch(),
    showNew: () => {
      if (fresh) setKept({ key, view: viewOf(fresh) })
      const known = new Set(view.rows.map(({ id }) => id))
      return fresh?.items.filter(({ id }) => !known.has(id)) ?? []
    },
    decide,
    busy,
    conflicts,
  }
}

const EMPTY_PAGE = { items: [], total: 0 }
const EMPTY: WaitingView = viewOf(EMPTY_PAGE)

function useDecide(
  { onDone, onRefused }: Answers,
  onDecided: (decided: ReadonlyMap<MemberId, Decision>) => void,
) {
  const { name } = useSession('name')
  const refresh = useRefresh()
  const wanted = useRef<Verdict | undefined>(undefined)
  const [conflicts, setConflicts] = useState(NOBODY)
  const { run, busy } = useAction(decideSignups, {
    onDone: () => {
      const done = wanted.current
      if (!done) return
      const at = new Date(nowMs()).toISOString()
      const { verdict, reason = null } = done
      onDecided(new Map(done.ids.map((id) => [id, { verdict, by: name, at, reason, mine: true }])))
      void refresh(listSignups)
      onDone(done)
    },
    onRefused: ({ code }) => {
      if (code === 'CONFLICT') setConflicts(new Set(wanted.current?.ids))
      void refresh(listSignups)
      if (wanted.current) onRefused(code, wanted.current)
    },
  })
  const decide = (verdict: Verdict) => {
    wanted.current = verdict
    setConflicts(NOBODY)
    run({ ...verdict, ids: [...verdict.ids] })
  }
  return { decide, busy, conflicts }
}
