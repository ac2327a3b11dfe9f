import type { Variant } from '@camellia/engines/slot/event'
import { useTexts } from '@camellia/i18n/texts'
import type { GameFace } from '@camellia/stage/face'
import { gameFaceOf } from '@camellia/stage/game-face'
import { timeText } from '@camellia/stage/replay.rules'
import { useReplay } from '@camellia/stage/use-replay'
import { useStage } from '@camellia/stage/use-stage'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { useMemo } from 'react'
import type { SlotRecord } from '../site/slot-round'
import styles from './panel-replay.module.css'
import { moneyOf } from './slot.rules'

interface Props {
  readonly name: string
  readonly round: SlotRecord
}

/** A stored round on its own stage, small, with a scrubber; it begins by itself. */
export function PanelReplay({
  code,
  variant,
  ...film
}: Props & { readonly code: string; readonly variant: Variant }) {
  const face = useMemo(() => gameFaceOf(code, variant), [code, variant])
  return face ? <Film face={face} {...film} /> : null
}

function Film({ face, name, round }: Props & { readonly face: GameFace }) {
  const { t } = useTexts()
  const handle = useStage({
    face,
    bare: true,
    money: (cents) => moneyOf(round.bet, cents).toLocaleString('en-US'),
    onCue: () => {},
  })
  const { ms, wholeMs, playing, toggle, seek } = useReplay(handle, round.events)
  const { stage, failed } = handle
  return (
    <>
      <div className={styles.picture}>
        <div ref={handle.host} className={styles.host} role="img" aria-label={name} />
        {!stage && <p role="status">{t(failed ? 'slot.failed' : 'word.loading')}</p>}
      </div>
      <div className={styles.bar}>
        <Button disabled={!stage} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} size={16} />
          {t(playing ? 'slot.replayPause' : 'slot.replayPlay')}
        </Button>
        <input
          type="range"
          aria-label={t('slot.replay')}
          aria-valuetext={timeText(ms)}
          min={0}
          max={Math.max(1, Math.ceil(wholeMs))}
          step={20}
          value={ms}
          disabled={!stage}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <bdi dir="ltr">
          {timeText(ms)} / {timeText(wholeMs)}
        </bdi>
      </div>
    </>
  )
}
