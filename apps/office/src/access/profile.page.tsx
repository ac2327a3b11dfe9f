import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { myDetails } from '@camellia/contract/access'
import { useTexts } from '@camellia/i18n/texts'
import { Avatar } from '@camellia/ui/office-avatar'
import { Card } from '@camellia/ui/office-card'
import { Facts } from '@camellia/ui/office-panel'
import { useFormats } from '../site/formats'
import { Page } from '../site/page'
import styles from './access.module.css'
import { MyDevices } from './my-devices'
import { PasswordForm } from './password-form'
import { TwoFactorCard } from './two-factor-card'

/** Oneself: data, password, second factor, devices. */
export function ProfilePage() {
  const { t } = useTexts()
  return (
    <Page title={t('menu.profile')} padded>
      <div className={styles.profile}>
        <div className={styles.stack}>
          <MyData />
          <PasswordForm />
          <TwoFactorCard />
        </div>
        <MyDevices />
      </div>
    </Page>
  )
}

function MyData() {
  const { t } = useTexts()
  const { moment } = useFormats()
  const { name, code } = useSession('name', 'code')
  const data = useEndpoint(myDetails, {}).data
  const or = (text: string | null | undefined) => <bdi>{text || '—'}</bdi>
  return (
    <Card title={t('profile.data')} className={styles.card}>
      <div className={styles.me}>
        <Avatar name={name} large />
        <b className="semi">{name}</b>
        <bdi className="t3">{code}</bdi>
      </div>
      <Facts
        items={[
          { label: t('profile.role'), value: or(data?.roleName) },
          { label: t('passwords.phone'), value: or(data?.phone) },
          { label: t('profile.email'), value: or(data?.email) },
          { label: t('profile.joined'), value: or(data && moment(data.createdAt)) },
        ]}
      />
    </Card>
  )
}
