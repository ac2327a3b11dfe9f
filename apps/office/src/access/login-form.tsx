import { useAction } from '@camellia/client/hooks'
import { login, type loginReply } from '@camellia/contract/access'
import type { TwoFactorDue } from '@camellia/contract/two-factor'
import { useTexts } from '@camellia/i18n/texts'
import { PasswordField, TextField } from '@camellia/ui/field'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import styles from './login.module.css'

export function LoginForm({
  onDone,
  onFactor,
}: {
  readonly onDone: (reply: z.output<typeof loginReply>) => void
  /** The password was right, and a second factor is due. */
  readonly onFactor: (due: TwoFactorDue) => void
}) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { run, busy, refusal } = useAction(login, {
    onDone,
    onRefused: ({ code: no, data }) => {
      if (no === 'TWO_FACTOR_REQUIRED') onFactor(data as TwoFactorDue)
    },
  })
  const missing = (text: string) => (tried && text === '' ? t('word.required') : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code.trim() && password) run({ code: code.trim(), password })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('word.id')}
        value={code}
        onChange={setCode}
        error={missing(code)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        autoFocus
        compact
      />
      <PasswordField
        label={t('word.password')}
        value={password}
        onChange={setPassword}
        error={missing(password)}
        autoComplete="current-password"
        maxLength={64}
        compact
      />
      {refusal && (
        <p className={styles.wrong} role="alert">
          <OfficeIcon name="alert" size={14} />
          {t(`code.${refusal.code}`)}
        </p>
      )}
      <OfficeButton type="submit" look="ink" size="lg" busy={busy}>
        {t('word.login')}
      </OfficeButton>
    </form>
  )
}
