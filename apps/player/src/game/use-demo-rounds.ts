import { call } from '@camellia/client/call'
import { playDemo, type SlotCode } from '@camellia/contract/play'
import type { SlotOutcome } from '@camellia/engines/slot/engine'
import type { SlotChoice } from '@camellia/engines/slot/event'
import { nowMs } from '@camellia/i18n/clock'
import { won } from '@camellia/kernel/won'
import { useCallback, useRef, useState } from 'react'
import { FUN_BALANCE } from '../site/fun-money'
import type { SlotRecord, SlotResult } from '../site/slot-round'

const PAST = 20

export interface DemoRounds {
  readonly balance: number
  /** How many were seen to their end. */
  readonly rounds: number
  readonly spin: (bet: number, choice: SlotChoice) => Promise<SlotResult>
  readonly seen: (round: string) => void
  readonly history: () => Promise<readonly SlotRecord[]>
}

/** Rounds for fun, with the same mathematics. Nothing of them is kept anywhere. */
export function useDemoRounds(game: SlotCode): DemoRounds {
  const [balance, setBalance] = useState(FUN_BALANCE)
  const [rounds, setRounds] = useState(0)
  const past = useRef<readonly SlotResult[]>([])
  const spin = useCallback(
    async (bet: number, { buy }: SlotChoice): Promise<SlotResult> => {
      const choice = buy ? { buy } : {}
      const { cost, win, outcome } = await call(playDemo, { game, stake: won(bet), choice })
      const { events, cents } = outcome as unknown as SlotOutcome
      const at = new Date(nowMs()).toISOString()
      const id = `${at} ${past.current.length}`
      const round = { id, bet, cost, events, cents, win, at, balance: balance - cost + win }
      past.current = [round, ...past.current].slice(0, PAST)
      return round
    },
    [balance, game],
  )
  const seen = useCallback((id: string) => {
    const round = past.current.find((one) => one.id === id)
    if (!round) return
    setBalance(round.balance)
    setRounds((before) => before + 1)
  }, [])
  const history = useCallback(async () => past.current, [])
  return { balance, rounds, spin, seen, history }
}
