import { useAction } from '@camellia/client/hooks'
import { PHONE_PATTERN } from '@camellia/contract/access'
import { forgotPassword, setPassword } from '@camellia/contract/password'
import { useTexts } from '@camellia/i18n/texts'
import { phoneOf } from '@camellia/kernel/written-number'
import { Button } from '@camellia/ui/button'
import { PasswordField, TextField } from '@camellia/ui/field'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './forgot.module.css'

/** The answer is the same whether the data fit or not. */
export function AskForm({ onAsked }: { readonly onAsked: (code: string) => void }) {
  const { t } = useTexts()
  const [typed, setTyped] = useState({ code: '', phone: '', depositor: '' })
  const [tried, setTried] = useState(false)
  const { run, busy } = useAction(forgotPassword, {
    onDone: () => {
      toast('success', t('forgot.asked'))
      onAsked(typed.code.trim())
    },
    onRefused: useRefusalToast(),
  })
  const phone = phoneOf(typed.phone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { code, depositor } = typed
    if (code.trim() && depositor.trim() && PHONE_PATTERN.test(phone)) {
      run({ code: code.trim(), phone, depositor: depositor.trim() })
    }
  }
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: (text: string) => setTyped({ ...typed, [key]: text }),
    error: tried && !typed[key].trim() ? t('word.required') : undefined,
  })
  const badPhone = tried && !PHONE_PATTERN.test(phone) ? t('signup.errPhone') : undefined
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('word.id')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={64}
        {...field('code')}
      />
      <TextField
        label={t('forgot.phone')}
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={18}
        {...field('phone')}
        error={badPhone}
      />
      <TextField label={t('forgot.depositor')} maxLength={20} {...field('depositor')} />
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {t('forgot.send')}
      </Button>
    </form>
  )
}

export function SetForm({
  known,
  onDone,
}: {
  readonly known: string
  readonly onDone: () => void
}) {
  const { t } = useTexts()
  const [typed, setTyped] = useState({ code: known, verifyCode: '', password: '', cPassword: '' })
  const { run, busy, refusal } = useAction(setPassword, {
    onDone: () => {
      toast('success', t('forgot.done'))
      onDone()
    },
    onRefused: useRefusalToast(),
  })
  const differs = typed.cPassword !== '' && typed.cPassword !== typed.password
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { code, verifyCode, password } = typed
    const ready = code.trim() && verifyCode.trim() && password
    if (ready && password === typed.cPassword) {
      run({ ...typed, code: code.trim(), verifyCode: verifyCode.trim() })
    }
  }
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: (text: string) => setTyped({ ...typed, [key]: text }),
  })
  const no = (code: string, text: string) => (refusal?.code === code ? text : undefined)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label={t('word.id')} icon="user" autoComplete="username" {...field('code')} />
      <TextField
        label={t('forgot.code')}
        hint={t('forgot.codeHint')}
        error={no('INVALID_VERIFY_CODE', t('code.INVALID_VERIFY_CODE'))}
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        {...field('verifyCode')}
      />
      <PasswordField
        label={t('password.new')}
        icon="lock"
        error={no('INVALID_PASSWORD', t('password.weak'))}
        autoComplete="new-password"
        maxLength={64}
        {...field('password')}
      />
      <PasswordField
        label={t('password.confirm')}
        icon="lock"
        error={differs ? t('password.differs') : undefined}
        autoComplete="new-password"
        maxLength={64}
        {...field('cPassword')}
      />
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {t('forgot.save')}
      </Button>
    </form>
  )
}
