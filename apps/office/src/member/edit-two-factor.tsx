import type { MemberPanel } from '@camellia/contract/member-panel'
import { removeTwoFactor } from '@camellia/contract/two-factor'
import { useTexts } from '@camellia/i18n/texts'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useEdit } from './edit-dialog'

/** For someone who lost their phone: the next login asks for the password alone. */
export function TwoFactorDialog({
  member,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const { run, busy, refusal } = useEdit(removeTwoFactor, {
    done: t('edit.twoFactorDone'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('edit.twoFactorTitle', { name: member.name })}
      action={t('edit.twoFactor')}
      look="badSolid"
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      onSubmit={() => run({ id: member.id, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>{t('edit.twoFactorText')}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  )
}
