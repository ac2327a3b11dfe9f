import { useTexts } from '@camellia/i18n/texts'
import { Dialog } from '@camellia/ui/dialog'
import styles from './signup.module.css'
import { SignupForm } from './signup-form'
import { useSignup } from './use-signup'

/** The brief's section 9. */
const WIDTH = 600

export function SignupModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const form = useSignup('', onClose)
  return (
    <Dialog
      title={t('signup.title')}
      plain
      width={WIDTH}
      onClose={onClose}
      className={styles.modal}
    >
      <div className={styles.header}>
        <p className={styles.title} aria-hidden="true">
          {t('signup.title')}
        </p>
        <p>{t('signup.lead')}</p>
      </div>
      <SignupForm form={form} />
    </Dialog>
  )
}
