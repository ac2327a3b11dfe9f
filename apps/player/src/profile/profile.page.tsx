import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { LookPanel } from '@camellia/ui/look-panel'
import { Won } from '@camellia/ui/money'
import { openDialog } from '../site/dialogs'
import { PageTitle } from '../site/section'
import { useLogOut } from '../site/use-log-out'
import { LanguageField } from './language-field'
import { MyRounds } from './my-rounds'
import styles from './profile.module.css'

export function ProfilePage() {
  const { t } = useTexts()
  return (
    <>
      <PageTitle title={t('profile.title')} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Me />
          <MyRounds />
        </div>
        <section className={`card ${styles.block}`}>
          <h2>{t('profile.look')}</h2>
          <LanguageField />
          <LookPanel />
        </section>
      </div>
    </>
  )
}

function Me() {
  const { t, number } = useTexts()
  const { code, name, role, balance, point } = useSession()
  const logOut = useLogOut()
  const kind = role === 'PARTNER' || role === 'USER' ? role : 'MEMBER'
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('profile.data')}</h2>
      <dl className={styles.data}>
        <dt>{t('word.id')}</dt>
        <dd>{code}</dd>
        <dt>{t('profile.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('profile.kind')}</dt>
        <dd>{t(`roleType.${kind}`)}</dd>
        <dt>{t('head.balance')}</dt>
        <dd>
          <Won amount={balance} />
        </dd>
        <dt>{t('head.points')}</dt>
        <dd className="num">{t('head.pointUnit', { amount: number(point) })}</dd>
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => openDialog({ kind: 'convert' })}>{t('head.convert')}</Button>
        <Button onClick={() => openDialog({ kind: 'referral' })}>{t('nav.refer')}</Button>
        <Button onClick={logOut}>
          <Icon name="logout" size={16} />
          {t('word.logout')}
        </Button>
      </div>
    </section>
  )
}
