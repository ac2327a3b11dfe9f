import { onTroubles } from '@camellia/client/call'
import { clearSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { changeConnection } from './connection'

/** The brief's section 8. */
const RELOAD_MS = 2_000

/** What every call can meet: the session is over, the site is closed, nobody answers. */
export function useTroubles(): void {
  const { t } = useTexts()
  const { history } = useRouter()
  useEffect(() => {
    onTroubles({
      unauthorized: () => {
        // The end of a session leads to the root: whoever logs in again goes on from here.
        const here = location.href
        clearSession()
        toast('warning', t('session.expired'))
        setTimeout(() => location.assign(here), RELOAD_MS)
      },
      maintenance: (maintenance, until) => {
        changeConnection({ maintenance, until })
        if (history.location.pathname !== '/checkup') history.push('/checkup')
      },
      outage: (outage) => changeConnection({ outage }),
    })
  }, [t, history])
  useEffect(() => {
    // Without a network nothing is asked any more, so no call would notice.
    const lost = () => changeConnection({ offline: true })
    const back = () => changeConnection({ offline: false })
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [])
}
