import { useTexts } from '@camellia/i18n/texts'
import { Card, TableToggle } from '@camellia/ui/office-card'
import { DaysChart } from '@camellia/ui/office-chart-days'
import { Digits } from '@camellia/ui/office-digits'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import styles from './dashboard.module.css'
import { type Dashboard, ggrOf } from './dashboard.rules'

export function DaysCard({ data: { days, period } }: { readonly data: Dashboard }) {
  const { t, number } = useTexts()
  const { axis, shortDay } = useFormats()
  const [table, setTable] = useState(false)
  const over = period === 'YESTERDAY' || period === 'LAST_MONTH'
  const label = (day: string) =>
    day === days.at(-1)?.day && !over ? t('days.today') : shortDay(day)
  return (
    <Card
      title={t('days.title')}
      note={t('days.count', { days: number(days.length) })}
      end={<TableToggle label={t('chart.table')} on={table} onChange={setTable} />}
    >
      {table ? (
        <DaysTable days={days} label={label} />
      ) : (
        <div className={styles.chart}>
          <DaysChart
            label={t('days.title')}
            days={days.map((day) => ({ day: day.day, label: label(day.day), value: ggrOf(day) }))}
            axis={axis}
            height={150}
          />
        </div>
      )}
    </Card>
  )
}

function DaysTable({
  days,
  label,
}: {
  readonly days: Dashboard['days']
  readonly label: (day: string) => string
}) {
  const { t } = useTexts()
  const columns = ['kpi.stake', 'kpi.win', 'kpi.ggr', 'kpi.rounds'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
    <section className={styles.scroll} tabIndex={0} aria-label={t('days.title')}>
      <table className={styles.plain}>
        <thead>
          <tr>
            <th scope="col">{t('days.column')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <td>{label(day.day)}</td>
              <td>
                <Digits value={day.stake} />
              </td>
              <td>
                <Digits value={day.win} />
              </td>
              <td>
                <Digits value={ggrOf(day)} className="semi" />
              </td>
              <td>
                <Digits value={day.rounds} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
