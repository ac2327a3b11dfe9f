import { call } from '@camellia/client/call'
import { clearSession } from '@camellia/client/session'
import { logout } from '@camellia/contract/access'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Ends the session here and on the server, and goes to the root. */
export function useLogOut(): () => void {
  const queries = useQueryClient()
  const { history } = useRouter()
  return useCallback(() => {
    // The server is told while the token is still there; what it answers changes nothing here.
    void call(logout, {}).catch(() => {})
    clearSession()
    queries.clear()
    history.push('/')
  }, [queries, history])
}
