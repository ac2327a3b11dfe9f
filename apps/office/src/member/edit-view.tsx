import type { MemberPanel } from '@camellia/contract/member-panel'
import { viewAs } from '@camellia/contract/view-as'
import { useTexts } from '@camellia/i18n/texts'
import { useRef, useState } from 'react'
import { FormDialog, ReasonField } from '../site/form-dialog'
import { useEdit } from './edit-dialog'

/** The site as the member sees it, in a tab of its own that can do nothing. */
export function ViewDialog({
  member,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const tab = useRef<Window | null>(null)
  const { run, busy, refusal } = useEdit(viewAs, {
    done: '',
    onDone: ({ url }) => {
      if (tab.current) tab.current.location.href = url
      onClose()
    },
  })
  const open = () => {
    // Opened in the click itself, or the browser takes it for an advertisement.
    tab.current = window.open('about:blank', '_blank')
    if (tab.current) tab.current.opener = null
    run({ id: member.id, reason: reason.trim() })
  }
  return (
    <FormDialog
      title={t('edit.viewTitle', { name: member.name })}
      action={t('edit.view')}
      busy={busy}
      ready={reason.trim() !== ''}
      refusal={refusal}
      onSubmit={open}
      onClose={onClose}
    >
      <p>{t('edit.viewText')}</p>
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  )
}
