import { useTexts } from '@camellia/i18n/texts'
import type { Code } from '@camellia/kernel/codes'
import type { Refusal } from '@camellia/kernel/refusal'
import { OfficeButton, type OfficeButtonLook } from '@camellia/ui/office-button'
import { DialogActions, DialogText, OfficeDialog } from '@camellia/ui/office-dialog'
import { OfficeTextArea } from '@camellia/ui/office-field'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { type FormEvent, type ReactNode, useState } from 'react'
import styles from './form-dialog.module.css'
import { useFresh } from './live'
import { namesAccount } from './text-refusal'
import { LeaveDialog, samePage, useLeaveGuard } from './use-leave-guard'

export const REASON_MAX = 200

/**
 * A form in a dialog: Enter sends it, a second click does nothing, a no stands above the button.
 * Escape or a click beside it asks before what was typed is lost; *cancel* says so itself.
 */
export function FormDialog({
  title,
  action,
  look = 'ink',
  width = 480,
  busy,
  ready = true,
  refusal,
  explain,
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
  /** Where a no means something more exact here than everywhere. */
  readonly explain?: Partial<Record<Code, string>>
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const [typed, setTyped] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { guard } = useLeaveGuard(typed, samePage)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ready || busy || !fresh) return
    setTyped(false)
    onSubmit()
  }
  return (
    <OfficeDialog
      title={title}
      width={width}
      onClose={() => (typed ? setLeaving(true) : onClose())}
    >
      {guard}
      {leaving && <LeaveDialog onLeave={onClose} onStay={() => setLeaving(false)} />}
      <form onSubmit={submit} onInput={() => setTyped(true)} noValidate className={styles.form}>
        <DialogText>
          {children}
          {refusal && <Wrong refusal={refusal} explain={explain} />}
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

function Wrong({
  refusal: { code, data },
  explain,
}: {
  readonly refusal: Refusal
  readonly explain: Partial<Record<Code, string>> | undefined
}) {
  const { t } = useTexts()
  const text = namesAccount(data) ? t('talk.account') : (explain?.[code] ?? t(codeText(code)))
  return (
    <p className={styles.wrong} role="alert">
      <OfficeIcon name="alert" size={14} />
      {text}
    </p>
  )
}

/** A form sets passwords and never asks for one: there the rule is what is missing. */
function codeText(code: Code) {
  return code === 'INVALID_PASSWORD' ? 'edit.passwordHint' : (`code.${code}` as const)
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
