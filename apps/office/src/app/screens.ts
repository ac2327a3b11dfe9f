import { abilityOf, type Permission } from '@camellia/contract/abilities'
import type { TextKey } from '@camellia/i18n/texts'
import { type Ability, can } from '@camellia/kernel/ability'
import type { OfficeIconName } from '@camellia/ui/office-icons'
import { MENU, type MenuEntry } from '../site/menu'

/** A screen that can be gone to; those of the menu have a letter. */
export interface Screen {
  readonly to: MenuEntry['to'] | '/profile' | '/partner-notices' | '/qna/macros'
  readonly text: TextKey
  readonly icon: OfficeIconName
  readonly need?: Permission
  readonly also?: Permission
  readonly letter?: string
}

/** Every screen: those of the menu, then those that are reached from elsewhere. */
export const SCREENS: readonly Screen[] = [
  ...MENU.flatMap(({ entries }) => entries),
  { to: '/qna/macros', text: 'macro.title', icon: 'zap', need: 'Faq.read' },
  { to: '/partner-notices', text: 'notice.inbox', icon: 'inbox' },
  { to: '/profile', text: 'menu.profile', icon: 'user' },
]

export function screensFor(held: readonly Ability[]): readonly Screen[] {
  return SCREENS.filter(({ need, also = need }) =>
    [need, also].every((permission) => !permission || can(held, abilityOf(permission))),
  )
}
