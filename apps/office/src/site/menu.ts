import type { Permission } from '@camellia/contract/abilities'
import { abilityOf } from '@camellia/contract/abilities'
import type { TextKey } from '@camellia/i18n/texts'
import { type Ability, can } from '@camellia/kernel/ability'
import type { OfficeIconName } from '@camellia/ui/office-icons'

export interface MenuEntry {
  readonly to: '/dashboard' | '/members/waiting' | '/system'
  readonly text: TextKey
  readonly icon: OfficeIconName
  readonly need: Permission
  /** G, then this letter. */
  readonly letter: string
  /** Which live number stands at the end of the row. */
  readonly count?: 'waiting'
}

export interface MenuGroup {
  readonly text?: TextKey
  readonly entries: readonly MenuEntry[]
}

/**
 * The brief's menu, queues first. A feature that is built adds its line; what is not built is
 * not here, and a group without entries is not shown.
 */
// biome-ignore format: one line each reads as a table
export const MENU: readonly MenuGroup[] = [
  {
    entries: [
      { to: '/dashboard', text: 'menu.dashboard', icon: 'dashboard', need: 'Report.read', letter: 'D' },
    ],
  },
  {
    text: 'menu.queues',
    entries: [
      { to: '/members/waiting', text: 'menu.waiting', icon: 'userPlus', need: 'Member.update', letter: 'W', count: 'waiting' },
    ],
  },
  {
    text: 'menu.operation',
    entries: [
      { to: '/system', text: 'menu.system', icon: 'system', need: 'System.manage', letter: 'S' },
    ],
  },
]

/** What someone with these abilities sees. */
export function menuFor(held: readonly Ability[]): readonly MenuGroup[] {
  return MENU.map((group) => ({
    ...group,
    entries: group.entries.filter(({ need }) => can(held, abilityOf(need))),
  })).filter(({ entries }) => entries.length > 0)
}

export function entriesFor(held: readonly Ability[]): readonly MenuEntry[] {
  return menuFor(held).flatMap(({ entries }) => entries)
}
