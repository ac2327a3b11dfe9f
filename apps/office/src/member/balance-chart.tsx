import type { MemberPanel } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { useWidth } from '@camellia/ui/office-media'
import { PanelSection } from '@camellia/ui/office-panel'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import styles from './people.module.css'
import { lineOf } from './people.rules'

const HEIGHT = 60
const EDGE = 3

/** The balance of a month as a line; the table behind it has the figures. */
export function BalanceChart({ days }: { readonly days: MemberPanel['days'] }) {
  const { t } = useTexts()
  const { shortDay } = useFormats()
  const [table, setTable] = useState(false)
  const stake = days.reduce((sum, day) => sum + day.stake, 0)
  const win = days.reduce((sum, day) => sum + day.win, 0)
  return (
    <PanelSection
      title={
        <>
          {t('panel.days30')}
          <span className="t3" style={{ fontWeight: 400 }}>
            {t('panel.balanceFlow')}
          </span>
          <span className="fill" />
          <button type="button" className={styles.link} onClick={() => setTable(!table)}>
            {t(table ? 'panel.asChart' : 'panel.asTable')}
          </button>
        </>
      }
    >
      {table ? <DayTable days={days} /> : <Line days={days} />}
      <p className={styles.axis} dir="ltr">
        <bdi className="n">{shortDay(days[0]?.day ?? '')}</bdi>
        <span>
          {t('panel.stake')} <Digits value={stake} className="semi" /> {t('panel.win')}{' '}
          <Digits value={win} className="semi" />
        </span>
        <span>{t('recent.today')}</span>
      </p>
    </PanelSection>
  )
}

function Line({ days }: { readonly days: MemberPanel['days'] }) {
  const { t, number } = useTexts()
  const [ref, width] = useWidth(384)
  const step = (width - 2) / Math.max(1, days.length - 1)
  const points = lineOf(days.map(({ balance }) => balance)).map((up, index) => {
    const y = EDGE + (1 - up) * (HEIGHT - 2 * EDGE)
    return `${(1 + index * step).toFixed(1)},${y.toFixed(1)}`
  })
  const last = days.at(-1)?.balance ?? 0
  return (
    <div ref={ref} className={styles.chart} dir="ltr">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        height={HEIGHT}
        role="img"
        aria-label={`${t('panel.balanceFlow')}: ${number(days[0]?.balance ?? 0)} → ${number(last)}`}
      >
        <polygon points={`1,${HEIGHT} ${points.join(' ')} ${width - 1},${HEIGHT}`} />
        <polyline points={points.join(' ')} />
      </svg>
    </div>
  )
}

function DayTable({ days }: { readonly days: MemberPanel['days'] }) {
  const { t } = useTexts()
  const { shortDay } = useFormats()
  return (
    <table className={styles.days}>
      <thead>
        <tr>
          <th scope="col">{t('panel.day')}</th>
          <th scope="col">{t('panel.stake')}</th>
          <th scope="col">{t('panel.win')}</th>
          <th scope="col">{t('panel.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, stake, win, balance }) => (
          <tr key={day}>
            <th scope="row">
              <bdi className="n">{shortDay(day)}</bdi>
            </th>
            {[stake, win, balance].map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three figures that keep their place.
              <td key={index}>
                <Digits value={value} className={value === 0 ? 't3' : undefined} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
