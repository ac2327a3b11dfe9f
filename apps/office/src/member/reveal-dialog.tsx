import { useAction, useRefresh } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { type MemberPanel, revealMember } from '@camellia/contract/member-panel'
import { listTrail } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { DialogActions, OfficeDialog } from '@camellia/ui/office-dialog'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import styles from './people.module.css'

export type Revealed = OutputOf<typeof revealMember>

/** Why one needs to see it: the words stay in the audit log with one's name. */
export function RevealDialog({
  member,
  onRevealed,
  onClose,
}: {
  readonly member: MemberPanel
  readonly onRevealed: (whole: Revealed) => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const refresh = useRefresh()
  const { run, busy } = useAction(revealMember, {
    onDone: (whole) => {
      void refresh(listTrail)
      onRevealed(whole)
      onClose()
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) run({ id: member.id, reason: reason.trim() })
  }
  return (
    <OfficeDialog title={t('panel.unmaskTitle', { name: member.name })} onClose={onClose}>
      <form className={styles.form} onSubmit={ask}>
        <p className="t2">{t('panel.unmaskNote')}</p>
        <label>
          <span>{t('panel.reason')}</span>
          <input
            data-autofocus
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <DialogActions>
          <OfficeButton onClick={onClose}>{t('word.cancel')}</OfficeButton>
          <OfficeButton type="submit" look="ink" busy={busy} disabled={!reason.trim()}>
            {t('panel.unmask')}
          </OfficeButton>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}
