import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldFrameProps } from './field'
import styles from './text-area-field.module.css'

export interface TextAreaFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A box for more than one line; it grows with what is written. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  compact,
  value,
  onChange,
  ...area
}: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error }} optional={optional} compact={compact}>
      <textarea
        rows={6}
        dir="auto"
        {...area}
        id={id}
        className={styles.area}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      />
    </FieldFrame>
  )
}
