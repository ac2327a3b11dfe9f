import { useAction } from '@camellia/client/hooks'
import { type TwoFactorDue, twoFactorLogin } from '@camellia/contract/two-factor'
import { useTexts } from '@camellia/i18n/texts'
import { TextField } from '@camellia/ui/field'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { type FormEvent, useState } from 'react'
import { AccessFrame } from './access-frame'
import styles from './login.module.css'
import { RecoveryCodes, SecretBox } from './two-factor-parts'
import type { Admitted } from './use-admit'

type Entered = Admitted & { readonly recoveryCodes?: readonly string[] | undefined }

/** The second half of a login; the very first one sets the factor up. */
export function TwoFactorStep({
  due,
  onDone,
  onBack,
}: {
  readonly due: TwoFactorDue
  readonly onDone: (reply: Admitted) => void
  readonly onBack: () => void
}) {
  const { t } = useTexts()
  const [entered, setEntered] = useState<Entered>()
  const lead = t(due.enrol ? 'twoFactor.enrolLead' : 'twoFactor.loginLead')
  if (entered?.recoveryCodes) {
    return (
      <AccessFrame title={t('twoFactor.recoveryTitle')} lead={t('twoFactor.recoveryText')}>
        <div className={styles.form}>
          <RecoveryCodes codes={entered.recoveryCodes} />
          <OfficeButton look="ink" size="lg" onClick={() => onDone(entered)}>
            {t('twoFactor.kept')}
          </OfficeButton>
        </div>
      </AccessFrame>
    )
  }
  const done = (reply: Entered) => (reply.recoveryCodes ? setEntered(reply) : onDone(reply))
  return (
    <AccessFrame title={t('twoFactor.title')} lead={lead}>
      <CodeForm due={due} onDone={done} onBack={onBack} />
    </AccessFrame>
  )
}

function CodeForm({
  due,
  onDone,
  onBack,
}: {
  readonly due: TwoFactorDue
  readonly onDone: (reply: Entered) => void
  readonly onBack: () => void
}) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const { run, busy, refusal } = useAction(twoFactorLogin, { onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) run({ ticket: due.ticket, code: code.trim() })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {due.enrol && <SecretBox {...due.enrol} />}
      <TextField
        label={t('twoFactor.code')}
        hint={due.enrol ? undefined : t('twoFactor.codeHint')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        inputMode={due.enrol ? 'numeric' : 'text'}
        dir="ltr"
        maxLength={20}
        autoFocus
        compact
      />
      {refusal && (
        <p className={styles.wrong} role="alert">
          <OfficeIcon name="alert" size={14} />
          {t(refusal.code === 'UNAUTHORIZED' ? 'twoFactor.over' : `code.${refusal.code}`)}
        </p>
      )}
      <OfficeButton type="submit" look="ink" size="lg" busy={busy}>
        {t('word.login')}
      </OfficeButton>
      <OfficeButton look="ghost" onClick={onBack}>
        {t('twoFactor.back')}
      </OfficeButton>
    </form>
  )
}
