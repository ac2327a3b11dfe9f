import { useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import type { Game } from '@camellia/contract/game'
import type { Round } from '@camellia/contract/play'
import { listRounds } from '@camellia/contract/round'
import { won } from '@camellia/kernel/won'
import { lessMotion } from '@camellia/ui/count-up'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdMoney, receiveBalance, releaseMoney } from '../site/held-money'
import { makeBets, type Placed } from '../site/place-bet'
import { useBetRefusal } from '../site/use-bet-refusal'
import { heldTo, type Pick } from './odd-even.rules'
import { useStake } from './use-stake'

/** The ball rolls this long, however fast the answer came. */
export const ROLL_MS = 950

export type Phase = 'ready' | 'drawing' | 'shown'

/** A bet from the press to the ball that lies there. */
export function useOddEven(game: Game): OddEvenPlay {
  const [pick, setPick] = useState<Pick | undefined>(undefined)
  const [stake, setStake] = useStake(game)
  const [phase, setPhase] = useState<Phase>('ready')
  const [round, setRound] = useState<Round | undefined>(undefined)
  const reveal = useReveal(setPhase, setRound)
  const tell = useBetRefusal()
  const [bets] = useState(makeBets)
  const { balance } = useSession('balance')
  const drawing = useRef(false)
  const place = async () => {
    if (!pick || drawing.current || phase === 'drawing') return
    drawing.current = true
    reveal.begin()
    setPhase('drawing')
    const wager = { game: 'odd-even', stake: won(heldTo(stake, game)), choice: { pick } } as const
    await bets.place(wager).then(reveal.onDone, (error: unknown) => {
      setPhase('ready')
      releaseMoney()
      tell(error)
    })
    drawing.current = false
  }
  const busy = phase === 'drawing'
  return { pick, setPick, stake, setStake, phase, round, place, busy, balance }
}

/** What the parts of the page show and change, whoever draws the ball. */
export interface OddEvenPlay {
  readonly pick: Pick | undefined
  readonly setPick: (pick: Pick) => void
  readonly stake: number
  readonly setStake: (stake: number) => void
  readonly phase: Phase
  readonly round: Shown | undefined
  readonly place: () => Promise<void>
  readonly busy: boolean
  /** What there is to stake; undefined until the server has said it. */
  readonly balance: number | undefined
}

/** A result, with what it brought. */
export interface Shown {
  readonly outcome: Round['outcome']
  readonly stake: number
  readonly win: number
}

/** Keeps result and money back until the ball has come to rest. */
function useReveal(setPhase: (phase: Phase) => void, setRound: (round: Round) => void) {
  const refresh = useRefresh()
  const begun = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      releaseMoney()
    },
    [],
  )
  const begin = useCallback(() => {
    begun.current = performance.now()
    holdMoney()
  }, [])
  const onDone = useCallback(
    ({ round, balance, version }: Placed) => {
      receiveBalance(balance, version)
      const left = lessMotion() ? 0 : ROLL_MS - (performance.now() - begun.current)
      timer.current = setTimeout(
        () => {
          setRound(round)
          setPhase('shown')
          releaseMoney()
          void refresh(listRounds)
        },
        Math.max(0, left),
      )
    },
    [refresh, setPhase, setRound],
  )
  return { begin, onDone }
}
