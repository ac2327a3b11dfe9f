import { classes } from '@camellia/ui/class-names'
import styles from './tool-select.module.css'

/** One of many choices in a tools row, or any of them. */
export function ToolSelect<Value extends string>({
  label,
  any,
  value,
  choices,
  onChange,
  className,
}: {
  readonly label: string
  /** What it says when nothing is chosen. */
  readonly any: string
  readonly value: Value | undefined
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | undefined) => void
  readonly className?: string | undefined
}) {
  return (
    <select
      className={classes(styles.select, className)}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value)
        onChange(chosen?.value)
      }}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
