import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { Digits } from '@camellia/ui/office-digits'
import { useFormats } from '../site/formats'
import styles from './dashboard.module.css'
import { dayRowsOf, type Lines } from './lines.rules'

/** More partners than this side by side are a table nobody reads: the biggest ones. */
const PARTNERS = 12

/** Deposits above withdrawals, for every partner and every day. */
export function LinesDays({ data }: { readonly data: Lines }) {
  const { t } = useTexts()
  const { shortDay } = useFormats()
  const lines = data.lines.slice(0, PARTNERS)
  return (
    <Card title={t('lines.byDay')} note={`${t('kpi.deposits')} / ${t('kpi.withdrawals')}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it. */}
      <section className={styles.wideScroll} tabIndex={0} aria-label={t('lines.byDay')}>
        <table className={`${styles.plain} ${styles.pairs}`}>
          <thead>
            <tr>
              <th scope="col">{t('days.column')}</th>
              <th scope="col">{t('types.total')}</th>
              {lines.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dayRowsOf({ lines, days: data.days }).map((row) => (
              <tr key={row.day}>
                <td>{shortDay(row.day)}</td>
                <Pair deposits={row.deposits} withdrawals={row.withdrawals} strong />
                {row.lines.map(({ id, deposits, withdrawals }) => (
                  <Pair key={id} deposits={deposits} withdrawals={withdrawals} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

function Pair({
  deposits,
  withdrawals,
  strong = false,
}: {
  readonly deposits: number
  readonly withdrawals: number
  readonly strong?: boolean
}) {
  return (
    <td>
      <Digits value={deposits} className={deposits === 0 ? 't3' : strong ? 'semi' : undefined} />
      <br />
      <Digits value={withdrawals} className="t3 f12" />
    </td>
  )
}
