import type { OwnTransaction } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { Digits } from '@camellia/ui/office-digits'
import { PanelSection } from '@camellia/ui/office-panel'
import { useFormats } from '../site/formats'
import styles from './money.module.css'
import { type Detail, signOf } from './money.rules'

/** What came and went lately, and what 30 days add up to, with its parts. */
export function RecentMoney({ detail: { month, recent } }: { readonly detail: Detail }) {
  const { t } = useTexts()
  return (
    <PanelSection
      title={
        <>
          {t('money.recent')}
          <span className="fill" />
          <span className={styles.soft}>
            {t('money.net')}
            <Help word="net" />
          </span>
          <Digits value={month.deposits - month.withdrawals} signed />
        </>
      }
    >
      <p className={styles.parts}>
        <Part label={t('txn.type.DEPOSIT')} value={month.deposits} />
        <Part label={t('txn.type.WITHDRAW')} value={month.withdrawals} />
        <Part label={t('kpi.stake')} value={month.stake} />
        <Part label={t('kpi.win')} value={month.win} />
      </p>
      {recent.length === 0 ? (
        <p className="t3">{t('money.noRecent')}</p>
      ) : (
        <ul className={styles.recent}>
          {recent.map((row) => (
            <Movement key={row.id} row={row} />
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

function Part({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <span>
      {label} <Digits value={value} className="t2" />
    </span>
  )
}

function Movement({ row }: { readonly row: OwnTransaction }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const { type, status, amount, createdAt } = row
  return (
    <li data-status={status}>
      <bdi className="n t3">{moment(createdAt)}</bdi>
      <span>{t(`txn.type.${type}`)}</span>
      <Digits value={signOf(type) * amount} signed />
      <span className={status === 'REJECTED' ? 'tone-bad' : 't2'}>{t(`txn.status.${status}`)}</span>
    </li>
  )
}
