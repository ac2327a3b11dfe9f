export interface Pressed {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * The name of what was pressed: `A`, `ArrowDown`, `Shift+ArrowDown`, `Mod+K`, `?`.
 * Letters go by their place on the board, so that they work while Hangul or Arabic is typed.
 */
export function nameOfKey(event: Pressed): string | undefined {
  if (event.altKey) return undefined
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  const digit = /^Digit([0-9])$/.exec(event.code)?.[1]
  const plain = letter ?? (event.shiftKey ? undefined : digit) ?? namedKey(event)
  if (plain === undefined) return undefined
  if (event.ctrlKey || event.metaKey) return `Mod+${plain}`
  return event.shiftKey && plain.length > 1 ? `Shift+${plain}` : plain
}

function namedKey(event: Pressed): string | undefined {
  if (event.key === '/' || event.key === '?') return event.key
  if (event.code === 'Space') return 'Space'
  return event.key === 'Unidentified' ? undefined : event.key
}

/** Letters are off where one types, and while a dialog, a menu or a list has the focus. */
export function isBusyElsewhere(target: Element | null): boolean {
  if (target === null) return false
  const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'
  return target.closest(`${typing}, [role=dialog], [role=menu], [role=listbox]`) !== null
}

/** Enter and Space belong to the button or link that has the focus. */
export function isPressable(target: Element | null): boolean {
  return target?.closest('button, a[href], [role=tab], [role=switch], summary') != null
}
