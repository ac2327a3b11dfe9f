import { useTexts } from '@camellia/i18n/texts'
import { classes } from '@camellia/ui/class-names'
import { Won } from '@camellia/ui/money'
import { Ball } from './ball'
import styles from './stage.module.css'
import type { OddEvenPlay } from './use-odd-even'

/** The night in which the ball is drawn. Gold only when more came back than was staked. */
export function Stage({ play: { phase, round } }: { readonly play: OddEvenPlay }) {
  const won = phase === 'shown' && round !== undefined && round.win > round.stake
  const ball = phase === 'shown' ? Number(round?.outcome.ball) : undefined
  return (
    <div className={classes(styles.stage, won && styles.won)} data-phase={phase}>
      <div className={styles.halo} aria-hidden="true" />
      <Ball number={ball} rolling={phase === 'drawing'} />
      <div className={styles.floor} aria-hidden="true" />
      <Words phase={phase} round={round} />
    </div>
  )
}

function Words({ phase, round }: Pick<OddEvenPlay, 'phase' | 'round'>) {
  const { t } = useTexts()
  if (phase !== 'shown' || !round) {
    return (
      <p className={styles.words} role="status">
        {t(phase === 'drawing' ? 'play.drawing' : 'play.ready')}
      </p>
    )
  }
  const side = t(round.outcome.result === 'ODD' ? 'side.ODD' : 'side.EVEN')
  const won = round.win > round.stake
  return (
    <p className={styles.words} role="status" data-won={won}>
      <span>
        {side} <bdi className="num">{String(round.outcome.ball)}</bdi>
      </span>
      {won ? (
        <Won amount={round.win} signed className={styles.win} />
      ) : (
        <span>{t('roundStatus.LOSE')}</span>
      )}
    </p>
  )
}
