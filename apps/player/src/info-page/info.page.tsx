import { useEndpoint } from '@camellia/client/hooks'
import { type InfoPage, readInfoPage } from '@camellia/contract/info-page'
import { useTexts } from '@camellia/i18n/texts'
import { RichText } from '@camellia/ui/rich-text'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { PageTitle } from '../site/section'
import styles from './info.module.css'

/** One of the pages at the foot of the site, as its operator wrote it. */
function Info({ page }: { readonly page: InfoPage }) {
  const { t, day } = useTexts()
  const { data, error, refetch } = useEndpoint(readInfoPage, { page })
  return (
    <div className={styles.reading}>
      <PageTitle
        title={t(`info.${page}`)}
        {...(data?.changedAt && { sub: t('info.changed', { day: day(data.changedAt) }) })}
      />
      <article className={`card ${styles.paper}`}>
        {data && <RichText html={data.content} />}
        {!data && !error && <Skeleton height={320} />}
        {!data && error && <ErrorState code={error.code} onRetry={() => void refetch()} />}
      </article>
    </div>
  )
}

export function TermsPage() {
  return <Info page="TERMS" />
}

export function PrivacyPage() {
  return <Info page="PRIVACY" />
}

export function ResponsiblePage() {
  return <Info page="RESPONSIBLE" />
}

export function HelpPage() {
  return <Info page="HELP" />
}
