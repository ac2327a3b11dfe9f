import { useAction, useRefresh } from '@camellia/client/hooks'
import { myDevices } from '@camellia/contract/device'
import { changePassword } from '@camellia/contract/password'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { PasswordField } from '@camellia/ui/field'
import { OfficeButton } from '@camellia/ui/office-button'
import { Card } from '@camellia/ui/office-card'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import styles from './access.module.css'

const EMPTY = { old: '', new: '', confirm: '' }

/** Changing it ends every other session. */
export function PasswordForm() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const [typed, setTyped] = useState(EMPTY)
  const { run, busy, refusal } = useAction(changePassword, {
    onDone: () => {
      setTyped(EMPTY)
      toast('success', t('password.changed'))
      void refresh(myDevices)
    },
    onRefused: ({ code }) => {
      if (code !== 'INVALID_PASSWORD') toast('warning', t(`code.${code}`))
    },
  })
  const wrong = fieldOf(refusal)
  const differs = typed.confirm !== '' && typed.confirm !== typed.new
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.old && typed.new && typed.new === typed.confirm) run(typed)
  }
  const field = (key: keyof typeof EMPTY) => ({
    value: typed[key],
    onChange: (text: string) => setTyped({ ...typed, [key]: text }),
    maxLength: 64,
    compact: true,
  })
  return (
    <Card title={t('password.title')} className={styles.card}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('password.old')}
          error={wrong === 'old' ? t('password.wrongOld') : undefined}
          autoComplete="current-password"
          {...field('old')}
        />
        <PasswordField
          label={t('password.new')}
          hint={t('password.rule')}
          error={wrong === 'password' ? t('password.weak') : undefined}
          autoComplete="new-password"
          {...field('new')}
        />
        <PasswordField
          label={t('password.confirm')}
          error={differs ? t('password.differs') : undefined}
          autoComplete="new-password"
          {...field('confirm')}
        />
        <OfficeButton type="submit" look="ink" busy={busy}>
          {t('password.change')}
        </OfficeButton>
      </form>
    </Card>
  )
}

function fieldOf(refusal: Refusal | null): string | undefined {
  const data = refusal?.data as { fields?: readonly string[] } | null | undefined
  return refusal?.code === 'INVALID_PASSWORD' ? data?.fields?.[0] : undefined
}
