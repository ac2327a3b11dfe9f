import { useTexts } from '@camellia/i18n/texts'
import { Button, IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import styles from './chat.module.css'
import type { Chat } from './use-chat'

/** Who is there, and the way out. */
export function ChatHead({
  chat: { chat, staffed },
  onEnd,
  onClose,
}: {
  readonly chat: Chat
  readonly onEnd: () => void
  readonly onClose?: () => void
}) {
  const { t } = useTexts()
  const state = chat ? t(`chatStatus.${chat.status}`) : t(staffed ? 'chat.here' : 'chat.nobody')
  return (
    <header className={styles.head} data-own-close={onClose ? '' : undefined}>
      <span className={styles.face} data-here={staffed ? '' : undefined}>
        <Icon name="support" />
      </span>
      <div className={styles.name}>
        <b>{t('chat.title')}</b>
        <small role="status">{state}</small>
      </div>
      {chat && (
        <Button size="sm" onClick={onEnd}>
          {t('chat.leave')}
        </Button>
      )}
      {onClose && (
        <IconButton label={t('word.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      )}
    </header>
  )
}
