import { useAction } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { decidePasswordRequest, type PasswordRequest } from '@camellia/contract/password'
import { useTexts } from '@camellia/i18n/texts'
import { TextField } from '@camellia/ui/field'
import { OfficeButton } from '@camellia/ui/office-button'
import { ConfirmDialog, DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useFormats } from '../site/formats'
import styles from './access.module.css'
import { useCopy } from './two-factor-parts'

export interface Asking {
  readonly row: PasswordRequest
  readonly verdict: 'APPROVE' | 'REFUSE'
}

type Drawn = NonNullable<OutputOf<typeof decidePasswordRequest>>

/** Approving draws the code that is shown once; refusing asks for its reason. */
export function PasswordDialog({
  asking: { row, verdict },
  onDone,
  onClose,
}: {
  readonly asking: Asking
  readonly onDone: () => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const [drawn, setDrawn] = useState<Drawn>()
  const { run, busy } = useAction(decidePasswordRequest, {
    onDone: (reply) => {
      onDone()
      if (reply) setDrawn(reply)
      else onClose()
    },
    onRefused: ({ code }) => {
      toast('warning', t(`code.${code}`))
      onDone()
      onClose()
    },
  })
  if (drawn) return <CodeDialog drawn={drawn} name={row.member.name} onClose={onClose} />
  const refusing = verdict === 'REFUSE'
  const confirm = () => {
    const said = reason.trim()
    if (!refusing || said) run({ id: row.id, verdict, ...(said && { reason: said }) })
  }
  return (
    <ConfirmDialog
      title={t(refusing ? 'passwords.refuseTitle' : 'passwords.approveTitle', {
        name: row.member.name,
      })}
      action={t(refusing ? 'passwords.refuse' : 'passwords.approve')}
      cancel={t('word.cancel')}
      look={refusing ? 'badSolid' : 'ok'}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(refusing ? 'passwords.refuseText' : 'passwords.approveText')}</p>
      {refusing && (
        <TextField
          label={t('passwords.reason')}
          value={reason}
          onChange={setReason}
          maxLength={200}
          data-autofocus
          compact
        />
      )}
    </ConfirmDialog>
  )
}

function CodeDialog({
  drawn,
  name,
  onClose,
}: {
  readonly drawn: Drawn
  readonly name: string
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const copy = useCopy()
  const { code, expiresAt } = drawn
  return (
    <OfficeDialog title={t('passwords.codeTitle', { name })} onClose={onClose}>
      <DialogText>
        {code ? (
          <>
            <p>{t('passwords.codeText')}</p>
            <p className={styles.oneTime}>
              <bdi dir="ltr">{`${code.slice(0, 5)}-${code.slice(5)}`}</bdi>
              <OfficeButton size="sm" onClick={() => copy(code)}>
                <OfficeIcon name="copy" size={12} />
                {t('word.copy')}
              </OfficeButton>
            </p>
          </>
        ) : (
          <p>{t('passwords.codeSent')}</p>
        )}
        <p className="t3 f12">{t('passwords.expires', { at: moment(expiresAt) })}</p>
      </DialogText>
      <DialogActions>
        <OfficeButton look="ink" onClick={onClose}>
          {t('word.confirm')}
        </OfficeButton>
      </DialogActions>
    </OfficeDialog>
  )
}
