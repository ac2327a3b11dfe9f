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
  /** It asks for more: this is written into the box, which stays open. */
  readonly fills?: string
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

/** A deed that is named in a text together with whom it is for: `pay moon1`, `moon1 지급`. */
export interface NamedDeed<Deed> {
  readonly deed: Deed
  /** The rest of the text; empty while only the deed is written. */
  readonly who: string
}

export function deedNamed<Deed extends { readonly names: readonly string[] }>(
  deeds: readonly Deed[],
  text: string,
): NamedDeed<Deed> | undefined {
  const plain = text.trimStart().toLowerCase()
  const all = deeds.flatMap((deed) =>
    deed.names.map((name) => ({ deed, name: name.toLowerCase() })),
  )
  // The longest first: "unblock" is no "block", and 차단 해제 no 차단.
  const named = all.sort((a, b) => b.name.length - a.name.length)
  for (const { deed, name } of named) {
    if (plain.startsWith(`${name} `)) return { deed, who: plain.slice(name.length).trim() }
    if (plain.trimEnd().endsWith(` ${name}`)) {
      return { deed, who: plain.trimEnd().slice(0, -name.length).trim() }
    }
  }
  return undefined
}
