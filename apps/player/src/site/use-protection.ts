import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { readProtection } from '@camellia/contract/protection'
import { nowMs } from '@camellia/i18n/clock'
import { type Bar, barOf } from './protection.rules'

/** My limits, my break and my exclusion; nothing for visitors. */
export function useProtection() {
  const { isAuth } = useSession('isAuth')
  return useEndpoint(readProtection, {}, { enabled: isAuth })
}

/** What keeps me from paying in and betting now. The server refuses in any case. */
export function useBar(): Bar | undefined {
  const { data } = useProtection()
  return data ? barOf(data, nowMs()) : undefined
}
