import { useAction } from '@camellia/client/hooks'
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '@camellia/contract/two-factor'
import { useTexts } from '@camellia/i18n/texts'
import { PasswordField, TextField } from '@camellia/ui/field'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, type ReactNode, useState } from 'react'
import styles from './access.module.css'
import { RecoveryCodes, SecretBox } from './two-factor-parts'

interface DialogProps {
  readonly onClose: () => void
}

/** Password, then the picture and the first code, then the recovery codes. */
export function EnrolDialog({ onClose }: DialogProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [secret, setSecret] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const start = useAction(startTwoFactor, { onDone: setSecret })
  const confirm = useAction(confirmTwoFactor, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  if (!secret) {
    return (
      <Ask
        title={t('twoFactor.start')}
        action={t('twoFactor.next')}
        busy={start.busy}
        onSubmit={() => start.run({ password })}
        onClose={onClose}
      >
        <Password value={password} onChange={setPassword} refused={start.refusal !== null} />
      </Ask>
    )
  }
  return (
    <Ask
      title={t('twoFactor.start')}
      action={t('twoFactor.confirm')}
      busy={confirm.busy}
      onSubmit={() => confirm.run({ code: code.trim() })}
      onClose={onClose}
    >
      <SecretBox {...secret} />
      <Code value={code} onChange={setCode} refused={confirm.refusal !== null} />
    </Ask>
  )
}

export function RenewDialog({ onClose }: DialogProps) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const { run, busy, refusal } = useAction(renewRecoveryCodes, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  return (
    <Ask
      title={t('twoFactor.renew')}
      action={t('twoFactor.next')}
      busy={busy}
      onSubmit={() => run({ code: code.trim() })}
      onClose={onClose}
    >
      <Code value={code} onChange={setCode} refused={refusal !== null} />
    </Ask>
  )
}

export function DisableDialog({ onClose }: DialogProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { run, busy, refusal } = useAction(disableTwoFactor, {
    onDone: () => {
      toast('success', t('twoFactor.disabled'))
      onClose()
    },
  })
  return (
    <Ask
      title={t('twoFactor.disable')}
      action={t('twoFactor.disable')}
      bad
      busy={busy}
      onSubmit={() => run({ password, code: code.trim() })}
      onClose={onClose}
    >
      <Password
        value={password}
        onChange={setPassword}
        refused={refusal?.code === 'INVALID_PASSWORD'}
      />
      <Code
        value={code}
        onChange={setCode}
        refused={refusal !== null && refusal.code !== 'INVALID_PASSWORD'}
      />
    </Ask>
  )
}

function CodesDialog({ codes, onClose }: DialogProps & { readonly codes: readonly string[] }) {
  const { t } = useTexts()
  return (
    <OfficeDialog title={t('twoFactor.recoveryTitle')} onClose={onClose}>
      <DialogText>
        <p>{t('twoFactor.recoveryText')}</p>
        <RecoveryCodes codes={codes} />
      </DialogText>
      <DialogActions>
        <OfficeButton look="ink" onClick={onClose}>
          {t('twoFactor.kept')}
        </OfficeButton>
      </DialogActions>
    </OfficeDialog>
  )
}

function Ask(props: {
  readonly title: string
  readonly action: string
  readonly bad?: boolean
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <OfficeDialog title={props.title} onClose={props.onClose}>
      <form className={styles.dialogForm} onSubmit={submit} noValidate>
        {props.children}
        <DialogActions>
          <OfficeButton onClick={props.onClose}>{t('word.cancel')}</OfficeButton>
          <OfficeButton type="submit" look={props.bad ? 'badSolid' : 'ink'} busy={props.busy}>
            {props.action}
          </OfficeButton>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}

interface BoxProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly refused: boolean
}

function Password({ refused, ...box }: BoxProps) {
  const { t } = useTexts()
  return (
    <PasswordField
      label={t('password.old')}
      error={refused ? t('password.wrongOld') : undefined}
      autoComplete="current-password"
      maxLength={64}
      data-autofocus
      compact
      {...box}
    />
  )
}

function Code({ refused, ...box }: BoxProps) {
  const { t } = useTexts()
  return (
    <TextField
      label={t('twoFactor.code')}
      error={refused ? t('code.INVALID_VERIFY_CODE') : undefined}
      autoComplete="one-time-code"
      dir="ltr"
      maxLength={20}
      compact
      {...box}
    />
  )
}
