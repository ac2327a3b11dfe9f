import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import styles from './gifts.module.css'

/** What is declined does not come back: asked once. */
export function DeclineDialog({
  busy,
  onDecline,
  onClose,
}: {
  readonly busy: boolean
  readonly onDecline: () => void
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <Dialog title={t('gift.declineTitle')} onClose={onClose} width={420}>
      <div className={styles.decline}>
        <p>{t('gift.declineText')}</p>
        <div>
          <Button data-autofocus onClick={onClose}>
            {t('word.cancel')}
          </Button>
          <Button look="danger" busy={busy} onClick={onDecline}>
            {t('gift.decline')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
