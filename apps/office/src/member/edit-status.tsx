import { changeStatus } from '@camellia/contract/member-edit'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useEdit } from './edit-dialog'

export type NewStatus = 'NORMAL' | 'BLOCKED' | 'DELETED'

/** Blocking and deleting hurt: they say what happens and ask why. */
export function StatusDialog({
  members,
  to,
  onClose,
}: {
  readonly members: readonly { readonly id: MemberId; readonly name: string }[]
  readonly to: NewStatus
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const { run, busy, refusal } = useEdit(changeStatus, {
    done: t(`edit.done${to}`, { count: members.length }),
    onDone: onClose,
  })
  const [first] = members
  const who =
    members.length === 1 && first ? first.name : t('edit.several', { count: members.length })
  return (
    <FormDialog
      title={t(`edit.to${to}`, { name: who })}
      action={t(`edit.do${to}`)}
      look={to === 'NORMAL' ? 'ink' : 'badSolid'}
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      onSubmit={() => run({ ids: members.map(({ id }) => id), to, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>{t(`edit.text${to}`)}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
      {refusal?.code === 'CONFLICT' && <p className="t3">{t(`edit.conflict${to}`)}</p>}
    </FormDialog>
  )
}
