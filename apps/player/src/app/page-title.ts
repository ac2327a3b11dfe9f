import type { TextKey } from '@camellia/i18n/texts'

/** What each address is called; a game is called by its own name. */
const TITLES: Readonly<Record<string, TextKey>> = {
  '/': 'nav.home',
  '/home': 'nav.home',
  '/slot': 'nav.slot',
  '/slot-games': 'nav.slot',
  '/mini': 'nav.mini',
  '/game': 'nav.games',
  '/deposit': 'nav.deposit',
  '/withdraw': 'nav.withdraw',
  '/bet-history': 'nav.history',
  '/transactions': 'nav.transactions',
  '/fairness': 'nav.fairness',
  '/fairness/how': 'fair.howTitle',
  '/notice': 'nav.notice',
  '/help-center': 'nav.help',
  '/message': 'nav.message',
  '/profile': 'nav.my',
  '/refer-friend': 'nav.refer',
  '/access-control': 'device.title',
  '/protection': 'nav.protection',
  '/my-figures': 'nav.figures',
  '/terms': 'info.TERMS',
  '/privacy': 'info.PRIVACY',
  '/responsible-play': 'info.RESPONSIBLE',
  '/help': 'info.HELP',
  '/signup': 'signup.title',
  '/forgot-password': 'forgot.title',
  '/checkup': 'checkup.title',
  '/not-authorized': 'denied.title',
  '/pages/misc/not-authorized': 'denied.title',
}

export function titleOf(path: string): TextKey {
  return TITLES[path] ?? 'page.notFound'
}
