import { isFirstWait, useEndpoint } from '@camellia/client/hooks'
import { listPartnerNotices } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton, officeButtonClass } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Link } from '@tanstack/react-router'
import styles from './notice.module.css'
import { seeNotice, useSeenNotices } from './seen-notices'

const EVERY_MS = 60_000

function usePartnerNotices() {
  return useEndpoint(listPartnerNotices, { page: 1, size: 10 }, { everyMs: EVERY_MS })
}

/** Whether it may still come and push down what is below it. */
export function usePartnerBannerWait(): boolean {
  return isFirstWait(usePartnerNotices())
}

/** The newest word from above that one has not seen, on every screen until it is. */
export function PartnerBanner() {
  const { t } = useTexts()
  const seen = useSeenNotices()
  const { data } = usePartnerNotices()
  const newest = data?.items
    .filter(({ id }) => !seen.includes(id))
    .toSorted((a, b) => b.at.localeCompare(a.at))[0]
  if (!newest) return null
  return (
    <section className={styles.banner} aria-label={t('notice.inbox')}>
      <OfficeIcon name="notice" size={16} />
      <bdi className="semi ell fill">{newest.title}</bdi>
      <Link
        to="/partner-notices"
        search={{ id: newest.id }}
        className={officeButtonClass('plain', 'sm')}
      >
        {t('notice.read')}
      </Link>
      <OfficeIconButton
        icon="close"
        size={14}
        label={t('notice.putAway')}
        onClick={() => seeNotice(newest.id)}
      />
    </section>
  )
}
