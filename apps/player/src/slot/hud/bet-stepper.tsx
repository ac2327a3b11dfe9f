import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import { lazy, Suspense } from 'react'
import type { RoundSource } from '../round-source'
import { stepBet } from '../slot.rules'
import type { SlotPlay } from '../use-slot'
import styles from './hud.module.css'
import { Knob } from './knob'

// The list is not needed for the first spin: it comes after the first picture.
const BetMenu = lazy(async () => ({ default: (await import('./bet-menu')).BetMenu }))

/** Less and more, and the whole list behind the figure. */
export function BetStepper({
  source: { face },
  play,
}: {
  readonly source: RoundSource
  readonly play: SlotPlay
}) {
  const { t } = useTexts()
  const { bet, setBet } = play
  const fixed = play.busy || Boolean(play.auto)
  const step = (direction: 1 | -1) => () => setBet(stepBet(face.bets, bet, direction))
  const figure = (
    <button type="button" className={styles.betFigure} disabled={fixed}>
      <span>{t('slot.bet')}</span>
      <Won amount={bet} />
    </button>
  )
  return (
    <div className={styles.bet}>
      <Knob
        look="knob"
        sign="minus"
        label={t('slot.less')}
        disabled={fixed || bet === face.bets[0]}
        onClick={step(-1)}
      />
      <Suspense fallback={figure}>
        <BetMenu face={face} bet={bet} onChoose={setBet} target={figure} />
      </Suspense>
      <Knob
        look="knob"
        sign="plus"
        label={t('slot.more')}
        disabled={fixed || bet === face.bets.at(-1)}
        onClick={step(1)}
      />
    </div>
  )
}
