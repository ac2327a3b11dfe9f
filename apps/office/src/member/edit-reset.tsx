import type { MemberPanel } from '@camellia/contract/member-panel'
import { resetMemberPassword } from '@camellia/contract/password'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useFormats } from '../site/formats'
import styles from './edit.module.css'
import { useEdit } from './edit-dialog'

interface OneTime {
  readonly code: string | null
  readonly expiresAt: string
}

/** Nobody learns another's password: staff pass on a code with which the member sets a new one. */
export function ResetDialog({
  member,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const [drawn, setDrawn] = useState<OneTime>()
  const { run, busy, refusal } = useEdit(resetMemberPassword, { done: '', onDone: setDrawn })
  if (drawn) return <Drawn {...drawn} onClose={onClose} />
  return (
    <FormDialog
      title={t('edit.resetTitle', { name: member.name })}
      action={t('edit.reset')}
      look="badSolid"
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      onSubmit={() => run({ id: member.id, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>{t('edit.resetText')}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  )
}

function Drawn({ code, expiresAt, onClose }: OneTime & { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <OfficeDialog title={t('edit.resetDone')} onClose={onClose}>
      <DialogText>
        <p>{t(code ? 'edit.resetPass' : 'edit.resetSent')}</p>
        {code && (
          <p className={styles.code}>
            <bdi className="mono">{code}</bdi>
          </p>
        )}
        <p className="t3 f12">{t('edit.resetUntil', { at: moment(expiresAt) })}</p>
      </DialogText>
      <DialogActions>
        {code && (
          <OfficeButton onClick={() => void navigator.clipboard?.writeText(code)}>
            {t('edit.copy')}
          </OfficeButton>
        )}
        <OfficeButton look="ink" onClick={onClose}>
          {t('word.close')}
        </OfficeButton>
      </DialogActions>
    </OfficeDialog>
  )
}
