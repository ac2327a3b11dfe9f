import { Icon } from '@camellia/ui/icons'
import type { ReactNode } from 'react'
import styles from './chips.module.css'

/** Small choices in a row; on phones it is pushed aside with a finger. */
export function Chips({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <fieldset className={styles.chips}>
      <legend className="srOnly">{label}</legend>
      {children}
    </fieldset>
  )
}

export function Chip({
  on,
  count,
  onClick,
  children,
}: {
  readonly on: boolean
  readonly count?: number | undefined
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <button type="button" className={styles.chip} aria-pressed={on} onClick={onClick}>
      {children}
      {count !== undefined && <small className="num">{count}</small>}
    </button>
  )
}

export function ChipGap() {
  return <span className={styles.gap} aria-hidden="true" />
}

/** A chip that opens a list; the first line of it takes the choice back. */
export function ChipSelect<Value extends string | number>({
  label,
  all,
  value,
  choices,
  onChange,
}: {
  readonly label: string
  readonly all: string
  readonly value: Value | undefined
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | undefined) => void
}) {
  return (
    <span className={styles.select} data-on={value === undefined ? undefined : ''}>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(choices.find((one) => String(one.value) === target.value)?.value)
        }
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  )
}
