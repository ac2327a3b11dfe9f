import type { SlotChoice } from '@camellia/engines/slot/event'
import { useTexts } from '@camellia/i18n/texts'
import { type StageHandle, useStage } from '@camellia/stage/use-stage'
import { toast } from '@camellia/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SlotResult } from '../site/slot-round'
import type { Auto, AutoPlan, AutoStop } from './autoplay.rules'
import type { RoundSource } from './round-source'
import { moneyOf, type Net, openingBet, priceOf, seenBalance } from './slot.rules'
import { makeSound, type Sound } from './sound'
import { useAuto } from './use-auto'

export interface SlotPlay extends StageHandle {
  readonly bet: number
  readonly setBet: (bet: number) => void
  /** A round is on its way or being shown. */
  readonly busy: boolean
  /** What the balance is as far as the player has seen. */
  readonly balance: number | undefined
  readonly net: Net
  readonly turbo: boolean
  readonly setTurbo: (on: boolean) => void
  readonly sound: boolean
  readonly setSound: (on: boolean) => void
  readonly auto: Auto | undefined
  readonly startAuto: (plan: AutoPlan) => void
  readonly stopAuto: (why?: AutoStop) => void
  /** The round on show, or the last one. */
  readonly round: SlotResult | undefined
  /** Spins; while something is shown, hurries it on. */
  readonly press: (choice?: SlotChoice) => void
}

/** The game of one title: bets, rounds one after the other, and what of them is on show. */
export function useSlot(source: RoundSource): SlotPlay {
  const { face } = source
  const { t } = useTexts()
  const [bet, setBet] = useState(() => openingBet(face.bets, source.chosen))
  const [round, setRound] = useState<SlotResult>()
  const [busy, setBusy] = useState(false)
  const [net, setNet] = useState<Net>({ paid: 0, won: 0 })
  const [turbo, setTurbo] = useState(false)
  const sound = useSound()
  const shownBet = round?.bet ?? bet
  const handle = useStage({
    face,
    money: (cents) => moneyOf(shownBet, cents).toLocaleString('en-US'),
    onCue: (cue) => sound.player.current?.play(cue),
  })
  const { stage } = handle

  const show = useCallback(
    async (result: SlotResult) => {
      setRound(result)
      await stage?.land(result.events)
      setNet(({ paid, won }) => ({ paid: paid + result.cost, won: won + result.win }))
      setBusy(false)
      source.seen(result.id)
    },
    [source, stage],
  )

  const spin = useCallback(
    async (choice: SlotChoice) => {
      if (!stage) return undefined
      setBusy(true)
      stage.run()
      try {
        const result = await source.spin(bet, choice)
        await show(result)
        return result
      } catch (error) {
        stage.giveUp()
        setBusy(false)
        toast('error', source.explain(error))
        return undefined
      }
    },
    [bet, source, show, stage],
  )

  // The stake of a gift is not the player's, and what nobody has said yet the server knows.
  const funds = source.free ? undefined : source.balance
  const auto = useAuto({ spin, cost: bet, balance: funds ?? Number.MAX_SAFE_INTEGER, busy })
  const { lastStop } = auto
  useEffect(() => {
    if (lastStop && lastStop.why !== 'stopped') toast('info', t(`slotStop.${lastStop.why}`))
  }, [lastStop, t])
  useUnfinished(source, handle, show, setBusy)
  useEffect(() => stage?.setPace({ turbo }), [stage, turbo])

  const { choose } = source
  const chooseBet = (wanted: number) => {
    setBet(wanted)
    choose?.(wanted)
  }
  const press = (choice: SlotChoice = {}) => {
    if (busy) return stage?.hurry()
    const cost = choice.buy && face.buyPrice ? priceOf(bet, face.buyPrice) : bet
    if (funds !== undefined && cost > funds) return toast('warning', t('play.low'))
    void spin(choice)
  }

  const earlier = round?.id === source.unfinished?.id
  return {
    ...handle,
    ...{ bet, setBet: chooseBet, busy, net, turbo, setTurbo, round, press },
    balance: seenBalance(source.balance, busy ? round : undefined, earlier),
    sound: sound.on,
    setSound: sound.turn(handle),
    ...auto,
  }
}

/** Off until it is asked for. */
function useSound() {
  const [on, setOn] = useState(false)
  const player = useRef<Sound>(undefined)
  useEffect(() => () => player.current?.close(), [])
  const turn =
    ({ look }: StageHandle) =>
    (wanted: boolean) => {
      player.current?.close()
      player.current = wanted && look ? makeSound(look.sound) : undefined
      setOn(wanted)
    }
  return { on, player, turn }
}

/** A round that was paid for and not seen is shown first. */
function useUnfinished(
  source: RoundSource,
  { stage }: StageHandle,
  show: (result: SlotResult) => Promise<void>,
  setBusy: (busy: boolean) => void,
) {
  const shown = useRef<string>(undefined)
  const { unfinished } = source
  useEffect(() => {
    if (!stage || !unfinished || shown.current === unfinished.id) return
    shown.current = unfinished.id
    setBusy(true)
    void show(unfinished)
  }, [stage, unfinished, show, setBusy])
}
