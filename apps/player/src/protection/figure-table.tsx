import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { useDuration } from '../site/use-duration'
import styles from './figures.module.css'
import { type FigureDay, netOf } from './figures.rules'

const MONEY = ['deposits', 'withdrawals', 'stake', 'win'] as const

/** The same days in figures, newest first; for those who cannot see the bars and for the curious. */
export function FigureTable({ days }: { readonly days: readonly FigureDay[] }) {
  const { t, day: dayOf } = useTexts()
  const duration = useDuration()
  return (
    <details className={`card ${styles.details}`}>
      <summary>
        {t('figures.table')}
        <Icon name="down" size={16} />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('nav.figures')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('figures.day')}</th>
              {MONEY.map((name) => (
                <th key={name} scope="col">
                  {t(`figures.${name}`)}
                </th>
              ))}
              <th scope="col">{t('figures.net')}</th>
              <th scope="col">{t('figures.time')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((row) => (
              <tr key={row.day}>
                <th scope="row">{dayOf(row.day)}</th>
                {MONEY.map((name) => (
                  <td key={name} data-zero={row[name] === 0 ? '' : undefined}>
                    <Won amount={row[name]} />
                  </td>
                ))}
                <td data-zero={netOf(row) === 0 ? '' : undefined}>
                  <Won amount={netOf(row)} signed />
                </td>
                <td data-zero={row.minutes === 0 ? '' : undefined}>{duration(row.minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
