/** The brief's section 2: what only someone who is logged in may open. */
const NEEDS_LOGIN: readonly string[] = [
  '/mini',
  '/game',
  '/deposit',
  '/withdraw',
  '/transactions',
  '/message',
  '/profile',
  '/refer-friend',
]

export function needsLogin(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return NEEDS_LOGIN.includes(path)
}
