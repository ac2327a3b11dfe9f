import { liftWait, type MemberPanel } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import { useEdit } from './edit-dialog'

/** Why somebody need not wait: the words stay in the audit log with one's name. */
export function LiftDialog({
  member,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const refused = useApprovalRefusal()
  const [reason, setReason] = useState('')
  const { run, busy, refusal } = useEdit(liftWait, { done: t('panel.lifted'), onDone: onClose })
  return (
    <FormDialog
      title={t('panel.liftTitle', { name: member.name })}
      action={t('panel.lift')}
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      explain={refusal ? { [refusal.code]: refused(refusal, t('code.FOUR_EYES_REQUIRED')) } : {}}
      onSubmit={() => run({ id: member.id, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>{t('panel.liftText')}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  )
}
