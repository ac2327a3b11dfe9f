import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { type MyDetails, myDetails } from '@camellia/contract/access'
import { useTexts } from '@camellia/i18n/texts'
import { Below } from '@camellia/ui/below'
import { Button, buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { LookPanel } from '@camellia/ui/look-panel'
import { Won } from '@camellia/ui/money'
import { Fragment } from 'react'
import { openDialog } from '../site/dialogs'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { useLogOut } from '../site/use-log-out'
import { LanguageField } from './language-field'
import { MyRounds } from './my-rounds'
import { PasswordForms } from './password-forms'
import styles from './profile.module.css'

export function ProfilePage() {
  const { t } = useTexts()
  return (
    <>
      <PageTitle title={t('profile.title')} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Me />
          <Security />
          <Below height={500}>
            <MyRounds />
          </Below>
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
  const { code, name, role, balance, point } = useSession(
    'code',
    'name',
    'role',
    'balance',
    'point',
  )
  const logOut = useLogOut()
  const kind = role === 'PARTNER' || role === 'USER' ? role : 'MEMBER'
  const details = useEndpoint(myDetails, {}).data
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
        <Details details={details} />
        <dt>{t('head.balance')}</dt>
        <dd>
          <Won amount={balance} />
        </dd>
        <dt>{t('head.points')}</dt>
        <dd className="num">
          {point === undefined ? '–' : t('head.pointUnit', { amount: number(point) })}
        </dd>
      </dl>
      <div className={styles.actions}>
        <SiteLink className={buttonClass()} href="/transactions">
          <Icon name="history" size={16} />
          {t('nav.transactions')}
        </SiteLink>
        <SiteLink className={buttonClass()} href="/my-figures">
          <Icon name="figures" size={16} />
          {t('nav.figures')}
        </SiteLink>
        <SiteLink className={buttonClass()} href="/protection">
          <Icon name="protection" size={16} />
          {t('nav.protection')}
        </SiteLink>
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

/** Numbers come masked from the server. */
function Details({ details }: { readonly details: MyDetails | undefined }) {
  const { t } = useTexts()
  if (!details) return null
  const { bank, accountNumber, depositor, phone, email } = details
  const account = bank && accountNumber ? `${bank} ${accountNumber}` : null
  const rows = [
    ['profile.account', account],
    ['profile.depositor', depositor],
    ['profile.phone', phone],
    ['profile.email', email],
  ] as const
  return rows.map(([label, value]) =>
    value ? (
      <Fragment key={label}>
        <dt>{t(label)}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </Fragment>
    ) : null,
  )
}

function Security() {
  const { t } = useTexts()
  const details = useEndpoint(myDetails, {}).data
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('profile.security')}</h2>
      <PasswordForms withdraw={details?.withdrawPassword ?? true} />
      <div className={styles.actions}>
        <SiteLink className={buttonClass()} href="/access-control">
          <Icon name="shield" size={16} />
          {t('device.title')}
        </SiteLink>
      </div>
    </section>
  )
}
