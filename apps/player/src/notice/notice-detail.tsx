import { useEndpoint } from '@camellia/client/hooks'
import { readNotice, type WholeNotice } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { RichText } from '@camellia/ui/rich-text'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import { BackLink } from '../site/back-link'
import { WaitingCard } from '../site/paged-card'
import { PageTitle } from '../site/section'
import { useDetailTitle } from '../site/title'
import styles from './notice.module.css'
import { noticeHref } from './notice-search'

/** One notice, whole; one that was taken down meanwhile says so. */
export function NoticeDetail({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(readNotice, { id })
  const notice = data?.id === id ? data : undefined
  useDetailTitle(notice?.title ?? '')
  return (
    <div className={styles.reading}>
      <BackLink href={noticeHref()} label={t('notice.back')} />
      {notice && <Whole notice={notice} />}
      {!notice && (
        <>
          <PageTitle title={t('nav.notice')} />
          <section className="card">
            {!error && <Waiting />}
            {error?.code === 'NOT_FOUND' && <EmptyState icon="horn" title={t('notice.gone')} />}
            {error && error.code !== 'NOT_FOUND' && (
              <ErrorState code={error.code} onRetry={() => void refetch()} />
            )}
          </section>
        </>
      )}
    </div>
  )
}

function Whole({ notice }: { readonly notice: WholeNotice }) {
  const { t, day } = useTexts()
  const { title, category, at, content } = notice
  return (
    <article className={`card ${styles.whole}`}>
      <header>
        <span className={styles.pill} data-category={category}>
          {t(`noticeCategory.${category}`)}
        </span>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <time className="num" dateTime={at}>
          {day(at)}
        </time>
      </header>
      <div className={styles.content} dir="auto">
        <RichText html={content} />
      </div>
    </article>
  )
}

function Waiting() {
  return (
    <WaitingCard>
      <Skeleton height={28} width="60%" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="80%" />
    </WaitingCard>
  )
}
