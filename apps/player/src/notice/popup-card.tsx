import { useTexts } from '@camellia/i18n/texts'
import { Button, IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import DOMPurify from 'dompurify'
import styles from './popups.module.css'

/** Rich text from the office: cleaned again here, whatever the server let through. */
export function PopupCard({
  title,
  content,
  onClose,
}: {
  readonly title: string
  readonly content: string
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const clean = DOMPurify.sanitize(content, { USE_PROFILES: { html: true } })
  return (
    <article className={styles.popup} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton label={t('word.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify just above. */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: clean }} />
      <Button size="sm" wide onClick={onClose}>
        {t('popup.hide')}
      </Button>
    </article>
  )
}
