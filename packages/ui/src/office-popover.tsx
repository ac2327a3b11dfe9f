import type { ReactElement, ReactNode } from 'react'
import { Anchored } from './anchored'
import styles from './office-popover.module.css'

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
    <Anchored
      open={open}
      onClose={() => onChange(false)}
      target={target}
      role="dialog"
      label={label}
      gap={6}
      width={`min(${width}px, calc(100vw - 24px))`}
      className={styles.panel}
    >
      {children}
    </Anchored>
  )
}
