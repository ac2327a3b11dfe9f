import { Drawer as MantineDrawer } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './drawer.module.css'

/** The brief's drawer: 275 px, over the page, from the side where reading begins. */
export function Drawer({
  open,
  onClose,
  label,
  width = 275,
  children,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly width?: number
  readonly children: ReactNode
}) {
  return (
    <MantineDrawer.Root
      opened={open}
      onClose={onClose}
      size={width}
      padding={0}
      zIndex={250}
      classNames={{ content: styles.panel }}
    >
      <MantineDrawer.Overlay className={styles.scrim} backgroundOpacity={0} />
      <MantineDrawer.Content aria-label={label}>{children}</MantineDrawer.Content>
    </MantineDrawer.Root>
  )
}
