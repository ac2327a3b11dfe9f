import { call } from '@camellia/client/call'
import { listVendors } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { BlankPage } from './blank-page'
import { useConnection } from './connection'

/** The brief's section 9. */
const ASK_MS = 5_000

/** Closed for maintenance: the server's words, and back by itself when it is over. */
export function CheckupPage() {
  const { t, time } = useTexts()
  const { history } = useRouter()
  const { maintenance, until } = useConnection()
  useEffect(() => {
    const ask = setInterval(() => {
      if (document.hidden) return
      call(listVendors, { gameType: ['CASINO', 'MINI'] }).then(
        () => history.push('/'),
        () => {}, // Still closed, or no answer: asked again in five seconds.
      )
    }, ASK_MS)
    return () => clearInterval(ask)
  }, [history])
  const ends = until && t('checkup.until', { at: time(until) })
  const words = [maintenance, ends, t('checkup.back')].filter(Boolean).join('\n')
  return <BlankPage title={t('checkup.title')} text={words} />
}
