import { useTexts } from '@camellia/i18n/texts'
import { Card, TableToggle } from '@camellia/ui/office-card'
import { DaysChart } from '@camellia/ui/office-chart-days'
import { Digits } from '@camellia/ui/office-digits'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import styles from './dashboard.module.css'
import { type Dashboard, ggrOf } from './dashboard.rules'

export function DaysCard({ data: { days } }: { readonly data: Dashboard }) {
  const { t, number } = useTexts()
  const { axis, shortDay } = useFormats()
  const [table, setTable] = useState(false)
  const label = (day: string) => (day === days.at(-1)?.day ? t('days.today') : shortDay(day))
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
            height={138}
          />
          <p className="f12 t3" style={{ padding: '4px 8px 0' }}>
            {t('days.signups')}
          </p>
          <DaysChart
            label={t('days.signups')}
            days={days.map(({ day, signups }) => ({ day, label: label(day), value: signups }))}
            axis={number}
            height={72}
            lines={1}
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
    <section className={styles.scroll} tabIndex={0} aria-label={t('days.title')}>
      <table className={styles.plain}>
        <thead>
          <tr>
            <th scope="col">{t('days.column')}</th>
            <th scope="col">{t('kpi.ggr')}</th>
            <th scope="col">{t('kpi.rounds')}</th>
            <th scope="col">{t('kpi.signups')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <td>{label(day.day)}</td>
              <td>
                <Digits value={ggrOf(day)} className="semi" />
              </td>
              <td>
                <Digits value={day.rounds} />
              </td>
              <td>
                <Digits value={day.signups} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
