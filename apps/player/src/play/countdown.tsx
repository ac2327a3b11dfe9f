import type { TableState } from '@camellia/contract/event'
import { useTexts } from '@camellia/i18n/texts'
import styles from './countdown.module.css'

/** The last seconds are told in red, and in words. */
const SOON_MS = 10_000

/** How long betting stays open, as a bar and as a number. */
export function Countdown({
  table: { current },
  leftMs,
}: {
  readonly table: TableState
  readonly leftMs: number
}) {
  const { t, number } = useTexts()
  if (!current) return <p className={styles.resting}>{t('timed.resting')}</p>
  const whole = Date.parse(current.closesAt) - Date.parse(current.opensAt)
  const seconds = Math.ceil(leftMs / 1_000)
  const open = current.phase === 'OPEN' && leftMs > 0
  return (
    <section className={`card ${styles.countdown}`} data-soon={open && leftMs <= SOON_MS}>
      <div className={styles.line}>
        <b>{t('timed.round', { number: number(current.number) })}</b>
        <span className={styles.left} role="timer">
          {open ? t('timed.closesIn', { seconds: number(seconds) }) : t('timed.closed')}
        </span>
        <span className={styles.bets}>{t('timed.bets', { bets: number(current.bets) })}</span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, (100 * leftMs) / whole)}%` }} />
      </div>
      <p className={styles.commit}>
        {t('timed.commit')} <code dir="ltr">{current.commit}</code>
      </p>
    </section>
  )
}
