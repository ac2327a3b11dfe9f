import { useAction } from '@camellia/client/hooks'
import { WITHDRAW_PASSWORD_PATTERN } from '@camellia/contract/access'
import { requestWithdraw } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import { PasswordField } from '@camellia/ui/field'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import { AmountBlock } from './amount-block'
import { type Account, BankCard } from './bank-card'
import { BlockTitle } from './block-title'
import { ConfirmWithdraw } from './confirm-withdraw'
import styles from './money.module.css'
import { type Limits, mostToWithdraw, withdrawError } from './money.rules'
import { PayBar } from './pay-bar'
import { useSettling } from './use-own-money'

interface Props {
  readonly limits: Limits
  /** Undefined until the server has said it. */
  readonly balance: number | undefined
  readonly account: Account
}

export function WithdrawForm({ limits, balance, account }: Props) {
  const { t, won } = useTexts()
  const form = useWithdrawForm()
  const { amount, password, tried, busy } = form
  const wrong = withdrawError(amount, limits, balance)
  const badAmount = wrong && t(wrong.key, { amount: won(wrong.amount) })
  const badPassword = WITHDRAW_PASSWORD_PATTERN.test(password)
    ? undefined
    : t('withdraw.passwordShort')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.send(badAmount ?? badPassword)
  }
  const tooMuch = amount > Math.min(balance ?? limits.max, limits.max)
  const after = balance === undefined ? undefined : Math.max(0, balance - amount)
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <AmountBlock
        label={t('withdraw.amount')}
        limits={limits}
        amount={amount}
        onChange={form.setAmount}
        error={tried || tooMuch ? badAmount : undefined}
        {...(balance !== undefined && { most: mostToWithdraw(limits, balance) })}
      />
      <Destination account={account} />
      <section className={`card ${styles.block}`}>
        <BlockTitle number={3} title={t('withdraw.confirm')} />
        <PasswordField
          label={t('withdraw.password')}
          error={tried ? (badPassword ?? form.refused) : form.refused}
          icon="lock"
          value={password}
          onChange={form.setPassword}
          maxLength={8}
          inputMode="numeric"
          autoComplete="off"
        />
      </section>
      <PayBar
        figures={[
          { label: t('withdraw.amount'), amount },
          { label: t('withdraw.after'), amount: after },
        ]}
        submit={t('withdraw.submit')}
        busy={busy}
      />
      {form.asking && (
        <ConfirmWithdraw
          {...{ amount, after, account, busy }}
          onConfirm={form.confirm}
          onClose={form.leave}
        />
      )}
    </form>
  )
}

function Destination({ account }: { readonly account: Account }) {
  const { t } = useTexts()
  return (
    <section className={`card ${styles.block}`}>
      <BlockTitle number={2} title={t('withdraw.account')} />
      <BankCard account={account} />
      <p className={styles.hint}>{t('withdraw.accountHint')}</p>
    </section>
  )
}

function useWithdrawForm() {
  const { t } = useTexts()
  const [amount, setAmount] = useState(0)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { request, busy } = useWithdrawRequest(() => {
    setRefused(t('withdraw.wrongPassword'))
    setPassword('')
    setTried(false)
  })
  const send = (wrong: string | undefined) => {
    setTried(true)
    if (wrong) toast('warning', wrong)
    else setAsking(true)
  }
  const leave = () => setAsking(false)
  const confirm = () => {
    leave()
    request(amount, password)
  }
  const type = (typed: string) => {
    setRefused(undefined)
    setPassword(typed.replace(/\D/g, ''))
  }
  const ask = { asking, send, confirm, leave }
  return { amount, setAmount, password, setPassword: type, tried, refused, busy, ...ask }
}

function useWithdrawRequest(onWrongPassword: () => void) {
  const { t, won } = useTexts()
  const sayNo = useRefusalToast()
  const { settling, settle } = useSettling()
  const { run, busy } = useAction(requestWithdraw, {
    onDone: ({ amount }) => {
      toast('success', t('withdraw.asked', { amount: won(amount) }))
      settle()
    },
    onRefused: (refusal) => {
      if (refusal.code === 'INVALID_PASSWORD') {
        // Not the text of the code: that one speaks of the login.
        toast('warning', t('withdraw.wrongPassword'))
        return onWrongPassword()
      }
      sayNo(refusal)
      settle()
    },
  })
  const request = (amount: number, withdrawPassword: string) => run({ amount, withdrawPassword })
  return { request, busy: busy || settling }
}
