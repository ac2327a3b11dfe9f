import { Select } from '@mantine/core'
import styles from './field.module.css'
import { Icon } from './icons'
import { Kit } from './kit'

export interface SelectProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly placeholder?: string
  readonly searchable?: boolean
}

export function KitSelect({
  id,
  value,
  onChange,
  options,
  placeholder,
  searchable,
  wrong,
  noted,
}: Required<SelectProps> & {
  readonly id: string
  readonly wrong: boolean
  /** A hint or what is wrong stands under it. */
  readonly noted: boolean
}) {
  return (
    <Kit>
      <Select
        id={id}
        value={value || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        data={[...options]}
        placeholder={placeholder}
        searchable={searchable}
        allowDeselect={false}
        rightSection={<Icon name="down" size={16} />}
        rightSectionPointerEvents="none"
        error={wrong}
        withErrorStyles={false}
        aria-describedby={noted ? `${id}-note` : undefined}
        classNames={{
          input: styles.selectInput,
          dropdown: styles.dropdown,
          option: styles.option,
        }}
        // Its list comes when it is opened: one that waits beside the page is measured with it.
        comboboxProps={{ zIndex: 400, keepMounted: false }}
      />
    </Kit>
  )
}
