import type { KeyboardEvent, ReactNode } from 'react'
import { Anchored } from './anchored'
import { Icon, type IconName } from './icons'
import styles from './menu.module.css'
import { type Pressed, usePressed } from './popover'

export interface MenuEntry {
  readonly label: string
  readonly onSelect: () => void
  readonly icon?: IconName
  readonly checked?: boolean
  /** The language of a label that is not in the page's own. */
  readonly lang?: string
}

/** A short list that opens below its button; the arrows go through it. */
export function Menu({
  target,
  entries,
  heading,
}: {
  readonly target: Pressed
  readonly entries: readonly MenuEntry[]
  readonly heading?: ReactNode
}) {
  const { open, close, button } = usePressed(target)
  return (
    <Anchored
      open={open}
      onClose={close}
      target={button}
      role="menu"
      className={styles.dropdown}
      onKeyDown={(event) => {
        if (event.key === 'Tab') close()
        else step(event)
      }}
    >
      {heading && <div className={styles.label}>{heading}</div>}
      {entries.map(({ label, onSelect, icon, checked, lang }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          lang={lang}
          className={styles.item}
          aria-current={checked || undefined}
          data-autofocus={checked || undefined}
          data-mantine-stop-propagation="true"
          onClick={() => {
            close()
            onSelect()
          }}
        >
          {icon && <Icon name={icon} size={16} />}
          <span>{label}</span>
          {checked && <Icon name="check" size={16} />}
        </button>
      ))}
    </Anchored>
  )
}

function step(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? items.length - 1 : at - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
