import { useTexts } from '@camellia/i18n/texts'
import { Dialog } from '@camellia/ui/dialog'
import styles from './referral.module.css'
import { ReferralSteps } from './referral-steps'

export function ReferralModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog title={t('refer.title')} width={600} onClose={onClose}>
      <div className={styles.modal}>
        <ReferralSteps />
      </div>
    </Dialog>
  )
}
