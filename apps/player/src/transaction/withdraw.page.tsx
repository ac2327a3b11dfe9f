import { useTexts } from '@camellia/i18n/texts'
import { Won } from '@camellia/ui/money'
import styles from './money.module.css'
import { OpenRequest } from './open-request'
import { RequestPage } from './request-page'
import { mayBeOld, useWithdraw } from './use-own-money'
import { WithdrawForm } from './withdraw-form'
import { WithdrawMissing } from './withdraw-missing'

export function WithdrawPage() {
  const { t } = useTexts()
  const query = useWithdraw()
  const old = mayBeOld(query)
  return (
    <RequestPage type="WITHDRAW" title={t('nav.withdraw')} sub={t('withdraw.sub')} query={query}>
      {(withdraw) => {
        const { open, usualMinutes, account, hasPassword, hold } = withdraw
        const balance = old ? undefined : withdraw.balance
        return (
          <>
            <Funds balance={balance} hold={hold} />
            {open && (
              <OpenRequest
                request={open}
                type="WITHDRAW"
                usualMinutes={usualMinutes}
                note={t('withdraw.once')}
              />
            )}
            {!open && account && hasPassword && (
              <WithdrawForm {...{ balance, account }} limits={withdraw.limits} />
            )}
            {!open && !(account && hasPassword) && <WithdrawMissing account={account !== null} />}
          </>
        )
      }}
    </RequestPage>
  )
}

function Funds({ balance, hold }: { readonly balance: number | undefined; readonly hold: number }) {
  const { t } = useTexts()
  return (
    <dl className={`card ${styles.funds}`}>
      <div>
        <dt>{t('withdraw.available')}</dt>
        <dd>
          <Won amount={balance} />
        </dd>
      </div>
      <div data-empty={hold === 0 ? '' : undefined}>
        <dt>{t('withdraw.hold')}</dt>
        <dd>
          <Won amount={hold} />
        </dd>
      </div>
    </dl>
  )
}
