import { useSession } from '@camellia/client/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { needsLogin } from '../site/guarded'
import { hrefWith } from '../site/search'

/**
 * A session that ends, here or in another tab, takes its pages with it: what they showed is
 * forgotten, and the site goes to the root.
 */
export function useSessionEnd(): void {
  const { accessToken } = useSession('accessToken')
  const queries = useQueryClient()
  const { history } = useRouter()
  const before = useRef(accessToken)
  useEffect(() => {
    const was = before.current
    before.current = accessToken
    if (was === '' || was === accessToken) return
    void queries.resetQueries()
    history.push('/')
  }, [accessToken, queries, history])
}

/** Whether the page that is drawn, not the one that is on its way, may be seen: it would stay. */
export function useMayBeSeen(): boolean {
  const { isAuth } = useSession('isAuth')
  const shown = useRouterState({
    select: ({ matches }) => {
      const { pathname = '/', search = {} } = matches.at(-1) ?? {}
      const { demo } = search as Readonly<Record<string, unknown>>
      return hrefWith(pathname, { demo: String(demo ?? '') })
    },
  })
  return isAuth || !needsLogin(shown)
}
