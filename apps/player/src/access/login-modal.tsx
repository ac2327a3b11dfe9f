import { useTexts } from '@camellia/i18n/texts'
import { Dialog } from '@camellia/ui/dialog'
import { LoginForm } from './login-form'
import styles from './login-modal.module.css'

/** The brief's section 9. */
const WIDTH = 700

export function LoginModal({
  next,
  onClose,
}: {
  readonly next: string | undefined
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <Dialog title={t('login.title')} plain width={WIDTH} onClose={onClose} className={styles.modal}>
      <div className={styles.layout}>
        <div className={styles.picture}>
          <b>
            {t('login.pictureFirst')}
            <br />
            {t('login.pictureSecond')}
          </b>
          <small>{t('login.pictureNote')}</small>
        </div>
        <LoginForm next={next} onDone={onClose} />
      </div>
    </Dialog>
  )
}
