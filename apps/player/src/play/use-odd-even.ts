import { useAction, useRefresh } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import type { Game } from '@camellia/contract/game'
import { bet, type Round } from '@camellia/contract/play'
import { listRounds } from '@camellia/contract/round'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { lessMotion } from '@camellia/ui/count-up'
import { toast } from '@camellia/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdMoney, receiveBalance, releaseMoney } from '../site/held-money'
import { useRefusalText } from '../site/use-refusal'
import { heldTo, type Pick } from './odd-even.rules'

/** The ball rolls this long, however fast the answer came. */
const ROLL_MS = 950
const FIRST_STAKE = 1_000

export type Phase = 'ready' | 'drawing' | 'shown'

/** A bet from the press to the ball that lies there. */
export function useOddEven(game: Game) {
  const [pick, setPick] = useState<Pick | undefined>(undefined)
  const [stake, setStake] = useState(() => heldTo(FIRST_STAKE, game))
  const [phase, setPhase] = useState<Phase>('ready')
  const [round, setRound] = useState<Round | undefined>(undefined)
  const reveal = useReveal(setPhase, setRound)
  const onRefused = useBetRefusal(setPhase)
  const { run, busy } = useAction(bet, { onDone: reveal.onDone, onRefused })
  const place = () => {
    if (!pick || busy || phase === 'drawing') return
    reveal.begin()
    setPhase('drawing')
    run({ game: 'odd-even', stake: heldTo(stake, game), choice: { pick } })
  }
  return { pick, setPick, stake, setStake, phase, round, place, busy: phase === 'drawing' }
}

export type OddEvenPlay = ReturnType<typeof useOddEven>

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
    ({ round, balance, version }: OutputOf<typeof bet>) => {
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

/** A failed bet always says whether money moved. */
function useBetRefusal(setPhase: (phase: Phase) => void): (refusal: Refusal) => void {
  const { t } = useTexts()
  const textOf = useRefusalText()
  return useCallback(
    (refusal) => {
      setPhase('ready')
      releaseMoney()
      const unknown = refusal.code === 'NETWORK_ERROR'
      const reason = textOf(refusal)
      toast('warning', unknown ? t('play.moneyUnknown') : t('play.moneyStayed', { reason }))
    },
    [t, textOf, setPhase],
  )
}
