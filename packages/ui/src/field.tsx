import { useTexts } from '@camellia/i18n/texts'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classes } from './class-names'
import styles from './field.module.css'
import { Icon, type IconName } from './icons'

export interface FieldFrameProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly optional?: boolean
  /** Explains the label, beside it. */
  readonly help?: ReactNode
  /** 44 px instead of 48, for forms with many fields. */
  readonly compact?: boolean
}

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly icon?: IconName
  readonly end?: ReactNode
}

/** A label, a box to type in, and under it a hint or what is wrong: never by colour alone. */
export function TextField({
  label,
  hint,
  error,
  optional,
  compact,
  help,
  value,
  onChange,
  icon,
  end,
  ...input
}: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, help }} optional={optional} compact={compact}>
      <span className={styles.box} data-wrong={error ? '' : undefined}>
        {icon && <Icon name={icon} />}
        <input
          {...input}
          id={id}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {end}
      </span>
    </FieldFrame>
  )
}

/** A password with an eye to look at what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  const label = t(shown ? 'word.hidePassword' : 'word.showPassword')
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.end}
          aria-label={label}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  compact,
  help,
  children,
}: Omit<FieldFrameProps, 'optional' | 'compact'> & {
  readonly id: string
  readonly optional?: boolean | undefined
  readonly compact?: boolean | undefined
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  return (
    <div className={classes(styles.field, compact && styles.compact)}>
      <span className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}>{t('word.optional')}</span>}
        </label>
        {help}
      </span>
      {children}
      {(error ?? hint) && (
        <span id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="alert" size={14} />}
          {error ?? hint}
        </span>
      )}
    </div>
  )
}
