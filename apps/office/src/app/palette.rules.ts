import type { OfficeIconName } from '@camellia/ui/office-icons'

export interface Command {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly note?: string
  readonly icon: OfficeIconName
  readonly caps?: readonly string[]
  readonly checked?: boolean
  readonly run: () => void
}

/** Those whose name or note holds every word that was typed. */
export function commandsLike(commands: readonly Command[], text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ group, label, note = '' }) => {
    const all = `${group} ${label} ${note}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
}
