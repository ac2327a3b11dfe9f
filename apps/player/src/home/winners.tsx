import { tileOf } from '@camellia/art/art'
import type { OutputOf } from '@camellia/contract/endpoint'
import type { readHome } from '@camellia/contract/site'
import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import { Section } from '../site/section'
import { useGames } from '../site/use-games'
import styles from './home.module.css'

type Winner = OutputOf<typeof readHome>['winners'][number]

/** Real wins, masked and three minutes old; the server sends none when there are too few. */
export function Winners({ winners }: { readonly winners: readonly Winner[] }) {
  const { t, number } = useTexts()
  const { nameOf } = useGames()
  const lines = winners.slice(0, 8).map((winner, order) => ({ ...winner, order }))
  return (
    <Section title={t('home.winners')} note={t('home.winnersNote')}>
      <ul className={`card ${styles.winners}`}>
        {lines.map(({ name, game, win, stake, order }) => (
          <li key={order}>
            <img src={tileOf(game).image} alt="" />
            <span>
              <b>{nameOf(game)}</b>
              <small>
                {name} · <bdi>{t('home.times', { times: number(timesOf(win, stake)) })}</bdi>
              </small>
            </span>
            <Won amount={win} className={styles.won} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** To two decimals, for reading only. */
function timesOf(win: number, stake: number): number {
  return Math.round((win / stake) * 100) / 100
}
