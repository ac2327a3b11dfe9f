import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { myDevices } from '@camellia/contract/device'
import { useTexts } from '@camellia/i18n/texts'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { PageTitle } from '../site/section'
import styles from './device.module.css'
import { KnownDevices, OpenSessions } from './device-lists'
import { LoginHistory } from './login-history'
import { TwoFactor } from './two-factor'

/** Who is in with my name, from where, and how to shut others out. */
export function AccessControlPage() {
  const { t } = useTexts()
  const { role } = useSession('role')
  const { data, error, refetch } = useEndpoint(myDevices, {})
  return (
    <>
      <PageTitle title={t('device.title')} sub={t('device.sub')} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {error && !data && <ErrorState code={error.code} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton height={220} round={16} />}
          {data && <OpenSessions sessions={data.sessions} />}
          {data && <KnownDevices devices={data.devices} />}
        </div>
        <div className={styles.stack}>
          {role !== 'MEMBER' && <TwoFactor />}
          <LoginHistory />
        </div>
      </div>
    </>
  )
}
