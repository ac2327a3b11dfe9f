import { OfficeSearch } from '@camellia/ui/office-search'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const TYPING_MS = 250

/** The one box of a screen that its key goes to. */
export const MAIN_SEARCH = 'main-search'

export function focusMainSearch(): void {
  document.getElementById(MAIN_SEARCH)?.focus()
}

/** Narrows a list; what is typed goes to the address bar once the typing pauses. */
export function ToolSearch({
  label,
  value = '',
  onText,
  main = false,
  maxLength,
  className,
}: {
  readonly label: string
  /** What the address says. */
  readonly value: string | undefined
  readonly onText: (text: string) => void
  readonly main?: boolean
  readonly maxLength?: number
  readonly className?: string | undefined
}) {
  const [text, setText] = useState(value)
  // What this box asked for itself: when the address says it later, more may be written already.
  const asked = useRef(value)
  const say = useEffectEvent((next: string) => {
    asked.current = next
    onText(next)
  })
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => say(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, value])
  return (
    <OfficeSearch
      label={label}
      value={text}
      onText={setText}
      on={value !== ''}
      className={className}
      {...(maxLength !== undefined && { maxLength })}
      {...(main && { id: MAIN_SEARCH, cap: 'F' })}
    />
  )
}
