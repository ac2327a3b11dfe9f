import { useTexts } from '@camellia/i18n/texts'
import { useGames } from '../site/use-games'
import styles from './fairness.module.css'

export function Titles() {
  const { t, percent } = useTexts()
  const { games, nameOf } = useGames()
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('fairness.titles')}</h2>
      <dl className={styles.titles}>
        {games.map((game) => (
          <div key={game.code}>
            <dt>{nameOf(game.code)}</dt>
            <dd>
              <bdi className="num">{percent(game.rtp)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('fairness.titlesNote')}</p>
    </section>
  )
}
