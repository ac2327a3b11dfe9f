import { useAction } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import type { OutputOf } from '@camellia/contract/endpoint'
import { type readDeposit, requestDeposit } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import { AmountBlock } from './amount-block'
import { CompanyAccount } from './company-account'
import styles from './money.module.css'
import { depositError } from './money.rules'
import { PayBar } from './pay-bar'
import { useSettling } from './use-own-money'

type Deposit = OutputOf<typeof readDeposit>

export function DepositForm({ deposit }: { readonly deposit: Deposit }) {
  const { t, won } = useTexts()
  const { balance } = useSession('balance')
  const [amount, setAmount] = useState(0)
  const [tried, setTried] = useState(false)
  const { request, busy } = useDepositRequest(amount)
  const wrong = depositError(amount, deposit.limits)
  const message = wrong && t(wrong.key, { amount: won(wrong.amount) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (message) toast('warning', message)
    else request()
  }
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <AmountBlock
        label={t('deposit.amount')}
        limits={deposit.limits}
        amount={amount}
        onChange={setAmount}
        error={tried || amount > deposit.limits.max ? message : undefined}
      />
      <CompanyAccount account={deposit.account} depositor={deposit.depositor} number={2} />
      <PayBar
        figures={[
          { label: t('deposit.send'), amount },
          {
            label: t('deposit.after'),
            amount: balance === undefined ? undefined : balance + amount,
          },
        ]}
        submit={t('deposit.submit')}
        busy={busy}
        disabled={deposit.account === null}
      />
    </form>
  )
}

function useDepositRequest(amount: number) {
  const { t, won } = useTexts()
  const sayNo = useRefusalToast()
  const { settling, settle } = useSettling()
  const { run, busy } = useAction(requestDeposit, {
    onDone: ({ amount: asked }) => {
      toast('success', t('deposit.asked', { amount: won(asked) }))
      settle()
    },
    onRefused: (refusal) => {
      sayNo(refusal)
      settle()
    },
  })
  return { request: () => run({ amount }), busy: busy || settling }
}
