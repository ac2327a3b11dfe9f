import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Checkbox } from '@camellia/ui/checkbox'
import { PasswordField, TextField } from '@camellia/ui/field'
import { type FormEvent, useState } from 'react'
import { openDialog } from '../site/dialogs'
import { useSite } from '../site/use-site'
import styles from './login-modal.module.css'
import { rememberedCode, useLogin } from './use-login'

export function LoginForm({
  next,
  onDone,
}: {
  readonly next: string | undefined
  readonly onDone: () => void
}) {
  const { t } = useTexts()
  const [code, setCode] = useState(rememberedCode)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(rememberedCode() !== '')
  const [tried, setTried] = useState(false)
  const { logIn, busy, wrong } = useLogin({ next, remember, onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code.trim() && password) logIn({ code: code.trim(), password })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.title} aria-hidden="true">
        {t('login.title')}
      </p>
      <TextField
        label={t('word.id')}
        icon="user"
        value={code}
        onChange={setCode}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        error={tried && !code.trim() ? t('word.required') : undefined}
      />
      <PasswordField
        label={t('word.password')}
        icon="lock"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={tried && !password ? t('word.required') : wrong}
      />
      <Checkbox checked={remember} onChange={setRemember}>
        {t('login.remember')}
      </Checkbox>
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        {t('word.login')}
      </Button>
      <SignupHint />
    </form>
  )
}

function SignupHint() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <>
      <p className={styles.switch}>
        {t('login.first')}
        <button
          type="button"
          className={styles.link}
          onClick={() => openDialog({ kind: 'signup' })}
        >
          {t('head.signup')}
        </button>
      </p>
      {site?.mode === 'play' && <p className={styles.demo}>{t('login.demo')}</p>}
    </>
  )
}
