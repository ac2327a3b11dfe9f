import { useSession } from '@camellia/client/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetAlarms } from '../site/alarms'
import { useEnded } from '../site/ended'

/**
 * A log-out in another tab closes this one's screens too, and leads to the login. An end that is
 * explained waits for its dialog.
 */
export function useEndElsewhere(): boolean {
  const { isAuth } = useSession('isAuth')
  const ended = useEnded()
  const queries = useQueryClient()
  const { history } = useRouter()
  useEffect(() => {
    if (isAuth || ended) return
    forgetAlarms()
    queries.clear()
    history.push('/login')
  }, [isAuth, ended, queries, history])
  return isAuth
}
