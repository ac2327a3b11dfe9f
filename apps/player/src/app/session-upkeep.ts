import { call } from '@camellia/client/call'
import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import { currentSession, updateSession, useSession } from '@camellia/client/session'
import { aTurn } from '@camellia/client/turn'
import { EVERYONES_ABILITIES } from '@camellia/contract/abilities'
import { profile, session } from '@camellia/contract/access'
import { listMessages } from '@camellia/contract/message'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isMoneyHeld } from '../site/held-money'
import { useLive } from './live'

/** The brief's section 9. */
const POLL_MS = 10_000

/** Money and name, into the session. */
export const PROFILE = { queryKey: [profile.path], queryFn: readProfile }

/** Keeps what is known about the one who is logged in true: by push at once, by polling anyway. */
export function useSessionUpkeep(): void {
  const { isAuth } = useSession('isAuth')
  const refresh = useRefresh()
  useLive(isAuth, refresh)
  useEffect(() => {
    // A turn later: the page asks enough at once. A 401 is handled where all are.
    if (isAuth)
      void aTurn()
        .then(readSession)
        .catch(() => {})
  }, [isAuth])
  useQuery({
    ...PROFILE,
    enabled: isAuth,
    refetchInterval: POLL_MS,
    retry: false,
  })
  const messages = useEndpoint(
    listMessages,
    { searchkey: '', page: 1, size: 10 },
    { everyMs: POLL_MS, enabled: isAuth },
  )
  const unread = messages.data?.unread
  useEffect(() => {
    if (isAuth && unread !== undefined) updateSession({ unread })
  }, [isAuth, unread])
}

/** A page that was reloaded asks again who it is: rights may have changed meanwhile. */
async function readSession(): Promise<void> {
  const { userData, permissions, unread, viewedBy } = await call(session, {})
  updateSession({
    code: userData.code,
    name: userData.name,
    role: userData.roleType,
    unread,
    viewedBy: viewedBy ?? '',
    permissions: [...EVERYONES_ABILITIES, ...permissions],
  })
}

/** Money from the poll counts only when no push overtook it. */
async function readProfile(): Promise<true> {
  const { version, accessToken } = currentSession()
  const { code, name, balance, point } = await call(profile, {})
  const now = currentSession()
  if (now.accessToken === accessToken && now.version === version && !isMoneyHeld()) {
    updateSession({ code, name, balance, point })
  }
  return true
}
