import { useTexts } from '@camellia/i18n/texts'
import { useDuration } from '../site/use-duration'
import styles from './figures.module.css'
import { columnsFor, type FigureDay, netOf } from './figures.rules'

/** Two pictures of the same days; the table under them has the figures. */
export function FigureCharts({ days }: { readonly days: readonly FigureDay[] }) {
  const { t, won, compact } = useTexts()
  const duration = useDuration()
  return (
    <div className={styles.charts}>
      <Chart
        title={t('figures.netByDay')}
        hint={t('figures.netHint')}
        days={days}
        amountOf={netOf}
        axis={compact}
        say={won}
      />
      <Chart
        title={t('figures.timeByDay')}
        days={days}
        amountOf={({ minutes }) => minutes}
        axis={duration}
        say={duration}
      />
    </div>
  )
}

interface ChartProps {
  readonly title: string
  readonly hint?: string
  readonly days: readonly FigureDay[]
  readonly amountOf: (day: FigureDay) => number
  readonly axis: (value: number) => string
  readonly say: (value: number) => string
}

/** Time runs from left to right in every language, as in the table of a bank. */
function Chart({ title, hint, days, amountOf, axis, say }: ChartProps) {
  const { t, day: dayOf } = useTexts()
  const values = days.map(amountOf)
  const { columns, zero, high, low } = columnsFor(values)
  const first = days[0]?.day
  return (
    <section className={`card ${styles.chart}`}>
      <h2>
        {title}
        {hint && <small>{hint}</small>}
      </h2>
      {values.every((value) => value === 0) ? (
        <p className={styles.none}>{t('figures.none')}</p>
      ) : (
        <figure dir="ltr" aria-label={title}>
          <div className={styles.axis} aria-hidden="true">
            {high > 0 && <span style={{ insetBlockStart: 0 }}>{axis(high)}</span>}
            {low < 0 && <span style={{ insetBlockEnd: 0 }}>{axis(low)}</span>}
          </div>
          <div className={styles.plot} aria-hidden="true">
            <hr style={{ insetBlockStart: `${zero}%` }} />
            {columns.map(({ top, size }, index) => (
              <span
                key={days[index]?.day}
                title={`${dayOf(days[index]?.day ?? '')} · ${say(values[index] ?? 0)}`}
              >
                {size > 0 && (
                  <i
                    data-low={(values[index] ?? 0) < 0 ? '' : undefined}
                    style={{ insetBlockStart: `${top}%`, blockSize: `${size}%` }}
                  />
                )}
              </span>
            ))}
          </div>
          <figcaption aria-hidden="true">
            <span>{first && dayOf(first)}</span>
            <span>{t('figures.today')}</span>
          </figcaption>
        </figure>
      )}
    </section>
  )
}
