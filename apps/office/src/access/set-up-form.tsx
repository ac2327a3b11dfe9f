import { useAction } from '@camellia/client/hooks'
import { CODE_PATTERN, setUp } from '@camellia/contract/access'
import { useTexts } from '@camellia/i18n/texts'
import { PasswordField, TextField } from '@camellia/ui/field'
import { OfficeButton } from '@camellia/ui/office-button'
import { type FormEvent, useState } from 'react'
import styles from './login.module.css'

export function SetUpForm({
  setUpCode,
  onDone,
}: {
  readonly setUpCode: string
  readonly onDone: () => void
}) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { run, busy, refusal } = useAction(setUp, { onDone })
  const badCode = tried && !CODE_PATTERN.test(code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (CODE_PATTERN.test(code) && name.trim() && password) {
      run({ setUpCode, code, name: name.trim(), password })
    }
  }
  const needed = (text: string) => (tried && !text.trim() ? t('word.required') : undefined)
  const said = refusal && refusal.code !== 'INVALID_PASSWORD' ? refusal.code : undefined
  const weak = refusal?.code === 'INVALID_PASSWORD' ? t('setUp.passwordRule') : needed(password)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('word.id')}
        value={code}
        onChange={setCode}
        error={badCode ? t('setUp.codeRule') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={12}
        autoFocus
        compact
      />
      <TextField
        label={t('setUp.name')}
        value={name}
        onChange={setName}
        error={needed(name)}
        maxLength={20}
        compact
      />
      <PasswordField
        label={t('word.password')}
        value={password}
        onChange={setPassword}
        error={weak}
        autoComplete="new-password"
        maxLength={64}
        compact
      />
      {said && (
        <p className={styles.wrong} role="alert">
          {said === 'UNAUTHORIZED' ? t('setUp.noCode') : t(`code.${said}`)}
        </p>
      )}
      <OfficeButton type="submit" look="ink" size="lg" busy={busy}>
        {t('setUp.submit')}
      </OfficeButton>
    </form>
  )
}
