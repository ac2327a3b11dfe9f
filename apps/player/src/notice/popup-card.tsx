import { useTexts } from '@camellia/i18n/texts'
import { Button, IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { RichText } from '@camellia/ui/rich-text'
import { SiteLink } from '../site/site-link'
import { noticeHref } from './notice-search'
import styles from './popups.module.css'

export function PopupCard({
  id,
  title,
  content,
  onClose,
}: {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <article className={styles.popup} aria-label={title}>
      <header>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <IconButton label={t('word.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it. */}
      <div className={styles.content} dir="auto" tabIndex={0}>
        <RichText html={content} />
      </div>
      <SiteLink className={styles.more} href={noticeHref({ id })}>
        {t('popup.more')}
        <Icon name="next" size={16} />
      </SiteLink>
      <Button size="sm" wide onClick={onClose}>
        {t('popup.hide')}
      </Button>
    </article>
  )
}
