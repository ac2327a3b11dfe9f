import type { OutputOf } from '@camellia/contract/endpoint'
import type { RtpTitle, readDrift } from '@camellia/contract/rtp'
import { useTexts } from '@camellia/i18n/texts'
import { TableToggle } from '@camellia/ui/office-card'
import { BandChart } from '@camellia/ui/office-chart-band'
import { Digits } from '@camellia/ui/office-digits'
import { QuickChoice } from '@camellia/ui/office-table-filter'
import { useMemo, useState } from 'react'
import { useFormats } from '../site/formats'
import styles from './rtp.module.css'
import { type Drift, type DriftPoint, declaredOf, driftOf } from './rtp.rules'
import { DRIFT_DAYS, type DriftDays } from './rtp-search'
import { Percent } from './rtp-words'

/** What was paid back since the first of the days, against the band around what is declared. */
export function DriftSection({
  title,
  read,
  days,
  onDays,
}: {
  readonly title: RtpTitle
  readonly read: OutputOf<typeof readDrift>
  readonly days: DriftDays
  readonly onDays: (days: DriftDays) => void
}) {
  const { t, number } = useTexts()
  const [table, setTable] = useState(false)
  const drift = useMemo(() => driftOf(read), [read])
  const isDays = (value: string) => DRIFT_DAYS.find((known) => String(known) === value) ?? 30
  return (
    <section className={styles.drift} aria-label={t('rtp.drift')}>
      <div className={styles.driftHead}>
        <h3>{t('rtp.drift')}</h3>
        <span className="fill" />
        <QuickChoice
          label={t('days.column')}
          value={String(days)}
          choices={DRIFT_DAYS.map((count) => ({
            value: String(count),
            label: t('days.count', { days: number(count) }),
          }))}
          onChange={(value) => onDays(isDays(value))}
        />
        <TableToggle label={t('chart.table')} on={table} onChange={setTable} />
      </div>
      {drift.rounds === 0 ? (
        <p className="t3">{t('rounds.none')}</p>
      ) : table ? (
        <DriftTable drift={drift} />
      ) : (
        <DriftChart title={title} drift={drift} />
      )}
      <p className="t3 f12">{t('rtp.driftNote')}</p>
    </section>
  )
}

function DriftChart({ title, drift }: { readonly title: RtpTitle; readonly drift: Drift }) {
  const { t, number } = useTexts()
  return (
    <BandChart
      label={t('rtp.drift')}
      extent={drift.rounds}
      along={(rounds) => number(rounds)}
      alongLabel={t('kpi.rounds')}
      within={[0, 20_000]}
      axis={(value) => `${value / 100}%`}
      lines={drift.lines.map(({ variant, points }) => ({
        key: variant ?? '',
        level: declaredOf(title, variant),
        levelLabel: variant ? t('rtp.declaredAs', { variant }) : t('rtp.declared'),
        quiet: variant !== title.variant,
        points,
      }))}
    />
  )
}

function DriftTable({ drift }: { readonly drift: Drift }) {
  const { t } = useTexts()
  const rows = drift.lines
    .flatMap(({ points }) => points)
    .toSorted(
      (a, b) => b.day.localeCompare(a.day) || (b.variant ?? '').localeCompare(a.variant ?? ''),
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
    <section className={styles.scroll} tabIndex={0} aria-label={t('rtp.drift')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('days.column')}</th>
            <th scope="col">{t('rounds.variant')}</th>
            <th scope="col">{t('kpi.rounds')}</th>
            <th scope="col">{t('panel.stake')}</th>
            <th scope="col">{t('rtp.dayRtp')}</th>
            <th scope="col">{t('rtp.sinceFirst')}</th>
            <th scope="col">{t('rtp.band99')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((point) => (
            <DriftRow key={`${point.day} ${point.variant}`} point={point} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function DriftRow({ point }: { readonly point: DriftPoint }) {
  const { shortDay } = useFormats()
  return (
    <tr>
      <td>{shortDay(point.day)}</td>
      <td className="n">{point.variant}</td>
      <td>
        <Digits value={point.rounds} />
      </td>
      <td>
        <Digits value={point.stake} />
      </td>
      <td>
        <Percent value={Math.round((point.win / point.stake) * 10_000)} className="t2" />
      </td>
      <td>
        <Percent value={point.value} className="semi" />
      </td>
      <td>
        <bdi dir="ltr" className="n t2">
          {bandText(point)}
        </bdi>
      </td>
    </tr>
  )
}

function bandText({ low, high }: DriftPoint): string {
  if (low === null || high === null) return '—'
  return `${(low / 100).toFixed(2)}–${(high / 100).toFixed(2)}%`
}
