import type { OpenBet } from '@camellia/contract/event'
import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import styles from './round-history.module.css'

/** What is on the table now: accepted, and settled with its round. */
export function MyBets({
  bets,
  fun = false,
}: {
  readonly bets: readonly OpenBet[]
  /** Bets for fun have no place in the round. */
  readonly fun?: boolean
}) {
  const { t, number } = useTexts()
  return (
    <section className={`card ${styles.history}`}>
      <h2>{t('timed.mine')}</h2>
      {bets.length === 0 && <p className={styles.none}>{t('timed.noBets')}</p>}
      <ul className={styles.list}>
        {bets.map((bet) => (
          <li key={bet.id}>
            <span className={styles.what}>
              <b>{t(`side.${bet.choice.pick}`)}</b>
              <small>
                {t('timed.round', { number: number(bet.number) })}
                {!fun && ` · ${t('timed.place', { place: number(bet.place + 1) })}`}
              </small>
            </span>
            <Won amount={bet.stake} />
          </li>
        ))}
      </ul>
    </section>
  )
}
