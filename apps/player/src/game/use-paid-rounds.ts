import { call } from '@camellia/client/call'
import { useRefresh } from '@camellia/client/hooks'
import { listGames, type RtpVariant, readMyGames } from '@camellia/contract/game'
import { markShown, openGame, type SlotCode } from '@camellia/contract/play'
import { type ListedRound, listRounds } from '@camellia/contract/round'
import type { SlotChoice } from '@camellia/engines/slot/event'
import { Refusal } from '@camellia/kernel/refusal'
import { won } from '@camellia/kernel/won'
import { useCallback, useEffect, useState } from 'react'
import { isDialogOpen } from '../site/dialogs'
import { holdMoney, receiveBalance, releaseMoney } from '../site/held-money'
import { type Bets, makeBets } from '../site/place-bet'
import { type PastRound, type SlotResult, slotRecord } from '../site/slot-round'
import { CoveredError } from './use-explain'
import { type GiftRounds, useGiftRounds } from './use-gift-rounds'
import type { Opened } from './use-opened'

const PAST = 20

export interface RtpChange {
  readonly from: RtpVariant
  readonly to: RtpVariant
}

export interface PaidRounds {
  readonly variant: RtpVariant
  readonly gifts: GiftRounds
  /** SlotResult for and not seen to its end; gone once it was. */
  readonly unfinished: SlotResult | undefined
  readonly change: RtpChange | undefined
  readonly acceptChange: () => void
  readonly spin: (bet: number, choice: SlotChoice) => Promise<SlotResult>
  readonly seen: (round: string) => void
  readonly history: () => Promise<readonly PastRound[]>
}

/** Rounds for money: the balance waits until each was seen, and each is reported as seen. */
export function usePaidRounds(game: SlotCode, opened: Opened): PaidRounds {
  const refresh = useRefresh()
  const gifts = useGiftRounds(game)
  const { variant, change, acceptChange, look } = useVariant(game, opened)
  const [unfinished, setUnfinished] = useState(() => unfinishedOf(opened))
  const [bets] = useState(makeBets)
  // Whoever leaves in the middle of a round has what it brought; it is shown when they return.
  useEffect(() => releaseMoney, [])
  const gift = gifts.playing

  const spin = useCallback(
    async (stake: number, { buy }: SlotChoice) => {
      if (isDialogOpen()) throw new CoveredError()
      const input = {
        ...{ game, variant, stake: won(gift?.bet ?? stake) },
        choice: buy ? { buy } : {},
        ...(gift && { gift: gift.id }),
      }
      return paid(bets, input).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'RTP_CHANGED') void look()
        throw error
      })
    },
    [bets, game, gift, look, variant],
  )

  const { count } = gifts
  const seen = useCallback(
    (round: string) => {
      setUnfinished(undefined)
      releaseMoney()
      // Shown is shown: without the note it is offered once more next time, which harms nobody.
      const noted = call(markShown, { round }).catch(() => {})
      void noted.then(() => refresh(readMyGames))
      if (gift) void count()
    },
    [count, gift, refresh],
  )

  const history = useCallback(async () => {
    const { items } = await call(listRounds, { size: PAST, game })
    return items.map(pastOf)
  }, [game])

  return { variant, gifts, unfinished, change, acceptChange, spin, seen, history }
}

function pastOf({ id, gift, stake, win, createdAt }: ListedRound): PastRound {
  return { id, cost: gift ? 0 : stake, win, at: createdAt }
}

async function paid(bets: Bets, input: Parameters<Bets['place']>[0]): Promise<SlotResult> {
  holdMoney()
  try {
    const { round, balance, version } = await bets.place(input)
    receiveBalance(balance, version)
    const record = slotRecord(round)
    if (!record) throw new Refusal('INTERNAL_ERROR')
    return { ...record, balance }
  } catch (error) {
    releaseMoney()
    throw error
  }
}

function unfinishedOf({ unfinished }: Opened): SlotResult | undefined {
  const record = unfinished ? slotRecord(unfinished) : undefined
  return record && unfinished ? { ...record, balance: unfinished.balanceAfter } : undefined
}

/** The variant the player was shown. Another one is played only after they were told. */
function useVariant(game: SlotCode, opened: Opened) {
  const refresh = useRefresh()
  const [variant, setVariant] = useState<RtpVariant>(opened.variant ?? '96')
  const [change, setChange] = useState<RtpChange>()
  const look = useCallback(async () => {
    const now = await call(openGame, { game }).catch(() => undefined)
    void refresh(listGames)
    if (now?.variant && now.variant !== variant) setChange({ from: variant, to: now.variant })
  }, [game, refresh, variant])
  const acceptChange = useCallback(() => {
    if (change) setVariant(change.to)
    setChange(undefined)
  }, [change])
  return { variant, change, acceptChange, look }
}
