import { Menu as MantineMenu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from './icons'
import styles from './menu.module.css'

export interface MenuEntry {
  readonly label: string
  readonly onSelect: () => void
  readonly icon?: IconName
  readonly checked?: boolean
  /** The language of a label that is not in the page's own. */
  readonly lang?: string
}

/** A short list that opens below its button. */
export function Menu({
  target,
  entries,
  heading,
}: {
  readonly target: ReactElement
  readonly entries: readonly MenuEntry[]
  readonly heading?: ReactNode
}) {
  return (
    <MantineMenu
      position="bottom-end"
      offset={8}
      zIndex={350}
      transitionProps={{ duration: 120, transition: 'pop-top-right' }}
      classNames={{ dropdown: styles.dropdown, item: styles.item, label: styles.label }}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {heading && <MantineMenu.Label>{heading}</MantineMenu.Label>}
        {entries.map(({ label, onSelect, icon, checked, lang }) => (
          <MantineMenu.Item
            key={label}
            lang={lang}
            onClick={onSelect}
            aria-current={checked || undefined}
            leftSection={icon && <Icon name={icon} size={16} />}
            rightSection={checked && <Icon name="check" size={16} />}
          >
            {label}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}
