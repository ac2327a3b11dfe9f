import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import {
  confirmTwoFactor,
  disableTwoFactor,
  startTwoFactor,
  twoFactorState,
} from '@camellia/contract/two-factor'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { PasswordField, TextField } from '@camellia/ui/field'
import { QrCode } from '@camellia/ui/qr-code'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './device.module.css'

/** For partners, who enter the office with the same account. */
export function TwoFactor() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const state = useEndpoint(twoFactorState, {}).data
  const [codes, setCodes] = useState<readonly string[]>()
  const done = (fresh?: readonly string[]) => {
    setCodes(fresh)
    void refresh(twoFactorState)
  }
  return (
    <section className={`card ${styles.block}`}>
      <div className={styles.head}>
        <h2>{t('factor.title')}</h2>
        {state && (
          <span className={state.on ? styles.good : styles.muted}>
            {t(state.on ? 'factor.on' : 'factor.off')}
          </span>
        )}
      </div>
      <p className={styles.words}>{t('factor.lead')}</p>
      {codes && <RecoveryCodes codes={codes} />}
      {state && !state.on && <TurnOn onDone={done} />}
      {state?.on && !state.required && !codes && <TurnOff onDone={() => done()} />}
    </section>
  )
}

function TurnOn({ onDone }: { readonly onDone: (codes: readonly string[]) => void }) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [secret, setSecret] = useState<{ secret: string; uri: string }>()
  const onRefused = useRefusalToast()
  const start = useAction(startTwoFactor, { onDone: setSecret, onRefused })
  const confirm = useAction(confirmTwoFactor, {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onRefused,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (secret) confirm.run({ code: code.trim() })
    else start.run({ password })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {secret ? (
        <>
          <div className={styles.secret}>
            <QrCode text={secret.uri} label={t('factor.scan')} size={140} />
            <p>
              {t('factor.scan')}
              <bdi dir="ltr">{secret.secret.match(/.{1,4}/g)?.join(' ')}</bdi>
            </p>
          </div>
          <TextField
            label={t('factor.code')}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={6}
            compact
          />
        </>
      ) : (
        <PasswordField
          label={t('password.old')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          maxLength={64}
          compact
        />
      )}
      <Button type="submit" look="primary" busy={start.busy || confirm.busy}>
        {t(secret ? 'factor.confirm' : 'factor.start')}
      </Button>
    </form>
  )
}

function TurnOff({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { run, busy } = useAction(disableTwoFactor, {
    onDone: () => {
      toast('success', t('factor.disabled'))
      onDone()
    },
    onRefused: useRefusalToast(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password && code.trim()) run({ password, code: code.trim() })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField
        label={t('password.old')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        maxLength={64}
        compact
      />
      <TextField
        label={t('factor.code')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        compact
      />
      <Button type="submit" look="danger" busy={busy}>
        {t('factor.disable')}
      </Button>
    </form>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTexts()
  return (
    <div className={styles.recovery} role="status">
      <p>{t('factor.recovery')}</p>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</li>
        ))}
      </ul>
    </div>
  )
}
