import type { ComponentProps } from 'react'
import { classes } from './class-names'
import styles from './office-button.module.css'
import { OfficeIcon, type OfficeIconName } from './office-icons'

/** Ink is the one strong action; ok approves; bad asks before it refuses, badSolid refuses. */
export type OfficeButtonLook = 'plain' | 'ghost' | 'ink' | 'ok' | 'bad' | 'badSolid'

export interface OfficeButtonProps extends ComponentProps<'button'> {
  readonly look?: OfficeButtonLook
  readonly size?: 'sm' | 'md' | 'lg'
  readonly wide?: boolean
  readonly busy?: boolean
}

/** For links that look like buttons. */
export function officeButtonClass(look: OfficeButtonLook = 'plain', size: 'sm' | 'md' = 'md') {
  return classes(styles.button, look !== 'plain' && styles[look], size === 'sm' && styles.sm)
}

export function OfficeButton({
  look = 'plain',
  size = 'md',
  wide = false,
  busy = false,
  type = 'button',
  className,
  children,
  ...rest
}: OfficeButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={classes(
        styles.button,
        look !== 'plain' && styles[look],
        size !== 'md' && styles[size],
        wide && styles.wide,
        className,
      )}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A square button with only a picture; its label is read out and shown as a hint. */
export function OfficeIconButton({
  label,
  icon,
  size = 16,
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & {
  readonly label: string
  readonly icon: OfficeIconName
  readonly size?: number
}) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(styles.icon, className)}
    >
      <OfficeIcon name={icon} size={size} />
    </button>
  )
}
