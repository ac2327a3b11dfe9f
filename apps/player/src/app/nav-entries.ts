import { useSession } from '@camellia/client/session'
import type { TextKey } from '@camellia/i18n/texts'
import { can } from '@camellia/kernel/ability'
import type { IconName } from '@camellia/ui/icons'
import { useAnswers } from './answers'

/** What waits to be read. */
export interface Waiting {
  readonly messages: number
  readonly answers: number
}

export interface NavEntry {
  readonly href: string
  readonly label: TextKey
  readonly icon: IconName
  readonly badge?: (waiting: Waiting) => number
  /** Pages below it: there one is in this part of the site too. */
  readonly also?: readonly string[]
}

export interface NavGroup {
  readonly heading?: TextKey
  readonly entries: readonly NavEntry[]
}

const MESSAGE: NavEntry = {
  href: '/message',
  label: 'nav.message',
  icon: 'mail',
  badge: ({ messages }) => messages,
}

const HELP: NavEntry = {
  href: '/help-center',
  label: 'nav.help',
  icon: 'help',
  badge: ({ answers }) => answers,
}

/** The side menu in the brief's order, as far as it is built. */
export const NAV_GROUPS: readonly NavGroup[] = [
  { entries: [{ href: '/home', label: 'nav.home', icon: 'home' }] },
  {
    heading: 'nav.games',
    entries: [
      { href: '/slot', label: 'nav.slot', icon: 'slot', also: ['/slot-games'] },
      { href: '/mini', label: 'nav.mini', icon: 'dice' },
    ],
  },
  {
    heading: 'nav.wallet',
    entries: [
      { href: '/deposit', label: 'nav.deposit', icon: 'deposit' },
      { href: '/withdraw', label: 'nav.withdraw', icon: 'withdraw' },
    ],
  },
  {
    heading: 'nav.news',
    entries: [
      { href: '/notice', label: 'nav.notice', icon: 'horn' },
      HELP,
      MESSAGE,
      { href: '/fairness', label: 'nav.fairness', icon: 'shield' },
    ],
  },
  {
    heading: 'nav.mine',
    entries: [
      { href: '/profile', label: 'nav.my', icon: 'user' },
      { href: '/bet-history', label: 'nav.history', icon: 'history' },
      { href: '/my-figures', label: 'nav.figures', icon: 'figures' },
      { href: '/protection', label: 'nav.protection', icon: 'protection' },
      { href: '/refer-friend', label: 'nav.refer', icon: 'gift' },
    ],
  },
]

export const TABS: readonly NavEntry[] = [
  { href: '/home', label: 'nav.home', icon: 'home' },
  { href: '/slot', label: 'tab.slot', icon: 'slot', also: ['/slot-games'] },
  { href: '/mini', label: 'tab.mini', icon: 'dice' },
  { href: '/deposit', label: 'tab.deposit', icon: 'deposit' },
  { href: '/profile', label: 'tab.my', icon: 'user' },
]

export function isHere({ href, also = [] }: NavEntry, path: string): boolean {
  return path === href || also.includes(path)
}

export function useWaiting(): Waiting {
  const { isAuth, unread } = useSession('isAuth', 'unread')
  const answers = useAnswers()
  return { messages: isAuth ? unread : 0, answers }
}

export function useMayOpenPartnerSite(): boolean {
  const { isAuth, permissions } = useSession('isAuth', 'permissions')
  return isAuth && can(permissions, { subject: 'Partner_Login', action: 'read' })
}
