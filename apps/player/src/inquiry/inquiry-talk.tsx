import { call } from '@camellia/client/call'
import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import {
  listMyInquiries,
  type MyWholeInquiry,
  readMyInquiry,
  seeInquiry,
} from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import { useEffect } from 'react'
import { BackLink } from '../site/back-link'
import { helpHref } from '../site/help-search'
import { WaitingCard } from '../site/paged-card'
import styles from './inquiry.module.css'
import { titleOf } from './inquiry.rules'
import { InquiryPosts } from './inquiry-posts'
import { InquiryReply } from './inquiry-reply'
import { InquirySteps } from './inquiry-steps'
import { Rating } from './rating'

const EVERY_MS = 30_000

/** One inquiry as the conversation it is. */
export function InquiryTalk({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(readMyInquiry, { id }, { everyMs: EVERY_MS })
  const inquiry = data?.id === id ? data : undefined
  useSeen(inquiry)
  return (
    <>
      <BackLink href={helpHref({ view: 'mine' })} label={t('inquiry.back')} />
      {inquiry && <Talk inquiry={inquiry} />}
      {!inquiry && (
        <section className="card">
          {!error && <Waiting />}
          {error?.code === 'NOT_FOUND' && <EmptyState icon="chat" title={t('inquiry.missing')} />}
          {error && error.code !== 'NOT_FOUND' && (
            <ErrorState code={error.code} onRetry={() => void refetch()} />
          )}
        </section>
      )}
    </>
  )
}

function Talk({ inquiry }: { readonly inquiry: MyWholeInquiry }) {
  const { t } = useTexts()
  const { id, category, status, rating } = inquiry
  const title = titleOf(inquiry)
  return (
    <article className={`card ${styles.talk}`}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h2>
            <bdi>{title.text ?? t(title.key)}</bdi>
          </h2>
          <small>{t(`inquiryCategory.${category}`)}</small>
        </div>
        <InquirySteps status={status} />
      </header>
      <InquiryPosts inquiry={inquiry} />
      {status === 'FINISHED' && <Rating id={id} rating={rating} />}
      <InquiryReply id={id} finished={status === 'FINISHED'} />
    </article>
  )
}

/** Who looks at an answer has seen it. */
function useSeen(inquiry: MyWholeInquiry | undefined): void {
  const refresh = useRefresh()
  const id = inquiry?.unread ? inquiry.id : undefined
  const latest = inquiry?.lastAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later answer is seen anew.
  useEffect(() => {
    if (!id) return
    call(seeInquiry, { id }).then(
      () => {
        void refresh(listMyInquiries)
        void refresh(readMyInquiry)
      },
      () => {}, // It stays marked as new, and the next look tries again.
    )
  }, [id, latest, refresh])
}

function Waiting() {
  return (
    <WaitingCard>
      <Skeleton height={28} width="50%" />
      <Skeleton height={72} width="70%" round={18} />
      <Skeleton height={96} width="75%" round={18} />
    </WaitingCard>
  )
}
