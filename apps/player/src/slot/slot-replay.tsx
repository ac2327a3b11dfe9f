import { useTexts } from '@camellia/i18n/texts'
import type { GameFace } from '@camellia/stage/face'
import { type Replay, useReplay } from '@camellia/stage/use-replay'
import { useStage } from '@camellia/stage/use-stage'
import type { SlotRecord } from '../site/slot-round'
import styles from './hud/hud.module.css'
import { Knob } from './hud/knob'
import replay from './hud/replay.module.css'
import { SetBanner } from './hud/win-meter'
import { moneyOf } from './slot.rules'
import { SlotFrame } from './slot-game'

/** A stored round on the real stage, with a scrubber. */
export function SlotReplay({
  face,
  name,
  round,
  onLeave,
}: {
  readonly face: GameFace
  readonly name: string
  readonly round: SlotRecord
  readonly onLeave: () => void
}) {
  const { t } = useTexts()
  const handle = useStage({
    face,
    money: (cents) => moneyOf(round.bet, cents).toLocaleString('en-US'),
    onCue: () => {},
  })
  const film = useReplay(handle, round.events)
  return (
    <SlotFrame handle={handle} name={name} onTap={() => {}}>
      <header className={styles.top}>
        <Knob look="chip" sign="back" label={t('slot.leave')} onClick={onLeave} />
        <span className={styles.chip}>
          <b>{t('slot.replay')}</b>
        </span>
      </header>
      <SetBanner view={handle.view} bet={round.bet} />
      <Scrubber film={film} />
    </SlotFrame>
  )
}

function Scrubber({ film }: { readonly film: Replay }) {
  const { t } = useTexts()
  const { ms, wholeMs, playing } = film
  return (
    <div className={replay.bar}>
      <Knob
        look="knob"
        sign={playing ? 'pause' : 'play'}
        label={playing ? t('slot.replayPause') : t('slot.replayPlay')}
        onClick={film.toggle}
      />
      <input
        type="range"
        aria-label={t('slot.replay')}
        min={0}
        max={Math.max(1, Math.ceil(wholeMs))}
        step={20}
        value={ms}
        onChange={(event) => film.seek(Number(event.target.value))}
      />
    </div>
  )
}
