import { Select } from '@mantine/core'
import { useId } from 'react'
import { FieldFrame, type FieldFrameProps } from './field'
import styles from './field.module.css'
import { Icon } from './icons'

export interface SelectFieldProps extends FieldFrameProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly placeholder?: string
  readonly searchable?: boolean
}

/** One of a list; by mouse, finger or keyboard. */
export function SelectField({
  value,
  onChange,
  options,
  placeholder,
  searchable = false,
  ...frame
}: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...frame} id={id} optional={frame.optional} compact={frame.compact}>
      <Select
        id={id}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        data={[...options]}
        placeholder={placeholder ?? ''}
        searchable={searchable}
        allowDeselect={false}
        rightSection={<Icon name="down" size={16} />}
        rightSectionPointerEvents="none"
        error={Boolean(frame.error)}
        withErrorStyles={false}
        aria-describedby={frame.error || frame.hint ? `${id}-note` : undefined}
        classNames={{
          input: styles.selectInput,
          dropdown: styles.dropdown,
          option: styles.option,
        }}
        comboboxProps={{ zIndex: 400 }}
      />
    </FieldFrame>
  )
}
