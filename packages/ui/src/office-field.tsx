import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './office-field.module.css'

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

type Changes<Props> = Omit<Props, 'onChange' | 'value'> & {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A dense field of the work tool: its label above, what is wrong below. */
export function OfficeField({
  label,
  hint,
  error,
  onChange,
  ...input
}: FieldProps & Changes<ComponentProps<'input'>>) {
  const id = useId()
  return (
    <Frame {...{ id, label, hint, error }}>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  )
}

export function OfficeSelect({
  label,
  hint,
  error,
  options,
  placeholder,
  onChange,
  ...select
}: FieldProps &
  Changes<ComponentProps<'select'>> & {
    readonly options: readonly { readonly value: string; readonly label: string }[]
    readonly placeholder?: string
  }) {
  const id = useId()
  return (
    <Frame {...{ id, label, hint, error }}>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  )
}

export function OfficeTextArea({
  label,
  hint,
  error,
  onChange,
  ...area
}: FieldProps & Changes<ComponentProps<'textarea'>>) {
  const id = useId()
  return (
    <Frame {...{ id, label, hint, error }}>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  )
}

function Frame({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {(error || hint) && (
        <p id={`${id}-note`} data-wrong={error ? '' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
