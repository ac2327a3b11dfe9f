import styles from './role.module.css'

/** The views of one screen, side by side in its head. */
export function ViewSegments<Value extends string>({
  label,
  value,
  onChange,
  choices,
}: {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly choices: readonly {
    readonly value: Value
    readonly label: string
    readonly disabled?: boolean
  }[]
}) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          disabled={choice.disabled}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
