import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import type { RoundSource } from '../round-source'
import type { SlotPlay } from '../use-slot'
import { BetStepper } from './bet-stepper'
import styles from './hud.module.css'
import { Knob } from './knob'
import { SpinButton } from './spin-button'
import { WinMeter } from './win-meter'

export interface DeckProps {
  readonly source: RoundSource
  readonly play: SlotPlay
  readonly onInfo: () => void
  readonly onAuto: () => void
}

/** Everything one plays with; on phones within reach of the thumb. */
export function Deck({ source, play, onInfo, onAuto }: DeckProps) {
  const { t, percent } = useTexts()
  const wide = play.places?.side === 'landscape'
  return (
    <div className={styles.deck}>
      <div className={styles.balance}>
        <span>{t('slot.balance')}</span>
        <Won amount={play.balance} />
      </div>
      <BetStepper source={source} play={play} />
      {wide && <WinMeter play={play} />}
      <Knob
        look="knob"
        sign="turbo"
        label={t('slot.turbo')}
        written={t('slot.turbo')}
        place={styles.turbo}
        aria-pressed={play.turbo}
        onClick={() => play.setTurbo(!play.turbo)}
      />
      <Knob
        look="knob"
        sign={play.auto ? 'stop' : 'auto'}
        label={play.auto ? t('slot.autoStop') : t('slot.auto')}
        written={play.auto ? String(play.auto.left) : t('slot.auto')}
        place={styles.auto}
        aria-pressed={Boolean(play.auto)}
        onClick={() => (play.auto ? play.stopAuto() : onAuto())}
      />
      <SpinButton play={play} />
      {wide ? (
        <Knob look="knob" sign="menu" label={t('slot.info')} place={styles.menu} onClick={onInfo} />
      ) : (
        <bdi className={styles.rtp}>{t('game.rtp', { percent: percent(source.face.rtp) })}</bdi>
      )}
    </div>
  )
}
