import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Below } from '@camellia/ui/below'
import { Button } from '@camellia/ui/button'
import { askLogin } from '../site/dialogs'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import styles from './fairness.module.css'
import { How } from './how'
import { MySeeds } from './my-seeds'
import { RtpHistory } from './rtp-history'
import { SeedChecker } from './seed-check'
import { Titles } from './titles'
import { Verifier } from './verifier'

export function FairnessPage() {
  const { t } = useTexts()
  const { isAuth } = useSession('isAuth')
  return (
    <>
      <PageTitle title={t('fairness.title')} sub={t('fairness.sub')} />
      <How />
      <SiteLink className={styles.howLink} href="/fairness/how">
        {t('fair.howLink')}
      </SiteLink>
      <div className={styles.columns}>
        <Verifier />
        <div className={styles.stack}>{isAuth ? <MySeeds /> : <LoginForSeeds />}</div>
      </div>
      <Below height={1_600}>
        <SeedChecker />
        <Titles />
        <RtpHistory />
      </Below>
    </>
  )
}

function LoginForSeeds() {
  const { t } = useTexts()
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('fairness.mine')}</h2>
      <p className={styles.note}>{t('fairness.mineGuest')}</p>
      <Button onClick={() => askLogin('/fairness')}>{t('word.login')}</Button>
    </section>
  )
}
