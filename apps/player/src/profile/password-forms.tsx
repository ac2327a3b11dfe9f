import { useAction, useRefresh } from '@camellia/client/hooks'
import { myDetails, WITHDRAW_PASSWORD_PATTERN } from '@camellia/contract/access'
import { changePassword, changeWithdrawPassword } from '@camellia/contract/password'
import { readWithdraw } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { Button } from '@camellia/ui/button'
import { PasswordField } from '@camellia/ui/field'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './profile.module.css'

const EMPTY = { old: '', new: '', confirm: '' }
type Typed = typeof EMPTY

/** The brief's two forms: old, new, confirm. `withdraw` says whether there is one for withdrawals. */
export function PasswordForms({ withdraw }: { readonly withdraw: boolean }) {
  return (
    <div className={styles.forms}>
      <LoginPassword />
      <WithdrawPassword first={!withdraw} />
    </div>
  )
}

function LoginPassword() {
  const { t } = useTexts()
  const [typed, setTyped] = useState(EMPTY)
  const { run, busy, refusal } = useAction(changePassword, {
    onDone: () => {
      setTyped(EMPTY)
      toast('success', t('password.changed'))
    },
    onRefused: useRefusedElsewhere(),
  })
  const hold = typed.new !== ''
  return (
    <ThreeFields
      title={t('password.title')}
      weak={t('password.weak')}
      {...{ typed, setTyped, busy, refusal, hold }}
      onSubmit={() => run(typed)}
    />
  )
}

/** Who has none yet, such as a member staff created, sets the first one by the login password. */
function WithdrawPassword({ first }: { readonly first: boolean }) {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [typed, setTyped] = useState(EMPTY)
  const { run, busy, refusal } = useAction(changeWithdrawPassword, {
    onDone: () => {
      setTyped(EMPTY)
      void refresh(myDetails)
      void refresh(readWithdraw)
      toast('success', t('password.withdrawChanged'))
    },
    onRefused: useRefusedElsewhere(),
  })
  const hold = WITHDRAW_PASSWORD_PATTERN.test(typed.new)
  return (
    <ThreeFields
      title={t(first ? 'password.withdrawFirst' : 'password.withdrawTitle')}
      old={t(first ? 'password.login' : 'password.old')}
      weak={t('password.withdrawRule')}
      digits
      {...{ typed, setTyped, busy, refusal, hold }}
      onSubmit={() => run(typed)}
    />
  )
}

interface FieldsProps {
  readonly title: string
  readonly old?: string
  readonly weak: string
  readonly digits?: boolean
  readonly typed: Typed
  readonly setTyped: (typed: Typed) => void
  readonly busy: boolean
  readonly refusal: Refusal | null
  /** The new one may be sent. */
  readonly hold: boolean
  readonly onSubmit: () => void
}

function ThreeFields(props: FieldsProps) {
  const { t } = useTexts()
  const { title, weak, digits, typed, setTyped, busy, refusal, hold } = props
  const [tried, setTried] = useState(false)
  const wrong = fieldOf(refusal)
  const differs = typed.confirm !== '' && typed.confirm !== typed.new
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (typed.old && hold && typed.new === typed.confirm) props.onSubmit()
  }
  const bad = wrong === 'password' || (tried && typed.new !== '' && !hold)
  const field = (key: keyof Typed) => ({
    value: typed[key],
    onChange: (text: string) => setTyped({ ...typed, [key]: text }),
    maxLength: digits ? 8 : 64,
    compact: true,
    ...(digits && { inputMode: 'numeric' as const }),
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3>{title}</h3>
      <PasswordField
        label={props.old ?? t('password.old')}
        error={wrong === 'old' ? t('password.wrongOld') : undefined}
        autoComplete={digits ? 'off' : 'current-password'}
        {...field('old')}
      />
      <PasswordField
        label={t('password.new')}
        error={bad ? weak : undefined}
        autoComplete={digits ? 'off' : 'new-password'}
        {...field('new')}
      />
      <PasswordField
        label={t('password.confirm')}
        error={differs ? t('password.differs') : undefined}
        autoComplete={digits ? 'off' : 'new-password'}
        {...field('confirm')}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t('password.change')}
      </Button>
    </form>
  )
}

/** A wrong password is said beside its field; the rest as everywhere. */
function useRefusedElsewhere(): (refusal: Refusal) => void {
  const say = useRefusalToast()
  return (refusal) => {
    if (refusal.code !== 'INVALID_PASSWORD') say(refusal)
  }
}

function fieldOf(refusal: Refusal | null): string | undefined {
  const data = refusal?.data as { fields?: readonly string[] } | null | undefined
  return refusal?.code === 'INVALID_PASSWORD' ? data?.fields?.[0] : undefined
}
