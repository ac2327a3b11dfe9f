import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { TextField } from '@camellia/ui/field'
import { type FormEvent, useState } from 'react'
import styles from './login-modal.module.css'
import { useFactorLogin } from './use-login'

/** The code of the second factor, for those who have turned it on. */
export function FactorForm({
  ticket,
  onBack,
  ...options
}: {
  readonly ticket: string
  readonly next: string | undefined
  readonly remember: boolean
  readonly onDone: () => void
  readonly onBack: () => void
}) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const { finish, busy, wrong } = useFactorLogin(options)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) finish({ ticket, code: code.trim() })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.title} aria-hidden="true">
        {t('factor.title')}
      </p>
      <TextField
        label={t('factor.code')}
        hint={t('factor.codeHint')}
        icon="shield"
        value={code}
        onChange={setCode}
        error={wrong}
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        autoFocus
      />
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {t('word.login')}
      </Button>
      <Button look="ghost" wide onClick={onBack}>
        {t('factor.back')}
      </Button>
    </form>
  )
}
