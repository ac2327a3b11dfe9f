/**
 * The brief's section 2: what only someone who is logged in may open. Looking at the lobbies and
 * playing for fun needs nobody.
 */
export const MEMBER_PATHS: readonly string[] = [
  '/game',
  '/deposit',
  '/withdraw',
  '/transactions',
  '/notice',
  '/help-center',
  '/message',
  '/profile',
  '/refer-friend',
  '/protection',
  '/my-figures',
  '/bet-history',
  '/access-control',
]

export function needsLogin(href: string): boolean {
  const [path = '', query = ''] = href.split(/[?#]/)
  return MEMBER_PATHS.includes(path) && !(path === '/game' && isDemo(query))
}

/** A game for fun is open to visitors. */
function isDemo(query: string): boolean {
  return new URLSearchParams(query).get('demo') === '1'
}
