import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import styles from './ended-modal.module.css'

/** The server ended the session; its words say why. */
export function EndedModal({
  text,
  onClose,
}: {
  readonly text: string
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <Dialog title={t('session.endedTitle')} width={420} onClose={onClose}>
      <div className={styles.body} role="alert">
        <p>{text === 'SELF_EXCLUDED' ? t('code.SELF_EXCLUDED') : text}</p>
        <Button look="primary" wide onClick={onClose} data-autofocus>
          {t('word.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
