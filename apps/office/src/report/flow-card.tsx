import { useTexts } from '@camellia/i18n/texts'
import { Card, TableToggle } from '@camellia/ui/office-card'
import { Legend } from '@camellia/ui/office-chart-days'
import { HoursChart } from '@camellia/ui/office-chart-hours'
import { Digits } from '@camellia/ui/office-digits'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import styles from './dashboard.module.css'
import { type Dashboard, flowOf, netOf, periodDays } from './dashboard.rules'

/** Money in and out, by hour of a day or by day of a longer period. */
export function FlowCard({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const [table, setTable] = useState(false)
  const hourly = data.hours.length > 0
  const title = t(hourly ? 'flow.hours' : 'flow.days')
  return (
    <Card
      title={title}
      beside={!table && <FlowLegend hourly={hourly} />}
      end={<TableToggle label={t('chart.table')} on={table} onChange={setTable} />}
    >
      {table ? <FlowTable data={data} title={title} /> : <Chart data={data} title={title} />}
    </Card>
  )
}

function FlowLegend({ hourly }: { readonly hourly: boolean }) {
  const { t } = useTexts()
  const before = { label: t('flow.before'), colour: 'var(--c-past-line)', line: 'dashed' } as const
  return (
    <Legend
      items={[
        { label: t('kpi.deposits'), colour: 'var(--c-in)' },
        { label: t('kpi.withdrawals'), colour: 'var(--c-out)' },
        { label: t('flow.running'), colour: 'var(--c-today)', line: 'solid' },
        ...(hourly ? [before] : []),
      ]}
    />
  )
}

/** What stands below a bar: an hour, or a day. */
function useBarLabel(data: Dashboard): (place: number) => string {
  const { t } = useTexts()
  const { shortDay } = useFormats()
  const days = periodDays(data)
  if (data.hours.length === 0) return (place) => shortDay(days[place]?.day ?? '')
  return (hour) => t('hours.hour', { hour: String(hour).padStart(2, '0') })
}

function Chart({ data, title }: { readonly data: Dashboard; readonly title: string }) {
  const { t, number } = useTexts()
  const { axis } = useFormats()
  const label = useBarLabel(data)
  const bars = flowOf(data)
  const running = bars.findLast((bar) => bar.running !== undefined)?.running ?? 0
  const amount = `${running < 0 ? '−' : '+'}${number(Math.abs(running))}`
  const open = data.period !== 'YESTERDAY' && data.period !== 'LAST_MONTH'
  return (
    <div className={styles.chart}>
      <HoursChart
        label={title}
        hours={bars}
        axis={axis}
        hourLabel={label}
        nowLabel={open ? t('hours.now', { amount }) : amount}
        open={open}
      />
    </div>
  )
}

function FlowTable({ data, title }: { readonly data: Dashboard; readonly title: string }) {
  const { t } = useTexts()
  const label = useBarLabel(data)
  const hourly = data.hours.length > 0
  const rows = hourly ? data.hours : periodDays(data).map((day) => ({ ...day, before: undefined }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <table className={styles.plain}>
        <thead>
          <tr>
            <th scope="col">{t(hourly ? 'hours.column' : 'days.column')}</th>
            <th scope="col">{t('kpi.deposits')}</th>
            <th scope="col">{t('kpi.withdrawals')}</th>
            <th scope="col">{t('kpi.net')}</th>
            {hourly && <th scope="col">{t('flow.netBefore')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ before, ...row }, place) => (
            <tr key={label(place)}>
              <td>{label(place)}</td>
              <Amount value={row.deposits} />
              <Amount value={row.withdrawals} />
              <Amount value={netOf(row)} className="semi" />
              {before && <Amount value={netOf(before)} className="t3" />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Amount({ value, className }: { readonly value: number; readonly className?: string }) {
  return (
    <td>
      <Digits value={value} className={className} />
    </td>
  )
}
