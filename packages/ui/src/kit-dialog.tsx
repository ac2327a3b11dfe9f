import { useTexts } from '@camellia/i18n/texts'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { classes } from './class-names'
import styles from './dialog.module.css'
import { Icon } from './icons'
import { Kit } from './kit'

export interface DialogProps {
  readonly onClose: () => void
  /** In px from the brief; on phones every dialog is a sheet from the bottom. */
  readonly width?: number
  /** Read out as the name of the dialog; drawn by the content when `plain`. */
  readonly title: string
  readonly plain?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function KitDialog({
  onClose,
  width = 480,
  title,
  plain = false,
  className,
  children,
}: DialogProps) {
  const { t } = useTexts()
  return (
    <Kit>
      <Modal.Root
        opened
        onClose={onClose}
        size={width}
        centered
        padding={0}
        zIndex={300}
        transitionProps={{ duration: 0 }}
        classNames={{ inner: styles.inner, content: classes(styles.panel, className) }}
      >
        <Modal.Overlay className={styles.scrim} backgroundOpacity={0} />
        {/* The kit names the dialog by its title only after a first paint. */}
        <Modal.Content aria-label={title}>
          <Modal.Title className={plain ? 'srOnly' : styles.title}>{title}</Modal.Title>
          {children}
          <IconButton label={t('word.close')} className={styles.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Modal.Content>
      </Modal.Root>
    </Kit>
  )
}
