import { useAction, useRefresh } from '@camellia/client/hooks'
import type { AnyEndpoint, OutputOf } from '@camellia/contract/endpoint'
import { listMembers, memberTotals } from '@camellia/contract/member-list'
import { readMember } from '@camellia/contract/member-panel'
import { openBranch } from '@camellia/contract/member-tree'
import { listTrail } from '@camellia/contract/trail'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { OfficeButton, type OfficeButtonLook } from '@camellia/ui/office-button'
import { DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeTextArea } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { toast } from '@camellia/ui/toast'
import type { FormEvent, ReactNode } from 'react'
import { useFresh } from '../site/live'
import styles from './edit.module.css'

export const REASON_MAX = 200

/** Does it once, says so, and lets every list that shows members look again. */
export function useEdit<E extends AnyEndpoint>(
  endpoint: E,
  { done, onDone }: { readonly done: string; readonly onDone: (output: OutputOf<E>) => void },
) {
  const refresh = useRefresh()
  return useAction(endpoint, {
    onDone: (output) => {
      if (done) toast('success', done)
      for (const shown of [readMember, listMembers, memberTotals, listTrail, openBranch]) {
        void refresh(shown)
      }
      onDone(output)
    },
  })
}

/** The names of the fields that the server found wrong. */
export function wrongFields(refusal: Refusal | null): readonly string[] {
  const data = refusal?.data
  if (typeof data !== 'object' || data === null || !('fields' in data)) return []
  return Array.isArray(data.fields) ? data.fields.map(String) : []
}

/** A form in a dialog: Enter sends it, a second click does nothing, a no stands above the button. */
export function EditDialog({
  title,
  action,
  look = 'ink',
  width = 480,
  busy,
  ready = true,
  refusal,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string
  readonly action: string
  readonly look?: OfficeButtonLook
  readonly width?: number
  readonly busy: boolean
  readonly ready?: boolean
  readonly refusal: Refusal | null
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy && fresh) onSubmit()
  }
  return (
    <OfficeDialog title={title} width={width} onClose={onClose}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <DialogText>
          {children}
          {refusal && (
            <p className={styles.wrong} role="alert">
              <OfficeIcon name="alert" size={14} />
              {refusal.code === 'INVALID_PASSWORD'
                ? t('edit.passwordHint')
                : t(`code.${refusal.code}`)}
            </p>
          )}
        </DialogText>
        <DialogActions>
          <OfficeButton onClick={onClose}>{t('word.cancel')}</OfficeButton>
          <OfficeButton type="submit" look={look} busy={busy} disabled={!ready || !fresh}>
            {action}
          </OfficeButton>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}

/** Why: it stays in the audit log with one's name. */
export function ReasonField({
  value,
  onChange,
  autoFocus = false,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoFocus?: boolean
}) {
  const { t } = useTexts()
  return (
    <OfficeTextArea
      label={t('edit.reason')}
      hint={t('edit.reasonHint')}
      rows={2}
      maxLength={REASON_MAX}
      value={value}
      onChange={onChange}
      data-autofocus={autoFocus ? '' : undefined}
    />
  )
}
