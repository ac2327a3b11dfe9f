import { useTexts } from '@camellia/i18n/texts'
import { Card, TableToggle } from '@camellia/ui/office-card'
import { Legend } from '@camellia/ui/office-chart-days'
import { HoursChart } from '@camellia/ui/office-chart-hours'
import { Digits } from '@camellia/ui/office-digits'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import styles from './dashboard.module.css'
import { type Dashboard, ggrOf, hoursOf } from './dashboard.rules'

export function HoursCard({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const [table, setTable] = useState(false)
  return (
    <Card
      title={t('hours.title')}
      beside={!table && <HoursLegend />}
      end={<TableToggle label={t('chart.table')} on={table} onChange={setTable} />}
    >
      {table ? <HoursTable data={data} /> : <Chart data={data} />}
    </Card>
  )
}

function HoursLegend() {
  const { t } = useTexts()
  return (
    <Legend
      items={[
        { label: t('kpi.stake'), colour: 'var(--c-in)' },
        { label: t('kpi.win'), colour: 'var(--c-out)' },
        { label: t('hours.running'), colour: 'var(--c-today)', line: 'solid' },
        { label: t('hours.yesterday'), colour: 'var(--c-past-line)', line: 'dashed' },
      ]}
    />
  )
}

function Chart({ data }: { readonly data: Dashboard }) {
  const { t, number } = useTexts()
  const { axis } = useFormats()
  const hours = hoursOf(data)
  const running = hours.findLast((hour) => hour.running !== undefined)?.running ?? 0
  const amount = `${running < 0 ? '−' : '+'}${number(Math.abs(running))}`
  return (
    <div className={styles.chart}>
      <HoursChart
        label={t('hours.title')}
        hours={hours}
        axis={axis}
        hourLabel={(hour) => t('hours.hour', { hour: String(hour).padStart(2, '0') })}
        nowLabel={t('hours.now', { amount })}
      />
    </div>
  )
}

function HoursTable({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
    <section className={styles.scroll} tabIndex={0} aria-label={t('hours.title')}>
      <table className={styles.plain}>
        <thead>
          <tr>
            <th scope="col">{t('hours.column')}</th>
            <th scope="col">{t('kpi.stake')}</th>
            <th scope="col">{t('kpi.win')}</th>
            <th scope="col">{t('kpi.ggr')}</th>
            <th scope="col">{t('hours.ggrYesterday')}</th>
          </tr>
        </thead>
        <tbody>
          {data.hours.map(({ hour, stake, win, stakeYesterday, winYesterday }) => (
            <tr key={hour}>
              <td>{t('hours.hour', { hour: String(hour).padStart(2, '0') })}</td>
              <td>
                <Digits value={stake} />
              </td>
              <td>
                <Digits value={win} />
              </td>
              <td>
                <Digits value={ggrOf({ stake, win })} className="semi" />
              </td>
              <td>
                <Digits
                  value={ggrOf({ stake: stakeYesterday, win: winYesterday })}
                  className="t3"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
