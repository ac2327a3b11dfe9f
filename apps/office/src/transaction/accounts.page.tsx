import { useEndpoint } from '@camellia/client/hooks'
import { type CompanyAccount, listCompanyAccounts } from '@camellia/contract/company-account'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable } from '@camellia/ui/office-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { AddAccountDialog, type Asking, DecideAccountDialog } from './account-dialogs'
import styles from './accounts.module.css'
import { AccountState, useAccountColumns } from './accounts-columns'

/** Where players send their money; nobody decides that alone. */
export function AccountsPage() {
  const { t } = useTexts()
  const fresh = useFresh()
  const { add } = useSearch({ from: '/shell/company-accounts' })
  const navigate = useNavigate({ from: '/company-accounts' })
  const setAdding = (on: boolean) =>
    void navigate({ search: on ? { add: true } : {}, replace: true })
  const [asking, setAsking] = useState<Asking>()
  const { data, error, refetch } = useEndpoint(listCompanyAccounts, {})
  return (
    <Page
      title={t('menu.companyAccounts')}
      beside={
        <>
          <span className="fill" />
          <OfficeButton look="ink" disabled={!fresh} onClick={() => setAdding(true)}>
            <OfficeIcon name="plus" size={14} />
            {t('account.add')}
          </OfficeButton>
        </>
      }
    >
      <p className={styles.lead}>{t('account.lead')}</p>
      {error && !data ? (
        <OfficeFailed code={error.code} onRetry={() => void refetch()} />
      ) : (
        <Accounts rows={data} onAsk={setAsking} />
      )}
      {add && <AddAccountDialog onClose={() => setAdding(false)} />}
      {asking && <DecideAccountDialog asking={asking} onClose={() => setAsking(undefined)} />}
    </Page>
  )
}

function Accounts({
  rows,
  onAsk,
}: {
  readonly rows: readonly CompanyAccount[] | undefined
  readonly onAsk: (asking: Asking) => void
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const phone = usePhone()
  const late = useLater(rows === undefined)
  const columns = useAccountColumns(onAsk, fresh)
  if (rows?.length === 0) {
    return (
      <OfficeEmpty icon="bank" title={t('account.none')}>
        <p>{t('account.noneHint')}</p>
      </OfficeEmpty>
    )
  }
  if (!rows && !late) return null
  if (phone && rows) {
    return (
      <ul className={styles.cards}>
        {rows.map((row) => (
          <PhoneCard key={row.id} row={row} onAsk={onAsk} />
        ))}
      </ul>
    )
  }
  return (
    <OfficeTable<CompanyAccount>
      caption={t('menu.companyAccounts')}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      loading={!rows}
      stale={!fresh}
      minWidth={960}
    />
  )
}

function PhoneCard({
  row,
  onAsk,
}: {
  readonly row: CompanyAccount
  readonly onAsk: (asking: Asking) => void
}) {
  return (
    <li>
      <span className="row">
        <b className="semi">{row.bank}</b>
        <span className="fill t2">{row.holder}</span>
        <AccountState row={row} onAsk={onAsk} />
      </span>
      <bdi dir="ltr" className="mono">
        {row.accountNumber}
      </bdi>
    </li>
  )
}
