import type { InquiryStatus, MyInquiry } from '@camellia/contract/inquiry'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { inquiryHref } from '../site/help-search'
import { SiteLink } from '../site/site-link'
import styles from './inquiry.module.css'
import { titleOf } from './inquiry.rules'

export function InquiryRow({ inquiry }: { readonly inquiry: MyInquiry }) {
  const { t, ago } = useTexts()
  const { id, category, status, unread, lastAt } = inquiry
  const title = titleOf(inquiry)
  return (
    <li className={styles.row} data-unread={unread ? '' : undefined}>
      <SiteLink href={inquiryHref(id)}>
        <StatusPill status={status} />
        <span className={styles.name}>
          <b>
            <bdi>{title.text ?? t(title.key)}</bdi>
          </b>
          <small>
            {t(`inquiryCategory.${category}`)} · <time dateTime={lastAt}>{ago(lastAt)}</time>
          </small>
        </span>
        {unread && <span className={styles.fresh}>{t('inquiry.new')}</span>}
        <Icon name="next" size={16} className={styles.next} />
      </SiteLink>
    </li>
  )
}

export function StatusPill({ status }: { readonly status: InquiryStatus }) {
  const { t } = useTexts()
  return (
    <span className={styles.pill} data-status={status}>
      {t(`inquiryStatus.${status}`)}
    </span>
  )
}
