import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Checkbox } from '@camellia/ui/checkbox'
import { PasswordField, TextField } from '@camellia/ui/field'
import { type FormEvent, useState } from 'react'
import { openDialog } from '../site/dialogs'
import { SiteLink } from '../site/site-link'
import { useSite } from '../site/use-site'
import { FactorForm } from './factor-form'
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
  const [ticket, setTicket] = useState('')
  const { logIn, busy, wrong } = useLogin({
    next,
    remember,
    onDone,
    onFactor: (due) => setTicket(due.ticket),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code.trim() && password) logIn({ code: code.trim(), password })
  }
  if (ticket) {
    return <FactorForm {...{ ticket, next, remember, onDone }} onBack={() => setTicket('')} />
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
      <div className={styles.row}>
        <Checkbox checked={remember} onChange={setRemember}>
          {t('login.remember')}
        </Checkbox>
        <SiteLink className={styles.link} href="/forgot-password" onGo={onDone}>
          {t('forgot.link')}
        </SiteLink>
      </div>
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
