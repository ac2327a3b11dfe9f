import { call } from '@camellia/client/call'
import type { OutputOf } from '@camellia/contract/endpoint'
import { openGame } from '@camellia/contract/play'
import { Refusal } from '@camellia/kernel/refusal'
import { useCallback, useEffect, useState } from 'react'
import { chooseClientSeed, otherPairIn } from '../site/client-seed'
import { useRefusalToast } from '../site/use-refusal'

export type Opened = OutputOf<typeof openGame>

export interface Opening {
  readonly opened?: Opened
  readonly refusal?: Refusal
  readonly retry: () => void
}

/** Enters a title. Asked anew each time: what waits to be seen must never come from a cache. */
export function useOpened(game: string): Opening {
  const [answer, setAnswer] = useState<Omit<Opening, 'retry'>>({})
  const [tries, setTries] = useState(0)
  const onRefused = useRefusalToast()
  const retry = useCallback(() => setTries((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again.
  useEffect(() => {
    let gone = false
    const show = (now: Omit<Opening, 'retry'>) => !gone && setAnswer(now)
    setAnswer({})
    enter(game).then(
      (opened) => show({ opened }),
      (error: unknown) => {
        const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR')
        if (otherPairIn(refusal.data)) onRefused(refusal)
        show({ refusal })
      },
    )
    return () => {
      gone = true
    }
  }, [game, tries])
  return { ...answer, retry }
}

/** A first seed is chosen when the game opens and not between the press and the reels. */
async function enter(game: string): Promise<Opened> {
  const opened = await call(openGame, { game })
  // Who only looks through another's eyes chooses nothing; a bet would ask for it again.
  if (!opened.seeded) await chooseClientSeed().catch(unlessOtherPair)
  return opened
}

/** A server that does not keep to its commit is no hitch: nothing is opened as if it were. */
function unlessOtherPair(error: unknown): void {
  if (error instanceof Refusal && otherPairIn(error.data)) throw error
}
