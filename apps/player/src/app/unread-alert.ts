import { useSession } from '@camellia/client/session'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { openDialog, useOpenDialog } from '../site/dialogs'

/** New unread messages raise the alert once; looking away does not raise it again. */
export function useUnreadAlert(): void {
  const { isAuth: loggedIn, unread, viewedBy } = useSession('isAuth', 'unread', 'viewedBy')
  // Whoever looks through the member's eyes is not told.
  const isAuth = loggedIn && viewedBy === ''
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const busy = useOpenDialog() !== undefined
  const told = useRef(0)
  useEffect(() => {
    if (!isAuth) told.current = 0
    if (unread < told.current || path === '/message') told.current = unread
    if (!isAuth || busy || unread <= told.current || path === '/message') return
    told.current = unread
    openDialog({ kind: 'unread' })
  }, [isAuth, unread, path, busy])
}
