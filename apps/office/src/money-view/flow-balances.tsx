import { MEMBER_ACCOUNTS } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import type { Account } from './flow-search'
import styles from './money-view.module.css'

/** What the accounts hold now, whatever page one reads. */
export function FlowBalances({
  balances,
}: {
  readonly balances: Readonly<Record<Account, number>> | undefined
}) {
  const { t } = useTexts()
  return (
    <dl className={styles.balances} aria-label={t('people.balance')}>
      {MEMBER_ACCOUNTS.map((account) => (
        <div key={account} data-zero={balances?.[account] === 0 ? '' : undefined}>
          <dt>
            <AccountMark account={account} />
          </dt>
          <dd>{balances ? <Digits value={balances[account]} /> : '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A dot of its own for each account, so that mixed rows can be told apart at a glance. */
export function AccountMark({ account }: { readonly account: Account }) {
  const { t } = useTexts()
  return (
    <span className={styles.account} data-account={account}>
      {t(`transfer.${account}`)}
    </span>
  )
}
