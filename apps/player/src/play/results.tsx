import type { EventView } from '@camellia/contract/event'
import { useTexts } from '@camellia/i18n/texts'
import { useState } from 'react'
import { EventProof } from '../site/event-proof'
import styles from './round-history.module.css'

const LINES = 6

/** The last results as beads, and the newest as lines that can be checked. */
export function Results({ results }: { readonly results: readonly EventView[] }) {
  const { t, number, ago } = useTexts()
  const [checked, setChecked] = useState<string | undefined>(undefined)
  return (
    <section className={`card ${styles.history}`}>
      <h2>{t('timed.results')}</h2>
      {results.length === 0 && <p className={styles.none}>{t('timed.noResults')}</p>}
      <div className={styles.beads} aria-hidden="true">
        {results.map(({ id, outcome }) => (
          <span key={id} data-side={outcome?.result}>
            {outcome?.ball ?? '–'}
          </span>
        ))}
      </div>
      <ul className={styles.list}>
        {results.slice(0, LINES).map((event) => (
          <li key={event.id}>
            <span className={styles.what}>
              <b>
                {event.outcome ? t(`side.${event.outcome.result}`) : t('timed.void')}{' '}
                <bdi className="num">{event.outcome?.ball}</bdi>
              </b>
              <small>
                {t('timed.round', { number: number(event.number) })} ·{' '}
                {t('timed.bets', { bets: number(event.bets) })} · {ago(event.closesAt)}
              </small>
            </span>
            <button type="button" className={styles.verify} onClick={() => setChecked(event.id)}>
              {t('play.verify')}
            </button>
          </li>
        ))}
      </ul>
      {checked && <EventProof id={checked} onClose={() => setChecked(undefined)} />}
    </section>
  )
}
