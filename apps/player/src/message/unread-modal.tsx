import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Icon } from '@camellia/ui/icons'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from './message.module.css'

export function UnreadModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { unread } = useSession('unread')
  const { history } = useRouter()
  // Read elsewhere meanwhile: there is nothing left to tell.
  useEffect(() => {
    if (unread === 0) onClose()
  }, [unread, onClose])
  const open = () => {
    onClose()
    history.push('/message')
  }
  return (
    <Dialog title={t('unread.title')} width={400} onClose={onClose}>
      <div className={styles.alert}>
        <p>
          <span className={styles.badge}>
            <Icon name="mail" size={24} />
          </span>
          {t('unread.text', { count: unread })}
        </p>
        <div className={styles.choices}>
          <Button onClick={onClose}>{t('unread.later')}</Button>
          <Button look="primary" onClick={open} data-autofocus>
            {t('unread.open')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
