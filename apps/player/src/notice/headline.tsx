import type { Headline as Notice } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { Icon } from '@camellia/ui/icons'
import { SiteLink } from '../site/site-link'
import styles from './notice.module.css'
import { noticeHref } from './notice-search'

/** A line of the list; the whole of it leads to the notice. */
export function Headline({ notice }: { readonly notice: Notice }) {
  const { t, day } = useTexts()
  const { id, title, category, pinned, at } = notice
  return (
    <li className={styles.row} data-pinned={pinned ? '' : undefined}>
      <SiteLink href={noticeHref({ id })}>
        <span className={styles.pill} data-category={category}>
          {t(`noticeCategory.${category}`)}
        </span>
        <b>
          <bdi>{title}</bdi>
        </b>
        {pinned && (
          <span className={styles.pin}>
            <Icon name="pin" size={14} />
            <span className="srOnly">{t('notice.pinned')}</span>
          </span>
        )}
        <time className="num" dateTime={at}>
          {day(at)}
        </time>
      </SiteLink>
    </li>
  )
}
