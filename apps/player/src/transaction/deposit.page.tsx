import { useTexts } from '@camellia/i18n/texts'
import { useSearch } from '@tanstack/react-router'
import { Barred } from '../site/barred'
import { useBar } from '../site/use-protection'
import { CancelDeposit } from './cancel-deposit'
import { CoinDepositPage } from './coin-deposit'
import { CompanyAccount } from './company-account'
import { DepositForm } from './deposit-form'
import { depositSearch } from './deposit-search'
import { DepositWays } from './deposit-ways'
import { OpenRequest } from './open-request'
import { RequestPage } from './request-page'
import { useDeposit } from './use-own-money'

export function DepositPage() {
  const { way } = depositSearch(useSearch({ strict: false }))
  return way === 'coin' ? <CoinDepositPage /> : <BankDepositPage />
}

function BankDepositPage() {
  const { t } = useTexts()
  const query = useDeposit()
  const bar = useBar()
  return (
    <RequestPage
      type="DEPOSIT"
      title={t('nav.deposit')}
      sub={t('deposit.sub')}
      query={query}
      ways={<DepositWays way="bank" />}
    >
      {(deposit) => {
        const { open, usualMinutes, account, depositor } = deposit
        if (!open) return bar ? <Barred bar={bar} /> : <DepositForm deposit={deposit} />
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
