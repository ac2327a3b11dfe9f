import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import styles from './choices.module.css'
import { oddsOf, PICKS } from './odd-even.rules'
import type { OddEvenPlay } from './use-odd-even'

/** Two big choices; as radio buttons they work with every keyboard and reader. */
export function Choices({
  play: { pick, setPick, busy, phase, round },
  game,
}: {
  readonly play: OddEvenPlay
  readonly game: Game
}) {
  const { t, number } = useTexts()
  return (
    <fieldset className={styles.choices} disabled={busy}>
      <legend className="srOnly">{t('play.pick')}</legend>
      {PICKS.map((side) => (
        <label
          key={side}
          className={styles.choice}
          data-side={side}
          data-drawn={phase === 'shown' && round?.outcome.result === side}
        >
          <input
            type="radio"
            name="pick"
            id={`pick-${side}`}
            checked={pick === side}
            onChange={() => setPick(side)}
          />
          <b>{t(`side.${side}`)}</b>
          <span className={styles.balls} aria-hidden="true">
            {t(side === 'ODD' ? 'play.oddBalls' : 'play.evenBalls')}
          </span>
          <span className={styles.odds}>
            {t('play.odds', { odds: number(oddsOf(game.rtp) / 100) })}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
