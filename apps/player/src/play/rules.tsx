import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { oddsOf } from './odd-even.rules'
import styles from './rules.module.css'

export function Rules({
  game,
  shared = false,
}: {
  readonly game: Game
  readonly shared?: boolean
}) {
  const { t, number, percent } = useTexts()
  return (
    <section className={`card ${styles.rules}`}>
      <h2>{t('play.rules')}</h2>
      <ul>
        <li>{t('play.ruleBall')}</li>
        <li>{t('play.rulePays', { odds: number(oddsOf(game.rtp) / 100) })}</li>
        <li>{t('slot.ruleFloor')}</li>
        <li>{t('play.ruleRtp', { percent: percent(game.rtp) })}</li>
        <li>{t(shared ? 'timed.why' : 'play.ruleSeed')}</li>
      </ul>
    </section>
  )
}
