import { Popover as MantinePopover } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './class-names'
import styles from './menu.module.css'

/** A small panel below its button; the focus goes in and comes back. */
export function Popover({
  target,
  children,
  width = 300,
  position = 'bottom-end',
}: {
  readonly target: ReactElement
  readonly children: ReactNode
  readonly width?: number
  readonly position?: 'bottom-start' | 'bottom-end'
}) {
  return (
    <MantinePopover
      position={position}
      offset={8}
      width={width}
      trapFocus
      returnFocus
      zIndex={350}
      classNames={{ dropdown: classes(styles.dropdown, styles.panel) }}
    >
      <MantinePopover.Target>{target}</MantinePopover.Target>
      <MantinePopover.Dropdown>{children}</MantinePopover.Dropdown>
    </MantinePopover>
  )
}
