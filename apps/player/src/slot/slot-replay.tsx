import { useTexts } from '@camellia/i18n/texts'
import { useEffect, useState } from 'react'
import type { GameFace, SlotRoundRecord } from './desk'
import styles from './hud/hud.module.css'
import { Knob } from './hud/knob'
import replay from './hud/replay.module.css'
import { moneyOf } from './slot.rules'
import { SlotFrame } from './slot-game'
import { type StageHandle, useStage } from './use-stage'
import { useStageView } from './view-store'

/** A stored round on the real stage, with a scrubber. */
export function SlotReplay({
  face,
  name,
  round,
  onLeave,
}: {
  readonly face: GameFace
  readonly name: string
  readonly round: SlotRoundRecord
  readonly onLeave: () => void
}) {
  const { t } = useTexts()
  const handle = useStage({
    face,
    money: (cents) => moneyOf(round.bet, cents).toLocaleString('en-US'),
    onCue: () => {},
  })
  const { stage } = handle
  useEffect(() => void stage?.land(round.events), [stage, round])
  return (
    <SlotFrame handle={handle} name={name} onTap={() => {}}>
      <header className={styles.top}>
        <Knob look="chip" sign="back" label={t('slot.leave')} onClick={onLeave} />
        <span className={styles.chip}>
          <b>{t('slot.replay')}</b>
        </span>
      </header>
      <Scrubber handle={handle} />
    </SlotFrame>
  )
}

function Scrubber({ handle: { stage, view } }: { readonly handle: StageHandle }) {
  const { t } = useTexts()
  const [held, setHeld] = useState(false)
  const ms = useStageView(view, (now) => Math.round(now.ms / 20) * 20)
  const wholeMs = useStageView(view, (now) => now.wholeMs)
  const hold = (on: boolean) => {
    if (!on && ms >= wholeMs - 40) stage?.seek(0)
    stage?.hold(on)
    setHeld(on)
  }
  const over = ms >= wholeMs - 40
  return (
    <div className={replay.bar}>
      <Knob
        look="knob"
        sign={held || over ? 'play' : 'pause'}
        label={held || over ? t('slot.replayPlay') : t('slot.replayPause')}
        onClick={() => hold(!held && !over)}
      />
      <input
        type="range"
        aria-label={t('slot.replay')}
        min={0}
        max={Math.max(1, Math.ceil(wholeMs))}
        step={20}
        value={ms}
        onChange={(event) => {
          hold(true)
          stage?.seek(Number(event.target.value))
        }}
      />
    </div>
  )
}
