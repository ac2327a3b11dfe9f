import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Kept with the tab: a page that is loaded anew goes on with the same visit. */
const KEY = 'firstPage'
const LEFT = 'left'

/** Whether a member is still on the page their visit began with. */
export function useFirstPage(isAuth: boolean): boolean {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [first, setFirst] = useState(() => sessionStorage.getItem(KEY) ?? '')
  useEffect(() => {
    // Who comes after a log-out is on a visit of their own.
    const now = isAuth ? (first === '' || first === path ? path : LEFT) : ''
    sessionStorage.setItem(KEY, now)
    setFirst(now)
  }, [isAuth, first, path])
  return isAuth && (first === '' || first === path)
}
