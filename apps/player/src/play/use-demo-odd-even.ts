import { call } from '@camellia/client/call'
import type { Game } from '@camellia/contract/game'
import { playDemo } from '@camellia/contract/play'
import { won } from '@camellia/kernel/won'
import { lessMotion } from '@camellia/ui/count-up'
import { useEffect, useRef, useState } from 'react'
import { FUN_BALANCE } from '../site/fun-money'
import { useBetRefusal } from '../site/use-bet-refusal'
import { heldTo, type Pick } from './odd-even.rules'
import { type OddEvenPlay, type Phase, ROLL_MS, type Shown } from './use-odd-even'

const FIRST_STAKE = 1_000

/** A bet for fun: drawn by the server as for money, and kept nowhere. */
export function useDemoOddEven(game: Game): OddEvenPlay & { readonly rounds: number } {
  const [pick, setPick] = useState<Pick | undefined>(undefined)
  const [stake, setStake] = useState(() => heldTo(FIRST_STAKE, game))
  const [phase, setPhase] = useState<Phase>('ready')
  const [fun, setFun] = useState({ balance: FUN_BALANCE, rounds: 0 })
  const [round, setRound] = useState<Shown | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useBetRefusal()
  useEffect(() => () => clearTimeout(timer.current), [])
  const place = async () => {
    const held = won(heldTo(stake, game))
    if (!pick || phase === 'drawing' || held > fun.balance) return
    setPhase('drawing')
    const begun = performance.now()
    try {
      const drawn = await call(playDemo, { game: 'odd-even', stake: held, choice: { pick } })
      const left = lessMotion() ? 0 : ROLL_MS - (performance.now() - begun)
      timer.current = setTimeout(
        () => {
          setRound({ outcome: drawn.outcome, stake: drawn.cost, win: drawn.win })
          setFun(({ balance, rounds }) => ({
            balance: balance - drawn.cost + drawn.win,
            rounds: rounds + 1,
          }))
          setPhase('shown')
        },
        Math.max(0, left),
      )
    } catch (error) {
      setPhase('ready')
      tell(error)
    }
  }
  const busy = phase === 'drawing'
  return { pick, setPick, stake, setStake, phase, round, place, busy, ...fun }
}
