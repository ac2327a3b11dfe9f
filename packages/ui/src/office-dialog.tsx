import { useTexts } from '@camellia/i18n/texts'
import { Modal, Popover } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { OfficeButton, type OfficeButtonLook, OfficeIconButton } from './office-button'
import styles from './office-dialog.module.css'

/** Over everything, near the top, where the eye is. Mounted means open; Esc closes it. */
export function OfficeDialog({
  title,
  silent = false,
  width = 440,
  onClose,
  children,
}: {
  readonly title: string
  /** The title is read out but not drawn. */
  readonly silent?: boolean
  readonly width?: number
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={width}
      padding={0}
      yOffset={96}
      zIndex={300}
      transitionProps={{ duration: 0 }}
      classNames={{ inner: styles.inner, content: styles.panel }}
    >
      <Modal.Overlay className={styles.scrim} backgroundOpacity={0} />
      <Modal.Content radius={12}>
        {silent ? (
          <Modal.Title className="srOnly">{title}</Modal.Title>
        ) : (
          <div className={styles.head}>
            <Modal.Title className={styles.title}>{title}</Modal.Title>
            <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
          </div>
        )}
        <div className={styles.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  )
}

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

/** A panel below its button that its owner opens and closes. */
export function OfficePopover({
  open,
  onChange,
  target,
  label,
  width = 420,
  children,
}: {
  readonly open: boolean
  readonly onChange: (open: boolean) => void
  readonly target: ReactElement
  readonly label: string
  readonly width?: number
  readonly children: ReactNode
}) {
  return (
    <Popover
      opened={open}
      onChange={onChange}
      position="bottom-end"
      offset={6}
      width={`min(${width}px, calc(100vw - 24px))`}
      trapFocus
      returnFocus
      zIndex={250}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.popover }}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  )
}
