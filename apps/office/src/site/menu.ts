import type { Permission } from '@camellia/contract/abilities'
import { abilityOf } from '@camellia/contract/abilities'
import type { TextKey } from '@camellia/i18n/texts'
import { type Ability, can } from '@camellia/kernel/ability'
import type { OfficeIconName } from '@camellia/ui/office-icons'

export interface MenuEntry {
  readonly to:
    | '/dashboard'
    | '/partners/lines'
    | '/deposit'
    | '/withdraw'
    | '/payments'
    | '/transactions'
    | '/company-accounts'
    | '/money'
    | '/where-money-is'
    | '/members/waiting'
    | '/members/connected'
    | '/members'
    | '/partners'
    | '/users'
    | '/settings'
    | '/system'
    | '/audit'
    | '/members/passwords'
    | '/logins'
    | '/ip'
    | '/games'
    | '/game-history'
    | '/slot-history'
    | '/rtp'
    | '/call'
    | '/call-log'
    | '/roles'
    | '/roles/reorganize'
    | '/permissions'
    | '/qna'
    | '/chats'
    | '/notices'
    | '/messages'
    | '/faqs'
    | '/info-pages'
  readonly text: TextKey
  readonly icon: OfficeIconName
  /** Without one it is everybody's. */
  readonly need?: Permission
  /** Of what only the head office may call: an ability that is theirs. */
  readonly also?: Permission
  /** G, then this letter; a digit where the letters are used up. */
  readonly letter: string
  /** Which live number stands at the end of the row. */
  readonly count?:
    | 'waiting'
    | 'passwords'
    | 'deposits'
    | 'withdrawals'
    | 'calls'
    | 'payments'
    | 'accounts'
    | 'rtp'
    | 'inquiries'
    | 'chats'
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
      { to: '/dashboard', text: 'menu.dashboard', icon: 'dashboard', letter: 'D' },
    ],
  },
  {
    text: 'menu.queues',
    entries: [
      { to: '/deposit', text: 'menu.deposit', icon: 'deposit', need: 'Deposit.allow', letter: 'E', count: 'deposits' },
      { to: '/withdraw', text: 'menu.withdraw', icon: 'withdraw', need: 'Withdraw.allow', letter: 'H', count: 'withdrawals' },
      { to: '/members/waiting', text: 'menu.waiting', icon: 'userPlus', need: 'Member.update', letter: 'W', count: 'waiting' },
      { to: '/members/passwords', text: 'menu.passwords', icon: 'key', need: 'Member.update', letter: 'K', count: 'passwords' },
      { to: '/qna', text: 'menu.qna', icon: 'inquiry', need: 'Faq.read', letter: '2', count: 'inquiries' },
      { to: '/chats', text: 'menu.chats', icon: 'chats', need: 'Faq.read', letter: '3', count: 'chats' },
    ],
  },
  {
    text: 'menu.people',
    entries: [
      { to: '/members/connected', text: 'menu.connected', icon: 'connected', need: 'Member.update', letter: 'C' },
      { to: '/members', text: 'menu.members', icon: 'users', need: 'Member.update', letter: 'M' },
      { to: '/partners', text: 'menu.partners', icon: 'partner', need: 'Member.update', letter: 'T' },
      { to: '/partners/lines', text: 'menu.lines', icon: 'chart', need: 'Report.read', letter: '9' },
      { to: '/users', text: 'menu.users', icon: 'staff', need: 'Member.update', letter: 'U' },
    ],
  },
  {
    text: 'menu.gameGroup',
    entries: [
      { to: '/games', text: 'menu.games', icon: 'games', need: 'Game.onoff', also: 'System.manage', letter: 'G' },
      { to: '/game-history', text: 'menu.gameHistory', icon: 'rounds', need: 'Report.read', letter: 'J' },
      { to: '/slot-history', text: 'menu.slotHistory', icon: 'slots', need: 'Report.read', letter: 'Q' },
    ],
  },
  {
    text: 'menu.callGroup',
    entries: [
      { to: '/call', text: 'menu.call', icon: 'gift', need: 'Call.manage', letter: 'Z', count: 'calls' },
      { to: '/rtp', text: 'menu.rtp', icon: 'drift', need: 'Rtp.manage', also: 'System.manage', letter: 'X', count: 'rtp' },
      { to: '/call-log', text: 'menu.callLog', icon: 'log', need: 'Call.manage', letter: '1' },
    ],
  },
  {
    text: 'menu.money',
    entries: [
      { to: '/transactions', text: 'menu.transactions', icon: 'receipt', need: 'Report.read', letter: 'N' },
      { to: '/money', text: 'menu.moneyFlow', icon: 'flow', need: 'Member.update', letter: 'F' },
      { to: '/where-money-is', text: 'menu.moneyPlaces', icon: 'scale', need: 'Report.read', also: 'System.manage', letter: 'V' },
      { to: '/payments', text: 'menu.payments', icon: 'handover', need: 'Payment.allow', letter: 'Y', count: 'payments' },
      { to: '/company-accounts', text: 'menu.companyAccounts', icon: 'bank', need: 'Deposit.allow', letter: 'B', count: 'accounts' },
    ],
  },
  {
    text: 'menu.talkGroup',
    entries: [
      { to: '/notices', text: 'menu.notices', icon: 'notice', need: 'Notice.create', letter: '4' },
      { to: '/messages', text: 'menu.messages', icon: 'letter', need: 'Message.read', letter: '5' },
      { to: '/faqs', text: 'menu.faqs', icon: 'faqs', need: 'Faq.write', also: 'System.manage', letter: '6' },
      { to: '/info-pages', text: 'menu.infoPages', icon: 'log', need: 'System.manage', letter: '8' },
    ],
  },
  {
    text: 'menu.roleGroup',
    entries: [
      { to: '/roles', text: 'menu.roles', icon: 'shield', need: 'Role.manage', letter: 'R' },
      { to: '/roles/reorganize', text: 'menu.reorganize', icon: 'tree', need: 'Role.manage', letter: 'O' },
      { to: '/permissions', text: 'menu.permissions', icon: 'key', need: 'Role.manage', letter: 'P' },
    ],
  },
  {
    text: 'menu.operation',
    entries: [
      { to: '/settings', text: 'menu.settings', icon: 'wrench', need: 'System.manage', letter: '7' },
      { to: '/system', text: 'menu.system', icon: 'system', need: 'System.manage', letter: 'S' },
      { to: '/logins', text: 'menu.logins', icon: 'screen', need: 'Login.read', letter: 'L' },
      { to: '/ip', text: 'menu.ip', icon: 'shieldAlert', need: 'Ip.manage', letter: 'I' },
      { to: '/audit', text: 'menu.audit', icon: 'shield', need: 'Audit.read', letter: 'A' },
    ],
  },
]

/** What someone with these abilities sees. */
export function menuFor(held: readonly Ability[]): readonly MenuGroup[] {
  return MENU.map((group) => ({
    ...group,
    entries: group.entries.filter(({ need, also = need }) =>
      [need, also].every((permission) => !permission || can(held, abilityOf(permission))),
    ),
  })).filter(({ entries }) => entries.length > 0)
}

export function entriesFor(held: readonly Ability[]): readonly MenuEntry[] {
  return menuFor(held).flatMap(({ entries }) => entries)
}
