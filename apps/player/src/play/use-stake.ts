import type { Game } from '@camellia/contract/game'
import { useCallback, useState } from 'react'
import { chosenStake, keepStake } from '../site/chosen-stake'
import { heldTo } from './odd-even.rules'

const FIRST_STAKE = 1_000

/** What was chosen in this game the last time, within its limits of today. */
export function useStake(game: Game): readonly [number, (stake: number) => void] {
  const [stake, setStake] = useState(() => heldTo(chosenStake(game.code) ?? FIRST_STAKE, game))
  const choose = useCallback(
    (wanted: number) => {
      setStake(wanted)
      keepStake(game.code, heldTo(wanted, game))
    },
    [game],
  )
  return [stake, choose]
}
