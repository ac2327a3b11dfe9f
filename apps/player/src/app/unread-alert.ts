import { useSession } from '@camellia/client/session'
import { useEffect } from 'react'
import { openDialog, useOpenDialog } from '../site/dialogs'

/** Kept with the tab: a page that is loaded anew does not tell again what was told. */
const TOLD_KEY = 'toldUnread'

/** New unread messages raise the alert once; looking away does not raise it again. */
export function useUnreadAlert(path: string): void {
  const { isAuth: loggedIn, unread, viewedBy } = useSession('isAuth', 'unread', 'viewedBy')
  // Whoever looks through the member's eyes is not told.
  const isAuth = loggedIn && viewedBy === ''
  const busy = useOpenDialog() !== undefined
  useEffect(() => {
    const told = isAuth ? Number(sessionStorage.getItem(TOLD_KEY)) || 0 : 0
    const seen = isAuth && (unread < told || path === '/message') ? unread : told
    const tell = isAuth && !busy && unread > seen
    sessionStorage.setItem(TOLD_KEY, String(tell ? unread : seen))
    if (tell) openDialog({ kind: 'unread' })
  }, [isAuth, unread, path, busy])
}
