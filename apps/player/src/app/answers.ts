import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { listMyInquiries } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useEffect, useRef } from 'react'

/** How many inquiries of mine were answered since I looked; a push asks again. */
export function useAnswers(): number {
  const { isAuth } = useSession('isAuth')
  const { data } = useEndpoint(listMyInquiries, { page: 1, size: 3 }, { enabled: isAuth })
  return isAuth ? (data?.unread ?? 0) : 0
}

/** An answer that comes while one is elsewhere is told; one's own page shows it anyway. */
export function useAnswerNews(path: string): void {
  const { t } = useTexts()
  const { viewedBy } = useSession('viewedBy')
  const answers = useAnswers()
  const told = useRef(answers)
  useEffect(() => {
    const isNews = answers > told.current && path !== '/help-center' && viewedBy === ''
    told.current = answers
    if (isNews) toast('info', t('inquiry.answered'))
  }, [answers, path, viewedBy, t])
}
