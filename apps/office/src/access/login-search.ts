export interface LoginSearch {
  readonly next?: string
}

/** Only a place on this site: another address after the login would be a trap. */
export function loginSearch({ next }: Record<string, unknown>): LoginSearch {
  const safe = typeof next === 'string' && /^\/(?![/\\])/.test(next) && !next.startsWith('/login')
  return safe ? { next } : {}
}
