import { type ReactNode, useId } from 'react'
import styles from './role.module.css'

export interface Choice {
  readonly value: number
  readonly label: string
  readonly depth: number
}

/** A label with something to type or choose under it, and what is wrong beside it. */
export function FormRow({
  label,
  error,
  hint,
  children,
}: {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly children: (props: { readonly id: string; readonly className: string }) => ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: styles.input ?? '' })}
      {(error ?? hint) && (
        <span className={error ? 'tone-bad f12' : 't3 f12'} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </span>
      )}
    </div>
  )
}

/** The same for a choice of buttons, which name themselves. */
export function FormGroup({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles.field}>
      <span className={styles.fieldLabel} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}

/** Roles to choose from, indented as in the tree. */
export function RoleSelect({
  label,
  value,
  choices,
  hint,
  onChange,
}: {
  readonly label: string
  readonly value: number | undefined
  readonly choices: readonly Choice[]
  readonly hint?: string
  readonly onChange: (value: number) => void
}) {
  return (
    <FormRow label={label} hint={hint}>
      {(props) => (
        <select {...props} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {`${'\u2003'.repeat(choice.depth)}${choice.label}`}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  )
}
