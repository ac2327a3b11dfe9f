import type { ReactNode } from 'react'
import { OfficeIcon } from './office-icons'
import styles from './office-table-tools.module.css'

/** A few choices side by side for the tools row, one of them taken. */
export function QuickChoice<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string
  readonly value: Value | undefined
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}) {
  return (
    <fieldset className={styles.quick} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}

/** A filter that is on: what it is, what it says, and a cross to drop it. */
export function FilterChip({
  name,
  drop,
  onDrop,
  children,
}: {
  readonly name: string
  /** What the cross says to those who cannot see it. */
  readonly drop: string
  readonly onDrop: () => void
  readonly children: ReactNode
}) {
  return (
    <span className={styles.chip}>
      {name} <b>{children}</b>
      <button type="button" aria-label={drop} title={drop} onClick={onDrop}>
        <OfficeIcon name="close" size={12} />
      </button>
    </span>
  )
}
