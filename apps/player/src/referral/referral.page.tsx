import { SCENES } from '@camellia/art/art'
import { useTexts } from '@camellia/i18n/texts'
import { Friends } from './friends'
import styles from './referral.module.css'
import { ReferralSteps } from './referral-steps'

export function ReferralPage() {
  const { t } = useTexts()
  return (
    <>
      <div className={styles.banner}>
        <img src={SCENES.invite} alt="" />
        <h1>{t('refer.title')}</h1>
        <p>{t('refer.sub')}</p>
      </div>
      <section className={`card ${styles.card}`}>
        <ReferralSteps />
      </section>
      <Friends />
    </>
  )
}
