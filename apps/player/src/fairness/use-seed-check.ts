import { call } from '@camellia/client/call'
import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { listRevealed } from '@camellia/contract/fairness'
import type { Round } from '@camellia/contract/play'
import { listRounds, PROOFS_MAX, readProofs } from '@camellia/contract/round'
import { Refusal } from '@camellia/kernel/refusal'
import { useEffect, useRef, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import { type Bundle, bundleOf, type Pair, readBundle } from './bundle'
import { type Checking, NOTHING_CHECKED, proveAll, readyToProve } from './prove'

const PAGE = 100
/** More of one pair would be more than a phone keeps. */
export const ROUNDS_MOST = 10_000

export interface SeedCheck {
  /** A page of revealed pairs that served any round, newest first. */
  readonly pairs: readonly Pair[]
  /** The pages beside it, where there are any. */
  readonly newest: (() => void) | undefined
  readonly older: (() => void) | undefined
  readonly pair: Pair | undefined
  readonly choose: (id: string) => void
  /** How many rounds have come so far, while they come. */
  readonly loading: number | undefined
  readonly load: () => void
  readonly bundle: Bundle | undefined
  readonly checking: Checking | undefined
  readonly check: () => void
  /** Takes over a kept file; false when it is none. */
  readonly open: (file: File) => Promise<boolean>
}

/** All rounds of a revealed pair: fetched once, then checked here with no network at all. */
export function useSeedCheck(): SeedCheck {
  const { pairs, ...page } = useRevealed()
  const [chosen, setChosen] = useState('')
  const [bundle, setBundle] = useState<Bundle>()
  const [checking, setChecking] = useState<Checking>()
  const run = useRun()
  const show = (found: Bundle | undefined) => {
    run.begin()
    setChecking(undefined)
    setBundle(found)
  }
  const { loading, load } = useRounds(run, show)
  const pair = pairs.find(({ id }) => id === chosen) ?? pairs[0]
  const check = () => {
    if (!bundle) return
    const mine = run.begin()
    setChecking(NOTHING_CHECKED)
    void proveAll(bundle, (state) => {
      if (!mine()) return 'stop'
      setChecking(state)
      return 'go on'
    })
  }
  const turn = (to: (() => void) | undefined) =>
    to &&
    (() => {
      to()
      show(undefined)
    })
  return {
    ...{ pairs, pair, loading, bundle, checking, check },
    ...{ newest: turn(page.newest), older: turn(page.older) },
    choose: (id) => {
      setChosen(id)
      show(undefined)
    },
    load: () => pair && void load(pair),
    open: async (file) => {
      // What was there before must not be checked in its place while the file is read.
      show(undefined)
      const mine = run.begin()
      const found = readBundle(await file.text())
      if (mine()) show(found)
      return found !== undefined
    },
  }
}

const NONE: readonly Pair[] = []
const PAIRS = 20

function useRevealed(): Pick<SeedCheck, 'pairs' | 'newest' | 'older'> {
  const { isAuth } = useSession('isAuth')
  const [before, setBefore] = useState<string>()
  const input = { size: PAIRS, ...(before && { before }) } as const
  const { data } = useEndpoint(listRevealed, input, { enabled: isAuth })
  const pairs = (isAuth && data?.items) || NONE
  const last = data?.hasMore ? pairs.at(-1)?.id : undefined
  return {
    pairs,
    newest: before ? () => setBefore(undefined) : undefined,
    older: last ? () => setBefore(last) : undefined,
  }
}

/** What was begun last may go on; what came before it, or a page that is gone, may not. */
function useRun() {
  const current = useRef<object>(undefined)
  useEffect(
    () => () => {
      current.current = undefined
    },
    [],
  )
  return {
    begin: () => {
      const mine = {}
      current.current = mine
      return () => current.current === mine
    },
  }
}

function useRounds(run: ReturnType<typeof useRun>, show: (bundle: Bundle | undefined) => void) {
  const [loading, setLoading] = useState<number>()
  const refused = useRefusalToast()
  const load = async (pair: Pair) => {
    show(undefined)
    const mine = run.begin()
    setLoading(0)
    try {
      // The engine too is here before the line may be cut.
      await readyToProve()
      const rounds = await allOf(pair, (count) => mine() && setLoading(count))
      if (mine()) show(bundleOf(pair, rounds))
    } catch (error) {
      if (mine()) refused(error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR'))
    } finally {
      setLoading(undefined)
    }
  }
  return { loading, load }
}

async function allOf(pair: Pair, tell: (count: number) => void): Promise<readonly Round[]> {
  const rounds: Round[] = []
  const most = Math.min(pair.nonce, ROUNDS_MOST)
  for (;;) {
    const before = rounds.at(-1)?.id
    const input = { seed: pair.id, size: PAGE, ...(before && { before }) } as const
    const page = await patiently(() => call(listRounds, input))
    const got = await proofsOf(page.items, (count) => tell(rounds.length + count))
    rounds.push(...got)
    if (!page.hasMore || rounds.length >= most || got.length === 0) return rounds
  }
}

/** A list names rounds; what was drawn in them comes a few at a time, as many as fit. */
async function proofsOf(
  listed: readonly { readonly id: string }[],
  tell: (count: number) => void,
): Promise<readonly Round[]> {
  const rounds: Round[] = []
  let wanted = listed.map(({ id }) => id)
  while (wanted.length > 0) {
    const ids = wanted.slice(0, PROOFS_MAX)
    const { rounds: came, left } = await patiently(() => call(readProofs, { ids }))
    rounds.push(...came)
    tell(rounds.length)
    wanted = [...left, ...wanted.slice(ids.length)]
  }
  return rounds
}

const TRIES = 20
const WAIT_S = 2

/** Whoever checks thousands of rounds is asked to slow down now and then, and goes on after it. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      const busy = error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS'
      if (!busy || tries >= TRIES) throw error
      const { retryAfter = WAIT_S } = (error.data ?? {}) as { readonly retryAfter?: number }
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1_000))
    }
  }
}
