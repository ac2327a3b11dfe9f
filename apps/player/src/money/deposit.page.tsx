import { useTexts } from '@camellia/i18n/texts'
import { CancelDeposit } from './cancel-deposit'
import { CompanyAccount } from './company-account'
import { DepositForm } from './deposit-form'
import { OpenRequest } from './open-request'
import { RequestPage } from './request-page'
import { useDeposit } from './use-own-money'

export function DepositPage() {
  const { t } = useTexts()
  const query = useDeposit()
  return (
    <RequestPage type="DEPOSIT" title={t('nav.deposit')} sub={t('deposit.sub')} query={query}>
      {(deposit) => {
        const { open, usualMinutes, account, depositor } = deposit
        if (!open) return <DepositForm deposit={deposit} />
        return (
          <>
            <OpenRequest
              request={open}
              type="DEPOSIT"
              usualMinutes={usualMinutes}
              note={t('deposit.once')}
            >
              <CancelDeposit id={open.id} />
            </OpenRequest>
            <CompanyAccount account={account} depositor={depositor} />
          </>
        )
      }}
    </RequestPage>
  )
}
