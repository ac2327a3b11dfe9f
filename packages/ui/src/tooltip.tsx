import { Tooltip as MantineTooltip } from '@mantine/core'
import type { ReactElement } from 'react'
import styles from './tooltip.module.css'

export function Tooltip({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactElement
}) {
  return (
    <MantineTooltip
      label={label}
      zIndex={360}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: styles.tooltip }}
    >
      {children}
    </MantineTooltip>
  )
}
