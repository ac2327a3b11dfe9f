import { type KeyboardEvent, useRef } from 'react'
import { classes } from './class-names'
import styles from './office-small.module.css'

export interface TabChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Known counts are shown; an unknown one leaves nothing behind. */
  readonly count?: string | undefined
}

/** One stop for Tab, arrows between them, as the pattern asks. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  choices,
  className,
}: {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly choices: readonly TabChoice<Value>[]
  readonly className?: string | undefined
}) {
  const list = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const by = stepOf(event.key, document.documentElement.dir === 'rtl')
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    const at = choices.findIndex((choice) => choice.value === value)
    const next = (at + by + choices.length) % choices.length
    onChange((choices[next] ?? { value }).value)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={list}
      className={classes(styles.tabs, className)}
      role="tablist"
      aria-label={label}
      onKeyDown={step}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="tab"
          aria-selected={choice.value === value}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => onChange(choice.value)}
        >
          {choice.label} {choice.count && <span className={styles.count}>{choice.count}</span>}
        </button>
      ))}
    </div>
  )
}

function stepOf(key: string, mirrored: boolean): number {
  if (key === 'ArrowRight') return mirrored ? -1 : 1
  if (key === 'ArrowLeft') return mirrored ? 1 : -1
  return 0
}
