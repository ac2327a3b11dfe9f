import { useTexts } from '@camellia/i18n/texts'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Kit } from './kit'
import { OfficeIconButton } from './office-button'
import styles from './office-dialog.module.css'

export interface OfficeDialogProps {
  readonly title: string
  /** The title is read out but not drawn. */
  readonly silent?: boolean
  readonly width?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

export function KitOfficeDialog({
  title,
  silent = false,
  width = 440,
  onClose,
  children,
}: OfficeDialogProps) {
  const { t } = useTexts()
  return (
    <Kit>
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
    </Kit>
  )
}
