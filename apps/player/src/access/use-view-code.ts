import { useAction } from '@camellia/client/hooks'
import { exchangeView } from '@camellia/contract/view-as'
import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startSession } from './start-session'
import { spendViewCode } from './view-code'

/** Staff who come with a code see the site as the member sees it. */
export function useViewCode(): void {
  const { t } = useTexts()
  const { history } = useRouter()
  const { run } = useAction(exchangeView, {
    onDone: (reply) => {
      startSession(reply)
      history.push('/')
    },
    onRefused: () => toast('warning', t('view.failed')),
  })
  useEffect(() => {
    const code = spendViewCode()
    if (code) run({ code })
  }, [run])
}
