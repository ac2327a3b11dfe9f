import { call } from '@camellia/client/call'
import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import { currentSession, updateSession, useSession } from '@camellia/client/session'
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

/** Who it is and what they may do: a page that was reloaded asks again. */
export const RIGHTS = { queryKey: [session.path], queryFn: readSession }

/** Keeps what is known about the one who is logged in true: by push at once, by polling anyway. */
export function useSessionUpkeep(): void {
  const { isAuth } = useSession('isAuth')
  const refresh = useRefresh()
  useLive(isAuth, refresh)
  useQuery({ ...RIGHTS, enabled: isAuth, refetchOnWindowFocus: false, retry: false })
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

async function readSession(): Promise<true> {
  const { accessToken } = currentSession()
  const { userData, permissions, unread, viewedBy } = await call(session, {})
  // Who has logged in meanwhile is somebody else.
  if (currentSession().accessToken !== accessToken) return true
  updateSession({
    code: userData.code,
    name: userData.name,
    role: userData.roleType,
    unread,
    viewedBy: viewedBy ?? '',
    permissions: [...EVERYONES_ABILITIES, ...permissions],
  })
  return true
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
