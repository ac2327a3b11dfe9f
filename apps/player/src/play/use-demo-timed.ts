import { randomUuid } from '@camellia/client/random-hex'
import type { OpenBet } from '@camellia/contract/event'
import type { Game } from '@camellia/contract/game'
import { nowMs } from '@camellia/i18n/clock'
import { won } from '@camellia/kernel/won'
import { useEffect, useState } from 'react'
import { FUN_BALANCE } from '../site/fun-money'
import { heldTo, type Pick } from './odd-even.rules'
import { type Fun, settled, withMine } from './timed.rules'
import type { OddEvenPlay } from './use-odd-even'
import { useTable } from './use-table'
import { useTimedStage } from './use-timed'

const FIRST_STAKE = 1_000
const BETS_MAX = 100

/** Bets for fun on the round that everyone sees; its real ball decides them, in this page. */
export function useDemoTimed(game: Game) {
  const state = useTable('odd-even-1m')
  const shown = useTimedStage(state)
  const [pick, setPick] = useState<Pick | undefined>(undefined)
  const [stake, setStake] = useState(() => heldTo(FIRST_STAKE, game))
  const [fun, setFun] = useState<Fun>({ balance: FUN_BALANCE, rounds: 0, open: [], lately: [] })
  const { table, leftMs } = state
  const results = table?.results
  useEffect(() => {
    if (results) setFun((before) => settled(before, results))
  }, [results])
  const place = async () => {
    const event = table?.current
    const held = heldTo(stake, game)
    if (!pick || !event || leftMs === 0 || held > fun.balance) return
    if (fun.open.length >= BETS_MAX) return
    const bet: OpenBet = {
      ...{ id: randomUuid(), event: event.id, number: event.number, place: 0 },
      ...{ stake: won(held), choice: { pick }, placedAt: new Date(nowMs()).toISOString() },
    }
    setFun((before) => ({
      ...before,
      balance: before.balance - held,
      open: [...before.open, bet],
    }))
  }
  const round = shown.result && withMine(shown.result, fun.lately)
  const { phase } = shown
  const { balance, rounds } = fun
  const busy = leftMs === 0
  const play: OddEvenPlay = { pick, setPick, stake, setStake, round, place, phase, busy, balance }
  return { play, state, mine: fun.open, rounds }
}
