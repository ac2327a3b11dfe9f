import styles from './office-small.module.css'

/** A bare box of 15 px for table rows; `mixed` when some of what it stands for is chosen. */
export function RowCheckbox({
  label,
  checked,
  mixed = false,
  disabled = false,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean
  readonly mixed?: boolean
  readonly disabled?: boolean
  readonly onChange: () => void
}) {
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = mixed
      }}
      onClick={(event) => event.stopPropagation()}
      onChange={onChange}
      tabIndex={-1}
    />
  )
}

export function Switch({
  label,
  about,
  on,
  onChange,
}: {
  readonly label: string
  /** What it switches, where the label only says the state. */
  readonly about?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={about && `${about}: ${label}`}
      className={styles.switch}
      onClick={() => onChange(!on)}
    >
      <i />
      {label}
    </button>
  )
}
