import { useId } from 'react'
import { FieldFrame, type FieldFrameProps } from './field'
import styles from './field.module.css'
import type { SelectProps } from './kit-select'
import { later } from './later'

export type SelectFieldProps = FieldFrameProps & SelectProps

/** Until it can be opened it says what is chosen. */
const KitSelect = later(
  async () => (await import('./kit-select')).KitSelect,
  ({ value, options }) => (
    <span className={`${styles.selectInput} ${styles.shown}`}>
      {options.find((option) => option.value === value)?.label}
    </span>
  ),
)

/** One of a list; by mouse, finger or keyboard. */
export function SelectField({
  value,
  onChange,
  options,
  placeholder = '',
  searchable = false,
  ...frame
}: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...frame} id={id} optional={frame.optional} compact={frame.compact}>
      <KitSelect
        {...{ id, value, onChange, options, placeholder, searchable }}
        wrong={Boolean(frame.error)}
        noted={Boolean(frame.error || frame.hint)}
      />
    </FieldFrame>
  )
}
