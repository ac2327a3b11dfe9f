import { useAction } from '@camellia/client/hooks'
import type { AnyEndpoint, InputOf, OutputOf } from '@camellia/contract/endpoint'
import type { Refusal } from '@camellia/kernel/refusal'
import { useRef, useState } from 'react'

interface Verdict {
  readonly ids: readonly unknown[]
}

interface DecideOptions<E extends AnyEndpoint, Given> {
  readonly inputOf: (verdict: Given) => InputOf<E>
  readonly onDone: (verdict: Given, output: OutputOf<E>) => void
  readonly onRefused: (refusal: Refusal, verdict: Given) => void
}

export interface Decide<Given extends Verdict> {
  readonly decide: (verdict: Given) => void
  readonly busy: boolean
  /** Requests one wanted to decide that someone else had decided. */
  readonly conflicts: ReadonlySet<Given['ids'][number]>
}

/** Decides requests of a queue, and remembers for which of them one came too late. */
export function useDecide<E extends AnyEndpoint, Given extends Verdict>(
  endpoint: E,
  { inputOf, onDone, onRefused }: DecideOptions<E, Given>,
): Decide<Given> {
  const wanted = useRef<Given | undefined>(undefined)
  const [conflicts, setConflicts] = useState<Decide<Given>['conflicts']>(new Set())
  const { run, busy } = useAction(endpoint, {
    onDone: (output) => {
      if (wanted.current) onDone(wanted.current, output)
    },
    onRefused: (refusal) => {
      if (refusal.code === 'CONFLICT') setConflicts(new Set(wanted.current?.ids))
      if (wanted.current) onRefused(refusal, wanted.current)
    },
  })
  const decide = (verdict: Given) => {
    wanted.current = verdict
    setConflicts(new Set())
    run(inputOf(verdict))
  }
  return { decide, busy, conflicts }
}
