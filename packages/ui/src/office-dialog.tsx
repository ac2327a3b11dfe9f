import type { ReactNode } from 'react'
import type { OfficeDialogProps } from './kit-office-dialog'
import { later } from './later'
import { OfficeButton, type OfficeButtonLook } from './office-button'
import styles from './office-dialog.module.css'

/** Over everything, near the top, where the eye is. Mounted means open; Esc closes it. */
export const OfficeDialog = later<OfficeDialogProps>(
  async () => (await import('./kit-office-dialog')).KitOfficeDialog,
)

export function DialogText({ children }: { readonly children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}

export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** Says what will happen before it does. */
export function ConfirmDialog({
  title,
  action,
  cancel,
  look = 'ink',
  busy = false,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string
  readonly action: string
  readonly cancel: string
  readonly look?: OfficeButtonLook
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <DialogText>{children}</DialogText>
      <DialogActions>
        <OfficeButton onClick={onClose}>{cancel}</OfficeButton>
        <OfficeButton look={look} busy={busy} onClick={onConfirm} data-autofocus>
          {action}
        </OfficeButton>
      </DialogActions>
    </OfficeDialog>
  )
}
