import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import styles from './money-view.module.css'
import { type Sides, type Stock, shareOf } from './place.rules'
import { useNames } from './use-names'

/** Two bars of the same length: where money came from, and where it is. */
export function WherePicture({ sides: { from, to, length } }: { readonly sides: Sides }) {
  const { t } = useTexts()
  return (
    <div className={styles.picture}>
      <Side title={t('where.from')} stocks={from} length={length} />
      <Side title={t('where.to')} stocks={to} length={length} />
    </div>
  )
}

function Side({
  title,
  stocks,
  length,
}: {
  readonly title: string
  readonly stocks: readonly Stock[]
  readonly length: number
}) {
  const { percent } = useTexts()
  const names = useNames()
  const sum = stocks.reduce((total, { balance }) => total + balance, 0)
  return (
    <section aria-label={title}>
      <h3>
        {title} <Digits value={sum} className="t2" />
      </h3>
      <div className={styles.bar} aria-hidden="true">
        {stocks.map(({ account, balance }) => (
          <i
            key={account}
            data-place={toneOf(account)}
            title={`${names.place(account)} ${percent(shareOf(balance, length))}`}
            style={{ flexGrow: balance / length }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {stocks.map(({ account, balance }) => (
          <li key={account}>
            <i data-place={toneOf(account)} aria-hidden="true" />
            {names.place(account)}
            <bdi className="n t3">{percent(shareOf(balance, length))}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All of the house has one colour: it is one owner. */
export function toneOf(account: string): string {
  return account.startsWith('HOUSE') ? 'HOUSE' : account
}
