import { initialsOf } from '@camellia/kernel/initials'
import type { OfficeIconName } from '@camellia/ui/office-icons'

export interface Command {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly note?: string
  /** What else it answers to and does not show, such as its address. */
  readonly words?: string
  readonly icon: OfficeIconName
  readonly caps?: readonly string[]
  readonly checked?: boolean
  readonly run: () => void
}

/** Those that answer to every word that was typed, or to the initials of their Korean name. */
export function commandsLike(commands: readonly Command[], text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ group, label, note = '', words: more = '' }) => {
    const all = `${group} ${label} ${note} ${more}`.toLowerCase()
    const initials = initialsOf(label.replace(/[\s·]/g, ''))
    return words.every((word) => all.includes(word) || initials.includes(word))
  })
}
