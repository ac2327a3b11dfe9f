import styles from './segments.module.css'

/** A few choices side by side, one of them taken. */
export function Segments<Value extends string>({
  label,
  value,
  onChange,
  choices,
}: {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.row}>
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
      </div>
    </fieldset>
  )
}
