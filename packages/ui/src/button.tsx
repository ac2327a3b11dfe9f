import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classes } from './class-names'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** For links that look like buttons. */
export function buttonClass(
  look: ButtonLook = 'secondary',
  size: ButtonSize = 'md',
  wide = false,
): string {
  return classes(styles.button, styles[look], size !== 'md' && styles[size], wide && styles.wide)
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
  readonly size?: ButtonSize
  readonly wide?: boolean
  /** Shows that something runs and takes no further click. */
  readonly busy?: boolean
}

export function Button({
  look = 'secondary',
  size = 'md',
  wide = false,
  busy = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={classes(buttonClass(look, size, wide), className)}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A square button with only a picture; the label is read out and shown as a hint. */
export function IconButton({
  label,
  children,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly label: string; readonly children: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(styles.icon, className)}
    >
      {children}
    </button>
  )
}
