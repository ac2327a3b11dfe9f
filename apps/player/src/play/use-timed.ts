import { makeAttempts } from '@camellia/client/attempts'
import { call } from '@camellia/client/call'
import { useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { type EventView, type OpenBet, placeBet, readTable } from '@camellia/contract/event'
import type { Game } from '@camellia/contract/game'
import { listRounds } from '@camellia/contract/round'
import { useTexts } from '@camellia/i18n/texts'
import { won } from '@camellia/kernel/won'
import { toast } from '@camellia/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { receiveBalance } from '../site/held-money'
import { useBetRefusal } from '../site/use-bet-refusal'
import { heldTo, type Pick as Side } from './odd-even.rules'
import { withMine } from './timed.rules'
import type { OddEvenPlay, Phase } from './use-odd-even'
import { useStake } from './use-stake'
import { useTable } from './use-table'

/** How long a result stays on the stage before the next round has it. */
const SHOWN_MS = 8_000
const LATELY_MAX = 100

/** Bets on the round that is open, and the result of the last one for a while. */
export function useTimed(game: Game) {
  const state = useTable('odd-even-1m')
  const [pick, setPick] = useState<Side | undefined>(undefined)
  const [stake, setStake] = useStake(game)
  const bets = usePlacing(game)
  const { balance } = useSession('balance')
  const shown = useTimedStage(state)
  const { leftMs } = state
  const place = async () => {
    const event = state.table?.current
    if (pick && event && leftMs > 0) await bets.place({ event: event.id, pick, stake })
  }
  const round = shown.result && withMine(shown.result, bets.lately)
  const busy = bets.busy || leftMs === 0
  const { phase } = shown
  const play: OddEvenPlay = { pick, setPick, stake, setStake, round, place, phase, busy, balance }
  return { play, state }
}

/** What stands on the stage: a draw that is on its way, the last result for a while, or nothing. */
export function useTimedStage({ table, leftMs }: ReturnType<typeof useTable>) {
  const result = useShown(table?.results[0])
  const drawing = table?.current?.phase === 'CLOSED' || (table?.current && leftMs === 0)
  const phase: Phase = drawing ? 'drawing' : result ? 'shown' : 'ready'
  return { phase, result }
}

/** The newest result, from when it comes until the next round has the stage. */
function useShown(result: EventView | undefined) {
  const [shown, setShown] = useState<string | undefined>(undefined)
  const first = useRef(true)
  const id = result?.id
  useEffect(() => {
    if (!id) return
    // What was drawn before this page came is no news.
    if (first.current) {
      first.current = false
      return
    }
    setShown(id)
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id])
  if (!result?.outcome || shown !== result.id) return undefined
  return { id: result.id, outcome: result.outcome }
}

interface Wish {
  readonly event: string
  readonly pick: Side
  readonly stake: number
}

/** One press is one bet: an answer that was lost is asked for again under the same key. */
function usePlacing(game: Game) {
  const { t, won: money } = useTexts()
  const onRefused = useBetRefusal()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [lately, setLately] = useState<readonly OpenBet[]>([])
  const [attempts] = useState(makeAttempts)
  const place = async ({ event, pick, stake }: Wish) => {
    if (busy) return
    setBusy(true)
    const wager = {
      game: 'odd-even-1m',
      event,
      stake: won(heldTo(stake, game)),
      choice: { pick },
    } as const
    try {
      const placed = await attempts(wager, (key) => call(placeBet, wager, { key }))
      const { balance, version, bet } = placed
      receiveBalance(balance, version)
      setLately((before) => [...before, bet].slice(-LATELY_MAX))
      toast('success', placedText(bet))
      await Promise.all([refresh(readTable), refresh(listRounds)])
    } catch (error) {
      onRefused(error)
    }
    setBusy(false)
  }
  const placedText = ({ choice, stake, place: at }: OpenBet) =>
    t('timed.placed', { side: t(`side.${choice.pick}`), amount: money(stake), place: at + 1 })
  return { place, busy, lately }
}
