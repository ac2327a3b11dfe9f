import { Drawer as MantineDrawer } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './drawer.module.css'
import { Kit } from './kit'

export interface DrawerProps {
  readonly onClose: () => void
  readonly label: string
  readonly width?: number
  readonly children: ReactNode
}

export function KitDrawer({ onClose, label, width = 275, children }: DrawerProps) {
  return (
    <Kit>
      <MantineDrawer.Root
        opened
        onClose={onClose}
        size={width}
        padding={0}
        zIndex={250}
        classNames={{ content: styles.panel }}
      >
        <MantineDrawer.Overlay className={styles.scrim} backgroundOpacity={0} />
        <MantineDrawer.Content aria-label={label}>{children}</MantineDrawer.Content>
      </MantineDrawer.Root>
    </Kit>
  )
}
